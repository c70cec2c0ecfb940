import type { Fen } from '@xinghe/rules/base/money.ts'

const spots = [0, 45, 90, 135, 180, 225, 270, 315]

/** The colour of a chip from its value in yuan on. */
const colours: readonly (readonly [number, string])[] = [
  [5000, '#4a3326'],
  [2000, '#0e6f68'],
  [1000, '#b3831d'],
  [500, '#86305f'],
  [200, '#5b4699'],
  [100, '#20242f'],
  [50, '#c26a1d'],
  [20, '#1c7a4f'],
  [10, '#2158b5'],
  [4, '#b52b34'],
  [0, '#66748e'],
]

const labelOf = (yuan: number): string => (yuan >= 1000 ? `${yuan / 1000}K` : String(yuan))

interface ChipProps {
  value: Fen
  className?: string
  /** Its amount stands beside it. */
  unmarked?: boolean
}

/** A clay chip seen from above; the button or stack around it tells its value. */
export function Chip({ value, className, unmarked = false }: ChipProps) {
  const yuan = Number(value / 100n)
  const colour = colours.find(([from]) => yuan >= from)?.[1] ?? '#66748e'
  return (
    <svg viewBox="0 0 64 64" aria-hidden className={className}>
      <circle cx="32" cy="33.5" r="30" fill="#000" fillOpacity="0.35" />
      <circle cx="32" cy="32" r="30" fill={colour} />
      {spots.map((angle) => (
        <rect
          key={angle}
          x="28"
          y="2.4"
          width="8"
          height="8.6"
          rx="1"
          fill="#fbf6e8"
          transform={`rotate(${angle} 32 32)`}
        />
      ))}
      <circle cx="32" cy="32" r="29.4" fill="none" stroke="#000" strokeOpacity="0.25" />
      <circle cx="32" cy="32" r="20.5" fill="#fbf6e8" />
      <circle cx="32" cy="32" r="18.6" fill={colour} />
      <circle
        cx="32"
        cy="32"
        r="17"
        fill="none"
        stroke="#fbf6e8"
        strokeOpacity="0.6"
        strokeDasharray="2 2"
      />
      {!unmarked && (
        <text
          x="32"
          y="38"
          textAnchor="middle"
          fontSize={yuan >= 100 && yuan < 1000 ? 16 : 18}
          fill="#fffaf0"
          className="card-index"
        >
          {labelOf(yuan)}
        </text>
      )}
    </svg>
  )
}
