import { fenToCny } from '@xinghe/rules/base/money.ts'
import type { TermsOf } from '@xinghe/rules/promotions/terms.ts'
import { classNames } from '@xinghe/ui/class-names.ts'
import { TitledCard } from '@xinghe/ui/TitledCard.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { raceText as words } from './messages.ts'

interface PrizeListProps {
  prizes: TermsOf<'racePage'>['prizes']
  /** The own one; its prize is marked. */
  rank: number | null
}

/** The prizes by place, from the terms. */
export function PrizeList({ prizes, rank }: PrizeListProps) {
  const t = useText()
  return (
    <TitledCard title={t(words.prizes)}>
      <ul className="grid grid-cols-6 gap-3 max-desk:grid-cols-3 max-desk:gap-2">
        {prizes.map(({ from, to, amount }) => (
          <li
            key={from}
            className={classNames(
              'rounded-md border px-2 py-3 text-center',
              rank !== null && from <= rank && rank <= to ? 'border-gold bg-gold/8' : 'border-line',
            )}
          >
            <span className="block text-12 text-muted">
              {from === to ? t(words.rank, { rank: from }) : t(words.places, { from, to })}
            </span>
            <span className="mt-1 block font-num text-20 font-bold text-gold-text max-desk:text-16">
              {fenToCny(amount)}
            </span>
          </li>
        ))}
      </ul>
    </TitledCard>
  )
}
