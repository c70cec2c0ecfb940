import { decimalText, one, plus } from '@xinghe/rules/base/fraction.ts'
import { fenToCny } from '@xinghe/rules/base/money.ts'
import { betPrice, betRisk } from '@xinghe/rules/sports/bet.ts'
import { combinationCount } from '@xinghe/rules/sports/combination.ts'
import { combinationText } from '@xinghe/rules/sports/pick-text.ts'
import { offeredBets, type SlipBet } from '@xinghe/rules/sports/slip/bets.ts'
import { useState } from 'react'
import { Button } from '@xinghe/ui/Button.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { slipText as words } from '../words/slip-messages.ts'
import { useSlip } from './slip-store.ts'
import { StakeField } from './StakeField.tsx'

function Combination({ offered, disabled }: { offered: SlipBet; disabled: boolean }) {
  const t = useText()
  const { code, bet } = offered
  const name = t(combinationText(code))
  const count = bet.kind === 'combination' ? combinationCount(bet.combination) : 1
  const risk = betRisk(bet)
  const price = betPrice(bet)
  return (
    <li className="px-3 py-2.5">
      <p className="mb-1.5 flex items-baseline gap-2 text-14">
        <strong className="font-bold">{name}</strong>
        <span className="text-12 text-muted">
          {count > 1 && risk > 0n
            ? t(words.betsRisk, { count, risk: fenToCny(risk) })
            : t(words.bets, { count })}
        </span>
        {count === 1 && (
          <span className="ml-auto flex flex-wrap items-baseline justify-end gap-x-2 font-num">
            <span className="font-bold text-brand-text">
              {t(words.hongKong)} {decimalText(price, 2)}
            </span>
            <span className="text-12 text-muted">
              {t(words.european)} {decimalText(plus(price, one), 2)}
            </span>
          </span>
        )}
      </p>
      <StakeField bet={offered} label={t(words.unitStakeOf, { code: name })} disabled={disabled} />
    </li>
  )
}

/** The ways to combine the picks: the plain parlay at once, the systems on demand. */
export function SeriesStakes({ disabled }: { disabled: boolean }) {
  const t = useText()
  const slip = useSlip()
  const [open, setOpen] = useState(false)
  const [parlay, ...systems] = offeredBets(slip)
  if (parlay === undefined) return null
  const hasStake = systems.some(({ code }) => (slip.seriesStakes[code] ?? '') !== '')
  const shown = open || hasStake ? systems : []
  return (
    <>
      <ul className="divide-y divide-line border-t-4 border-line" aria-label={t(words.series)}>
        <Combination offered={parlay} disabled={disabled} />
        {shown.map((offered) => (
          <Combination key={offered.code} offered={offered} disabled={disabled} />
        ))}
      </ul>
      {systems.length > 0 && !hasStake && (
        <Button
          variant="ghost"
          size="sm"
          block
          trailingIcon={open ? 'chevron-up' : 'chevron-down'}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {t(open ? words.fewerWays : words.moreWays, { count: systems.length })}
        </Button>
      )}
    </>
  )
}
