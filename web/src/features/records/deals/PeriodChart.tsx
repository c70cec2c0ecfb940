import { fenToCny, type Fen } from '@xinghe/rules/base/money.ts'
import { BarChart } from '@xinghe/ui/BarChart.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { byMonth, chartSums, mostOf, sharesOf, type DaySum } from '../frame/chart-groups.ts'
import { ChartTable } from '../frame/ChartTable.tsx'
import { dealText as words } from './messages.ts'
import type { RecordFilter } from '../frame/record-filter.ts'

interface PeriodChartProps {
  days: readonly DaySum[]
  range: RecordFilter['range']
  amountsShown: boolean
}

/** In and out, day by day or month by month; the same numbers as a table. */
export function PeriodChart({ days, range, amountsShown }: PeriodChartProps) {
  const t = useText()
  const sums = chartSums(days, range)
  const shares = sharesOf(sums)
  const months = byMonth(range)
  const amountText = (sum: Fen): string => (amountsShown ? fenToCny(sum) : '****')
  const moved = sums.filter((sum) => sum.in > 0n || sum.out > 0n)
  const textOf = (sum: DaySum): string =>
    t(amountsShown ? words.chartText : words.chartHidden, {
      day: sum.day,
      in: fenToCny(sum.in),
      out: fenToCny(sum.out),
    })
  return (
    <div>
      <div className="mb-3 flex items-center justify-between gap-3 text-13">
        <h2 className="font-medium">{t(months ? words.chartMonths : words.chart)}</h2>
        <p className="flex gap-4 text-muted">
          <span className="flex items-center gap-1.5">
            <span className="size-2.5 rounded-sm bg-brand-text" />
            {t(words.chartIn)}
          </span>
          <span className="flex items-center gap-1.5">
            <span className="size-2.5 rounded-sm bg-gold" />
            {t(words.chartOut)}
          </span>
        </p>
      </div>
      {moved.length === 0 ? (
        <p className="grid h-36 place-items-center rounded-md bg-ink/3 text-13 text-muted">
          {t(words.chartEmpty)}
        </p>
      ) : (
        <>
          <BarChart
            label={t(months ? words.chartMonths : words.chart)}
            tones={['brand', 'gold']}
            scale={amountsShown ? fenToCny(mostOf(sums)) : undefined}
            groups={sums.map((sum, at) => ({
              key: sum.day,
              label: months ? sum.day : sum.day.slice(5),
              shares: shares[at] ?? [],
              text: textOf(sum),
            }))}
          />
          <ChartTable
            summary={t(words.chartTable)}
            columns={[t(words.chartDay), t(words.chartIn), t(words.chartOut)]}
            rows={moved.map((sum) => ({
              day: sum.day,
              sums: [amountText(sum.in), amountText(sum.out)],
            }))}
          />
        </>
      )}
    </div>
  )
}
