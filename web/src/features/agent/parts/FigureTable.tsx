import type { ReactNode } from 'react'
import { csvText } from '@xinghe/rules/base/csv.ts'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { Table, type Column } from '@xinghe/ui/Table.tsx'
import { usePhone } from '../../../platform/device/use-phone.ts'

/** A column of a table that is also written into a file. */
export interface FigureColumn<Row> extends Column<Row> {
  readonly header: string
  readonly csv: (row: Row) => string
}

export const csvOf = <Row,>(columns: readonly FigureColumn<Row>[], rows: readonly Row[]): string =>
  csvText([
    columns.map(({ header }) => header),
    ...rows.map((row) => columns.map(({ csv }) => csv(row))),
  ])

interface FigureTableProps<Row> {
  caption: string
  /** The first one is the title of a row on a phone. */
  columns: readonly FigureColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  state: 'ready' | 'loading' | 'error'
  empty: ReactNode
  error: ReactNode
  loadingLabel: string
  totals?: Readonly<Record<string, ReactNode>> | undefined
}

function RowCard<Row>({ columns, row }: { columns: FigureTableProps<Row>['columns']; row: Row }) {
  const [title, ...figures] = columns
  return (
    <li className="p-4">
      <p className="text-14 font-medium">{title?.cell(row)}</p>
      <dl className="mt-2 grid grid-cols-2 gap-x-4 gap-y-1.5 text-13">
        {figures.map(({ key, header, cell, numeric }) => (
          <div key={key} className="flex min-w-0 items-baseline justify-between gap-2">
            <dt className="shrink-0 text-muted">{header}</dt>
            <dd className={numeric === true ? 'font-num' : undefined}>{cell(row)}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}

/** The rows of a table as cards, for a narrow window. */
function CardList<Row>(props: FigureTableProps<Row>) {
  const { caption, columns, rows, rowKey, state, empty, error, loadingLabel } = props
  const isLoading = state === 'loading'
  return (
    <div aria-busy={isLoading} className="overflow-hidden rounded-lg border border-line bg-surface">
      {state === 'error' ? (
        error
      ) : isLoading && rows.length === 0 ? (
        <Skeleton className="m-4 h-24" />
      ) : rows.length === 0 ? (
        empty
      ) : (
        <ul
          aria-label={caption}
          className={`divide-y divide-line ${isLoading ? 'opacity-50' : ''}`}
        >
          {rows.map((row) => (
            <RowCard key={rowKey(row)} columns={columns} row={row} />
          ))}
        </ul>
      )}
      <span role="status" className="sr-only">
        {isLoading && loadingLabel}
      </span>
    </div>
  )
}

/** A table on a desk, cards on a phone. */
export function FigureTable<Row>(props: FigureTableProps<Row>) {
  return usePhone() ? <CardList {...props} /> : <Table {...props} />
}
