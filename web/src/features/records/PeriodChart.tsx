import { fenToCny } from '@xinghe/rules/base/money.ts'
import { BarChart } from '@xinghe/ui/BarChart.tsx'
import { useText } from '../../platform/i18n/use-text.ts'
import { byMonth, chartSums, mostOf, sharesOf, type DaySum } from './chart-groups.ts'
import { recordText as words } from './messages.ts'
import type { RecordFilter } from './record-filter.ts'

interface PeriodChartProps {
  days: readonly DaySum[]
  range: RecordFilter['range']
  amountsShown: boolean
}

function SumTable({ sums, amountsShown }: { sums: readonly DaySum[]; amountsShown: boolean }) {
  const t = useText()
  const text = (sum: DaySum['in']): string => (amountsShown ? fenToCny(sum) : '****')
  return (
    <details className="mt-3 text-13">
      <summary className="w-fit cursor-pointer text-brand-text">{t(words.chartTable)}</summary>
      <div className="mt-2 max-h-60 overflow-y-auto rounded-md border border-line">
        <table className="w-full">
          <thead className="text-muted">
            <tr className="border-b border-line text-left">
              <th className="px-3 py-1.5 font-medium">{t(words.chartDay)}</th>
              <th className="px-3 py-1.5 text-right font-medium">{t(words.chartIn)}</th>
              <th className="px-3 py-1.5 text-right font-medium">{t(words.chartOut)}</th>
            </tr>
          </thead>
          <tbody className="font-num">
            {sums.map((sum) => (
              <tr key={sum.day} className="border-b border-line last:border-b-0">
                <th scope="row" className="px-3 py-1.5 text-left font-normal">
                  {sum.day}
                </th>
                <td className="px-3 py-1.5 text-right">{text(sum.in)}</td>
                <td className="px-3 py-1.5 text-right">{text(sum.out)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

/** In and out, day by day or month by month; the same numbers as a table. */
export function PeriodChart({ days, range, amountsShown }: PeriodChartProps) {
  const t = useText()
  const sums = chartSums(days, range)
  const shares = sharesOf(sums)
  const months = byMonth(range)
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
          <SumTable sums={moved} amountsShown={amountsShown} />
        </>
      )}
    </div>
  )
}
