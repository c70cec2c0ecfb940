import { roadRows } from '@xinghe/rules/games/tables/roads/road-round.ts'
import { classNames } from '@xinghe/ui/class-names.ts'
import type { ReactNode } from 'react'
import './road-grid.css'

export interface DrawnCell {
  readonly column: number
  readonly row: number
  /** Drawn in a box of one by one. */
  readonly mark: ReactNode
}

interface RoadGridProps {
  label: string
  cells: readonly DrawnCell[]
  /** At least so many columns; the newest are shown. */
  columns: number
  className?: string
}

/** Six rows of squares with the marks of a road in them. */
export function RoadGrid({ label, cells, columns, className }: RoadGridProps) {
  const last = Math.max(-1, ...cells.map(({ column }) => column))
  const first = Math.max(0, last + 2 - columns)
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${columns} ${roadRows}`}
      className={classNames('road-grid', className)}
    >
      <rect width={columns} height={roadRows} className="road-paper" />
      <path
        className="road-lines"
        d={[
          ...Array.from({ length: columns - 1 }, (_, at) => `M${at + 1} 0V${roadRows}`),
          ...Array.from({ length: roadRows - 1 }, (_, at) => `M0 ${at + 1}H${columns}`),
        ].join('')}
      />
      {cells
        .filter(({ column }) => column >= first)
        .map(({ column, row, mark }) => (
          <g key={`${column} ${row}`} transform={`translate(${column - first} ${row})`}>
            {mark}
          </g>
        ))}
    </svg>
  )
}
