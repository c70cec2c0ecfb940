import { fenToCny } from '@xinghe/rules/base/money.ts'
import { TitledCard } from '@xinghe/ui/TitledCard.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { ItemAction } from '../frame/ItemAction.tsx'
import type { Item } from '../frame/use-activity.ts'
import { invitationText as words } from './messages.ts'

interface RewardListProps {
  items: readonly Item[]
  onClaim: (item: Item) => void
  onEnd: () => void
}

/** One award for each friend, what can be claimed first. */
export function RewardList({ items, onClaim, onEnd }: RewardListProps) {
  const t = useText()
  const open = items.filter(({ state }) => state === 'claimable')
  const others = items.filter(({ state }) => state !== 'claimable')
  return (
    <TitledCard title={t(words.rewards)}>
      <ul className="divide-y divide-line">
        {[...open, ...others].map((item) => (
          <li key={item.item} className="flex items-center gap-6 py-3 first:pt-0 last:pb-0">
            <span className="w-20 shrink-0 font-num text-20 font-bold text-gold-text">
              {fenToCny(item.amount)}
            </span>
            <span className="min-w-0 flex-1 text-14">{t(words.friendReward)}</span>
            <ItemAction item={item} name={fenToCny(item.amount)} onClaim={onClaim} onEnd={onEnd} />
          </li>
        ))}
      </ul>
    </TitledCard>
  )
}
