import { fenToGroupedText } from '@xinghe/rules/base/money.ts'
import { RecordSums } from '../frame/RecordSums.tsx'
import type { BetFilter } from './bet-filter.ts'
import { netText, netTone } from './bet-look.ts'
import { betRecordText as words } from './messages.ts'
import { ProfitChart } from './ProfitChart.tsx'
import type { BetTotals } from './use-bet-records.ts'

interface BetSumsProps {
  totals: BetTotals | undefined
  range: BetFilter['range']
  amountsShown: boolean
  /** Bets that run have neither won nor lost. */
  open: boolean
}

/** What was staked, won and lost in the period, as sums and as a line. */
export function BetSums({ totals, range, amountsShown, open }: BetSumsProps) {
  const chart = totals && (
    <ProfitChart days={totals.days} range={range} amountsShown={amountsShown} />
  )
  return (
    <RecordSums
      sums={[
        { title: words.risk, text: totals && fenToGroupedText(totals.risk) },
        {
          title: words.net,
          text: totals && netText(totals.net),
          tone: totals && netTone(totals.net),
        },
        { title: words.turnover, text: totals && fenToGroupedText(totals.turnover) },
      ]}
      line={words.sumLine}
      chart={open ? null : chart}
      amountsShown={amountsShown}
    />
  )
}
