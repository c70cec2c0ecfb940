import { secondMs } from '@xinghe/rules/base/instant.ts'
import { fenToCny } from '@xinghe/rules/base/money.ts'
import { stakedBets } from '@xinghe/rules/sports/slip-bets.ts'
import { Money } from '@xinghe/ui/Money.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { slipText as words } from './messages.ts'
import { useQuotes } from './quote-store.ts'
import { useSlip } from './slip-store.ts'
import { passesCap } from './stake-room.ts'
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

/** What bounds the winnings, and how long an in-play bet waits. */
export function SlipNotes() {
  const t = useText()
  const slip = useSlip()
  const { quote } = useQuotes()
  if (quote === null) return null
  const { cap, confirmMs } = quote.answer
  const isCut = stakedBets(slip).some((bet) => passesCap(bet, quote))
  return (
    <div className="text-12 text-muted">
      {isCut && <p className="text-warn">{t(words.capShort)}</p>}
      <p>{t(words.cap, { amount: fenToCny(cap.amount), left: fenToCny(cap.left) })}</p>
      {confirmMs > 0 && (
        <p>{t(words.countdownAhead, { seconds: Math.ceil(confirmMs / secondMs) })}</p>
      )}
    </div>
  )
}
