/** A line of the chart: prices in hundredths by time; 0 is not on offer. */
export interface PriceLine {
  readonly key: string
  readonly look: string
  readonly points: readonly { readonly at: number; readonly price: number }[]
}

const width = 300
const height = 90

/** The scale is that of chances, so that a favourite and an outsider fill the same field. */
const chanceOf = (hundredths: number): number => 100 / (hundredths + 100)

interface Scale {
  readonly low: number
  readonly high: number
}

/** Small moves stay small: the chart never shows less than a tenth of all chances. */
const leastSpan = 0.1

const scaleOf = (lines: readonly PriceLine[]): Scale => {
  const chances = lines
    .flatMap(({ points }) => points.filter(({ price }) => price > 0))
    .map(({ price }) => chanceOf(price))
  const [low, high] = [Math.min(...chances), Math.max(...chances)]
  const spare = Math.max(0.02, (leastSpan - (high - low)) / 2)
  return { low: low - spare, high: high + spare }
}

const pathOf = ({ points }: PriceLine, { low, high }: Scale): string => {
  const heightOf = (price: number): number =>
    height - ((chanceOf(price) - low) / (high - low)) * height
  const start = points[0]?.at ?? 0
  const span = Math.max(1, (points.at(-1)?.at ?? 1) - start)
  return points
    .filter(({ price }) => price > 0)
    .map(({ at, price }, index) => {
      const x = (((at - start) / span) * width).toFixed(1)
      return `${index === 0 ? 'M' : 'L'}${x} ${heightOf(price).toFixed(1)}`
    })
    .join('')
}

/** Lines of prices over time. */
export function PriceLines({ lines, label }: { lines: readonly PriceLine[]; label: string }) {
  const scale = scaleOf(lines)
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      className="h-24 w-full"
    >
      <path d={`M0 ${height / 2}H${width}`} className="stroke-line" strokeDasharray="3 3" />
      {lines.map((line) => (
        <path
          key={line.key}
          d={pathOf(line, scale)}
          fill="none"
          strokeWidth={2}
          vectorEffect="non-scaling-stroke"
          className={line.look}
        />
      ))}
    </svg>
  )
}
