import { fenToCny, type Fen } from '@xinghe/rules/base/money.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { byMonth } from '../frame/chart-groups.ts'
import { ChartTable } from '../frame/ChartTable.tsx'
import type { BetFilter } from './bet-filter.ts'
import { betRecordText as words } from './messages.ts'
import { profitPoints, profitScale, type ProfitPoint } from './profit-line.ts'
import type { BetTotals } from './use-bet-records.ts'

const height = 120
const slot = 24
const bar = 10
/** So many labels fit side by side on a phone. */
const labelsMost = 7

function Picture({
  points,
  titleOf,
}: {
  points: readonly ProfitPoint[]
  titleOf: (point: ProfitPoint) => string
}) {
  const { place } = profitScale(points)
  const width = points.length * slot
  const zero = place(0n) * height
  const line = points.map(({ sum }, at) => `${at * slot + slot / 2},${place(sum) * height}`)
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden
      className="block h-36 w-full overflow-visible"
    >
      {points.map((point, at) => {
        const top = place(point.net) * height
        return (
          <g key={point.day}>
            <title>{titleOf(point)}</title>
            <rect x={at * slot} width={slot} height={height} className="fill-transparent" />
            <rect
              x={at * slot + (slot - bar) / 2}
              width={bar}
              y={Math.min(top, zero)}
              height={Math.abs(top - zero)}
              className={point.net < 0n ? 'fill-fall/70' : 'fill-rise/70'}
            />
          </g>
        )
      })}
      <line
        x1="0"
        x2={width}
        y1={zero}
        y2={zero}
        vectorEffect="non-scaling-stroke"
        className="stroke-line-strong"
      />
      <polyline
        points={line.join(' ')}
        fill="none"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
        className="stroke-brand-text"
      />
    </svg>
  )
}

interface ProfitChartProps {
  days: BetTotals['days']
  range: BetFilter['range']
  amountsShown: boolean
}

/** Won and lost day by day as bars, their sum as a line; the same numbers as a table. */
export function ProfitChart({ days, range, amountsShown }: ProfitChartProps) {
  const t = useText()
  const points = profitPoints(days, range)
  const textOf = (sum: Fen): string => (amountsShown ? fenToCny(sum) : '****')
  const every = Math.max(1, Math.ceil(points.length / labelsMost))
  const title = t(byMonth(range) ? words.chartMonths : words.chart)
  if (points.every(({ net }) => net === 0n))
    return (
      <p className="grid h-48 place-items-center text-14 text-muted max-desk:h-20">
        {t(words.chartEmpty)}
      </p>
    )
  return (
    <figure aria-label={title} className="w-full">
      <figcaption className="mb-3 flex items-center justify-between gap-3 text-13">
        <span className="font-medium">{title}</span>
        <span className="flex gap-4 text-muted">
          <span className="flex items-center gap-1.5">
            <span aria-hidden className="size-2.5 rounded-sm bg-rise/70" />
            {t(words.chartDay)}
          </span>
          <span className="flex items-center gap-1.5">
            <span aria-hidden className="h-0.5 w-4 bg-brand-text" />
            {t(words.chartSum)}
          </span>
        </span>
      </figcaption>
      <Picture
        points={points}
        titleOf={({ day, risk, net }) =>
          t(amountsShown ? words.chartText : words.chartHidden, {
            day,
            risk: fenToCny(risk),
            net: fenToCny(net),
          })
        }
      />
      <div aria-hidden className="mt-1.5 flex font-num text-12 text-muted">
        {points.map(({ day }, at) => (
          <span key={day} className="w-0 flex-1 text-center whitespace-nowrap">
            {at % every === 0 && day.slice(day.length > 7 ? 5 : 2)}
          </span>
        ))}
      </div>
      <ChartTable
        summary={t(words.chartTable)}
        columns={[t(words.date), t(words.risk), t(words.chartDay), t(words.chartSum)]}
        rows={points.map(({ day, risk, net, sum }) => ({
          day,
          sums: [textOf(risk), textOf(net), textOf(sum)],
        }))}
      />
    </figure>
  )
}
