import { fenToCny, fenToGroupedText } from '@xinghe/rules/base/money.ts'
import { betRisk, maxWin } from '@xinghe/rules/sports/bet.ts'
import { checkLimits, largestStake, smallestStake } from '@xinghe/rules/sports/limits.ts'
import type { SlipBet } from '@xinghe/rules/sports/slip/bets.ts'
import { limitsOf } from '@xinghe/rules/sports/slip/quotes.ts'
import { fieldOf, typedIn } from '@xinghe/rules/sports/slip/stakes.ts'
import { Input } from '@xinghe/ui/Input.tsx'
import { Money } from '@xinghe/ui/Money.tsx'
import { useId } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useSession } from '../../../platform/session/session.ts'
import { slipText as words } from '../words/slip-messages.ts'
import { dispatch, useFromSlip, useQuotes, useSlip } from './slip-store.ts'
import { CapNote } from './SlipSums.tsx'

interface StakeFieldProps {
  bet: SlipBet
  label: string
  disabled: boolean
}

/** One stake with what it may be and what it can win. */
export function StakeField({ bet, label, disabled }: StakeFieldProps) {
  const t = useText()
  const noteId = useId()
  const slip = useSlip()
  const quotes = useQuotes()
  const loggedIn = useSession().token !== ''
  const field = fieldOf(bet)
  const clamped = useFromSlip(({ fields }) => fields.clamped.includes(field))
  const text = typedIn(slip, bet)
  const limits = limitsOf(quotes, bet)
  const risk = betRisk(bet.bet)
  const isOutside = limits !== null && risk > 0n && !checkLimits(bet.bet, limits).ok
  const isNegative = bet.bet.kind === 'single' && bet.bet.odds.shown < 0
  return (
    <div>
      <div className="flex items-center gap-2">
        <Input
          value={text}
          onValueChange={(typed) => dispatch({ type: 'stake-typed', field, text: typed })}
          onFocus={() => dispatch({ type: 'field-focused', field })}
          numeric
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          prefix="¥"
          placeholder={t(words.placeholder)}
          aria-label={label}
          aria-describedby={noteId}
          disabled={disabled}
          invalid={isOutside}
          className="h-9! min-w-0 max-desk:h-11! flex-1 text-14"
        />
        <p className="w-24 shrink-0 text-right text-12 leading-tight text-muted">
          {t(words.win)}
          <Money
            text={fenToGroupedText(maxWin(bet.bet))}
            className="block text-14 font-bold text-ink"
          />
        </p>
      </div>
      <p id={noteId} className="mt-1 font-num text-12 text-muted">
        <span className={isOutside ? 'font-medium text-danger' : ''}>
          {limits === null
            ? t(loggedIn ? words.limitsWaiting : words.limitsAfterLogin)
            : t(words.limits, {
                min: fenToCny(smallestStake(bet.bet, limits)),
                max: fenToCny(largestStake(bet.bet, limits)),
              })}
        </span>
        {isNegative && risk > 0n && (
          <span className="block text-rise">{t(words.riskLine, { risk: fenToCny(risk) })}</span>
        )}
      </p>
      <CapNote bet={bet} />
      {clamped && (
        <p role="status" className="mt-1 text-12 text-warn">
          {t(words.clamped, { amount: `¥${text}` })}
        </p>
      )}
    </div>
  )
}
