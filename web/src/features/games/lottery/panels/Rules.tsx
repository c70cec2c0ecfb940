import { fractionText, fraction, times } from '@xinghe/rules/base/fraction.ts'
import { lotteryOf } from '@xinghe/rules/games/lottery/lotteries.ts'
import { isLotteryCode, type LotteryCode } from '@xinghe/rules/games/lottery/lottery.ts'
import { priceText } from '@xinghe/rules/games/lottery/price.ts'
import { priceRows } from '@xinghe/rules/games/lottery/returns.ts'
import { useMemo } from 'react'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { lotteryText as words } from '../words/messages.ts'
import './charts.css'

const ruleOf = {
  K3: words.ruleK3,
  SSC: words.ruleSSC,
  PK10: words.rulePK10,
  LHC: words.ruleLHC,
} as const

function RuleText({ lottery }: { lottery: LotteryCode }) {
  const t = useText()
  const { everyMinutes, closeSeconds } = lotteryOf(lottery)
  const rows = useMemo(() => priceRows(lotteryOf(lottery)), [lottery])
  return (
    <div className="space-y-3 p-4 text-14">
      <p>{t(ruleOf[lottery])}</p>
      <p>{t(words.schedule, { every: everyMinutes, close: closeSeconds })}</p>
      <p className="text-muted">{t(words.ruleTurnover)}</p>
      <p className="text-muted">{t(words.ruleVoid)}</p>
      <div className="overflow-x-auto">
        <table className="lottery-rules">
          <thead>
            <tr>
              <th scope="col">{t(words.play)}</th>
              <th scope="col">{t(words.odds)}</th>
              <th scope="col">{t(words.chance)}</th>
              <th scope="col">{t(words.rtp)}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ row, price, chance, value }) => (
              <tr key={row}>
                <th scope="row">{t(row)}</th>
                <td>{priceText(price)}</td>
                <td>
                  {String(chance.won.top)}/{String(chance.won.bottom)}
                </td>
                <td>{fractionText(times(value, fraction(100)), 4)}%</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

/** How it is played, and what every play pays back, counted out from its chances. */
export function LotteryRules({ code }: { code: string }) {
  if (!isLotteryCode(code)) throw new Error(`${code} is no lottery`)
  return <RuleText lottery={code} />
}
