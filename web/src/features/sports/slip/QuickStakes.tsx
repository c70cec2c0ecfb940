import { fenToCny } from '@xinghe/rules/base/money.ts'
import { offeredBets } from '@xinghe/rules/sports/slip/bets.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useBookSettings } from '../book/book-settings.ts'
import { slipText as words } from '../words/slip-messages.ts'
import { dispatch, useQuotes, useSlip } from './slip-store.ts'

const chip =
  'h-8 min-w-0 flex-1 rounded-sm border border-line bg-raised px-1 font-num text-13 whitespace-nowrap transition-colors hover:border-brand-text/60 hover:text-brand-text disabled:text-muted max-desk:h-10'

/** Adds to the stake that was last used; 全部 is what limits and balance leave for it. */
export function QuickStakes({ disabled }: { disabled: boolean }) {
  const t = useText()
  const { quickStakes } = useBookSettings()
  const { askedAt } = useQuotes()
  const slip = useSlip()
  const idle = disabled || offeredBets(slip).length === 0
  return (
    <div role="group" aria-label={t(words.quick)} className="flex flex-wrap gap-1.5">
      {quickStakes.map((amount) => {
        const text = fenToCny(amount).slice(1)
        return (
          <button
            key={text}
            type="button"
            disabled={idle}
            aria-label={t(words.quickAdd, { amount: text })}
            onClick={() => dispatch({ type: 'stake-added', amount })}
            className={chip}
          >
            +{text}
          </button>
        )
      })}
      <button
        type="button"
        disabled={idle || askedAt === null}
        aria-label={t(words.allLabel)}
        onClick={() => dispatch({ type: 'everything-staked' })}
        className={chip}
      >
        {t(words.all)}
      </button>
    </div>
  )
}
