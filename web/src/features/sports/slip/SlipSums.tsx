import { secondMs } from '@xinghe/rules/base/instant.ts'
import { fenToCny } from '@xinghe/rules/base/money.ts'
import type { SlipBet } from '@xinghe/rules/sports/slip/bets.ts'
import { capOf } from '@xinghe/rules/sports/slip/quotes.ts'
import { passesCap } from '@xinghe/rules/sports/slip/stakes.ts'
import { Money } from '@xinghe/ui/Money.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { slipText as words } from '../words/slip-messages.ts'
import { useQuotes } from './slip-store.ts'
import type { Placing } from './use-place.ts'

/** What is put at risk, and what it can win. */
export function SlipSums({ totals }: Pick<Placing, 'totals'>) {
  const t = useText()
  const sums = [
    { name: words.totalRisk, sum: totals.risk },
    { name: words.totalWin, sum: totals.maxWin },
  ]
  return (
    <dl className="flex flex-wrap justify-between gap-x-3">
      {sums.map(({ name, sum }) => (
        <div key={name} className="flex items-baseline gap-1.5">
          <dt className="text-12 text-muted">{t(name)}</dt>
          <dd>
            <Money text={fenToCny(sum)} className="text-14 font-bold" />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The payout cap of this bet, and whether it reduces the win. */
export function CapNote({ bet }: { bet: SlipBet }) {
  const t = useText()
  const quotes = useQuotes()
  const cap = capOf(quotes, bet)
  if (cap === null) return null
  return (
    <p className="mt-1 font-num text-12 text-muted">
      {t(words.cap, { amount: fenToCny(cap.amount), left: fenToCny(cap.left) })}
      {passesCap(quotes, bet) && <span className="block text-warn">{t(words.capShort)}</span>}
    </p>
  )
}

/** How long an in-play bet waits. */
export function SlipNotes() {
  const t = useText()
  const { confirmMs } = useQuotes()
  if (confirmMs === 0) return null
  return (
    <p className="text-12 text-muted">
      {t(words.countdownAhead, { seconds: Math.ceil(confirmMs / secondMs) })}
    </p>
  )
}
