import type { Bet } from '@xinghe/contract/sports-bet.ts'
import { siteMinute } from '@xinghe/rules/base/instant.ts'
import { fenToCny } from '@xinghe/rules/base/money.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { cashOutText as words } from '../../words/cash-out-messages.ts'
import { cashedOf } from './cashed-of.ts'

/** The parts of a bet that were cashed out. */
export function CashedParts({ bet }: { bet: Bet }) {
  const t = useText()
  const parts = cashedOf(bet)
  if (parts.length === 0) return null
  return (
    <ul aria-label={t(words.parts)} className="space-y-0.5 border-t border-line py-1.5 text-12">
      {parts.map(({ id, share, risk, value, decidedAt }) => (
        <li key={id} className="flex flex-wrap justify-between gap-x-2">
          <span className="font-medium text-brand-text">{t(words.part, { share })}</span>
          <span className="font-num text-muted">
            {t(words.partPaid, { risk: fenToCny(risk), value: fenToCny(value) })}
            {decidedAt !== null && ` · ${siteMinute(decidedAt).slice(5)}`}
          </span>
        </li>
      ))}
    </ul>
  )
}
