import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Skeleton } from './Skeleton.tsx'

export type Column<Row> = {
  key: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  align?: 'start' | 'center' | 'end' | undefined
  /** A width class, for instance `w-40`. */
  width?: string | undefined
  /** Amounts, times and numbers. */
  numeric?: boolean | undefined
  /** Hidden on a phone, where another column shows the same. */
  deskOnly?: boolean | undefined
}

type TableProps<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  state?: 'ready' | 'loading' | 'error' | undefined
  /** Shown instead of rows when the table is empty, or when loading failed. */
  empty: ReactNode
  error: ReactNode
  loadingLabel: string
  /** Sums under the columns, by column key. */
  totals?: Readonly<Record<string, ReactNode>> | undefined
  skeletonRows?: number | undefined
  dense?: boolean | undefined
  className?: string | undefined
}

const aligns = { start: 'text-left', center: 'text-center', end: 'text-right' } as const
const bars = ['w-3/4', 'w-1/2', 'w-2/3'] as const

export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  state = 'ready',
  empty,
  error,
  loadingLabel,
  totals,
  skeletonRows = 6,
  dense,
  className,
}: TableProps<Row>) {
  const cellPad = dense ? 'h-9 px-3' : 'h-12 px-4'
  const waiting = state === 'loading'
  const align = (column: Column<Row>) =>
    classNames(
      aligns[column.align ?? (column.numeric ? 'end' : 'start')],
      column.deskOnly && 'max-desk:hidden',
    )
  const place = state === 'error' ? error : !waiting && rows.length === 0 ? empty : undefined

  return (
    <div
      className={classNames(
        'relative overflow-hidden rounded-lg border border-line bg-surface',
        className,
      )}
    >
      {/* Wide tables scroll sideways on a phone, by keyboard too. */}
      <div
        role="group"
        aria-label={caption}
        aria-busy={waiting}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrows scroll it
        tabIndex={0}
        className="overflow-x-auto -outline-offset-2"
      >
        <table className="w-full border-collapse text-14">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr className="border-b border-line bg-ink/3 text-13 text-muted">
              {columns.map((column) => (
                <th
                  key={column.key}
                  scope="col"
                  className={classNames(
                    'font-medium whitespace-nowrap',
                    dense ? 'h-8 px-3' : 'h-10 px-4',
                    align(column),
                    column.width,
                  )}
                >
                  {column.header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className={classNames(waiting && rows.length > 0 && 'opacity-50')}>
            {place === undefined &&
              rows.map((row) => (
                <tr
                  key={rowKey(row)}
                  className="border-b border-line transition-colors last:border-b-0 hover:bg-brand-text/4"
                >
                  {columns.map((column) => (
                    <td
                      key={column.key}
                      className={classNames(cellPad, align(column), column.numeric && 'font-num')}
                    >
                      {column.cell(row)}
                    </td>
                  ))}
                </tr>
              ))}
            {waiting &&
              rows.length === 0 &&
              Array.from({ length: skeletonRows }, (_, line) => (
                <tr key={line} className="border-b border-line last:border-b-0">
                  {columns.map((column, at) => (
                    <td key={column.key} className={classNames(cellPad, align(column))}>
                      <Skeleton
                        className={classNames(
                          'h-3.5',
                          bars[(line + at) % bars.length],
                          (column.align === 'end' || column.numeric) && 'ml-auto',
                        )}
                      />
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
          {totals && place === undefined && rows.length > 0 && (
            <tfoot>
              <tr className="border-t border-line bg-ink/3 font-medium">
                {columns.map((column) => (
                  <td
                    key={column.key}
                    className={classNames(cellPad, align(column), column.numeric && 'font-num')}
                  >
                    {totals[column.key]}
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
      </div>
      {place}
      <span role="status" className="sr-only">
        {waiting && loadingLabel}
      </span>
    </div>
  )
}
