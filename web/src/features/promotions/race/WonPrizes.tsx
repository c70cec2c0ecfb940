import { fenToCny } from '@xinghe/rules/base/money.ts'
import { TitledCard } from '@xinghe/ui/TitledCard.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { ItemAction } from '../frame/ItemAction.tsx'
import type { Item } from '../frame/use-activity.ts'
import { raceText as words } from './messages.ts'

interface WonPrizesProps {
  items: readonly Item[]
  onClaim: (item: Item) => void
  onEnd: () => void
}

/** Prizes of the last weeks, to claim or claimed. */
export function WonPrizes({ items, onClaim, onEnd }: WonPrizesProps) {
  const t = useText()
  return (
    <TitledCard title={t(words.won)}>
      <ul className="divide-y divide-line">
        {items.map((item) => (
          <li
            key={`${item.period} ${item.item}`}
            className="flex items-center gap-6 py-4 first:pt-0 last:pb-0 max-desk:gap-4"
          >
            <span className="font-num text-28 font-bold text-gold-text max-desk:text-20">
              {fenToCny(item.amount)}
            </span>
            <span className="min-w-0 flex-1 text-14">
              {t(words.wonLine, {
                week: item.period.slice(0, -1),
                rank: item.item.slice('rank-'.length),
              })}
            </span>
            <ItemAction item={item} name={fenToCny(item.amount)} onClaim={onClaim} onEnd={onEnd} />
          </li>
        ))}
      </ul>
    </TitledCard>
  )
}
