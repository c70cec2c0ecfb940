import { fenToGroupedText } from '@xinghe/rules/base/money.ts'
import type { RecordFilter } from '../frame/record-filter.ts'
import { RecordSums } from '../frame/RecordSums.tsx'
import { dealText as words } from './messages.ts'
import { PeriodChart } from './PeriodChart.tsx'
import type { Deals } from './use-deals.ts'

interface SumPanelProps {
  deals: Deals | undefined
  range: RecordFilter['range']
  amountsShown: boolean
}

/** What came in and went out in the period, as sums and as bars. */
export function SumPanel({ deals, range, amountsShown }: SumPanelProps) {
  const sums = deals?.sums
  return (
    <RecordSums
      sums={[
        { title: words.sumIn, text: sums && fenToGroupedText(sums.in) },
        { title: words.sumOut, text: sums && fenToGroupedText(sums.out) },
        { title: words.sumNet, text: sums && fenToGroupedText(sums.in - sums.out) },
      ]}
      line={words.sumLine}
      chart={deals && <PeriodChart days={deals.days} range={range} amountsShown={amountsShown} />}
      amountsShown={amountsShown}
    />
  )
}
