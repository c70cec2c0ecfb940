import { classNames } from './class-names.ts'

type BarGroup = {
  key: string
  /** Under the bars. */
  label: string
  /** From 0 to 1, one for each series. */
  shares: readonly number[]
  /** Accessible text, also the tooltip. */
  text: string
}

type BarTone = 'brand' | 'gold' | 'muted'

type BarChartProps = {
  /** Accessible name; the numbers are in a table beside the chart. */
  label: string
  groups: readonly BarGroup[]
  tones: readonly BarTone[]
  /** Label of the uppermost line. */
  scale?: string | undefined
  className?: string | undefined
}

const fills: Record<BarTone, string> = {
  brand: 'fill-brand-text',
  gold: 'fill-gold',
  muted: 'fill-muted',
}

const height = 120
const slot = 24
/** Number of labels that fit side by side on a phone. */
const labelsMost = 7

/** Bars side by side, one group after the other. */
export function BarChart({ label, groups, tones, scale, className }: BarChartProps) {
  const width = Math.max(1, groups.length) * slot
  const bar = Math.min(6, (slot - 6) / Math.max(1, tones.length))
  const every = Math.max(1, Math.ceil(groups.length / labelsMost))
  return (
    <figure aria-label={label} className={classNames('w-full', className)}>
      {scale !== undefined && (
        <p aria-hidden className="mb-1 font-num text-12 text-muted">
          {scale}
        </p>
      )}
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden
        className="block h-36 w-full overflow-visible"
      >
        {[0, 0.5, 1].map((share) => (
          <line
            key={share}
            x1="0"
            x2={width}
            y1={height - share * height}
            y2={height - share * height}
            vectorEffect="non-scaling-stroke"
            className="stroke-line"
          />
        ))}
        {groups.map((group, at) => (
          <g key={group.key} className="group">
            <title>{group.text}</title>
            <rect
              x={at * slot}
              y="0"
              width={slot}
              height={height}
              className="fill-transparent group-hover:fill-ink/5"
            />
            {group.shares.map((share, series) => {
              // A small value still has a visible bar.
              const tall = share <= 0 ? 0 : Math.max(2, Math.min(1, share) * height)
              const left = at * slot + slot / 2 - (bar * tones.length) / 2 + series * bar
              return (
                <rect
                  key={tones[series]}
                  x={left + 0.5}
                  y={height - tall}
                  width={bar - 1}
                  height={tall}
                  className={fills[tones[series] ?? 'muted']}
                />
              )
            })}
          </g>
        ))}
      </svg>
      <div aria-hidden className="mt-1.5 flex font-num text-12 text-muted">
        {groups.map((group, at) => (
          <span key={group.key} className="relative h-4 min-w-0 flex-1">
            {at % every === 0 && (
              <span className="absolute left-1/2 -translate-x-1/2 whitespace-nowrap">
                {group.label}
              </span>
            )}
          </span>
        ))}
      </div>
    </figure>
  )
}
