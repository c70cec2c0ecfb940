import { fenToCny } from '@xinghe/rules/base/money.ts'
import { stakedBets } from '@xinghe/rules/sports/slip-bets.ts'
import { secondMs } from '@xinghe/rules/base/instant.ts'
import { Money } from '@xinghe/ui/Money.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { slipText as words } from './messages.ts'
import { useQuotes } from './quote-store.ts'
import { useSlip } from './slip-store.ts'
import { passesCap } from './stake-room.ts'
import type { Placing } from './use-place.ts'

/** What is put at risk, what it can win, and what bounds both. */
export function SlipSums({ totals, balance }: Pick<Placing, 'totals' | 'balance'>) {
  const t = useText()
  const slip = useSlip()
  const { quote } = useQuotes()
  const cap = quote?.answer.cap
  const confirmMs = quote?.answer.confirmMs ?? 0
  const isCut = stakedBets(slip).some((bet) => passesCap(bet, quote))
  const lines = [
    { name: words.balance, text: balance === null ? '—' : fenToCny(balance) },
    { name: words.totalRisk, text: fenToCny(totals.risk) },
    { name: words.totalWin, text: fenToCny(totals.maxWin), strong: true },
  ]
  return (
    <div className="space-y-1">
      <dl className="space-y-0.5 text-13">
        {lines.map(({ name, text, strong }) => (
          <div key={name} className="flex items-baseline justify-between gap-3">
            <dt className="text-muted">{t(name)}</dt>
            <dd>
              <Money text={text} className={strong ? 'text-16 font-bold' : ''} />
            </dd>
          </div>
        ))}
      </dl>
      {cap !== undefined && (
        <p className={`text-12 ${isCut ? 'text-warn' : 'text-muted'}`}>
          {isCut
            ? t(words.capShort)
            : t(words.cap, { amount: fenToCny(cap.amount), left: fenToCny(cap.left) })}
        </p>
      )}
      {confirmMs > 0 && (
        <p className="text-12 text-muted">
          {t(words.countdownAhead, { seconds: Math.ceil(confirmMs / secondMs) })}
        </p>
      )}
    </div>
  )
}
