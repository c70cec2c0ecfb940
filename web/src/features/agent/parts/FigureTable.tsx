import type { ReactNode } from 'react'
import { csvText } from '@xinghe/rules/base/csv.ts'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { Table, type Column } from '@xinghe/ui/Table.tsx'
import { usePhone } from '../../../platform/device/use-phone.ts'

/** A column of a table that is also written into a file. */
export interface FigureColumn<Row> extends Column<Row> {
  readonly header: string
  readonly csv: (row: Row) => string
  /** Where a card shows it: as the title, beside the title or at its end; else in small below. */
  readonly spot?: 'title' | 'beside' | 'end'
}

export const csvOf = <Row,>(columns: readonly FigureColumn<Row>[], rows: readonly Row[]): string =>
  csvText([
    columns.map(({ header }) => header),
    ...rows.map((row) => columns.map(({ csv }) => csv(row))),
  ])

interface FigureTableProps<Row> {
  caption: string
  columns: readonly FigureColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  state: 'ready' | 'loading' | 'error'
  empty: ReactNode
  error: ReactNode
  loadingLabel: string
  totals?: Readonly<Record<string, ReactNode>> | undefined
  dense?: boolean | undefined
}

function RowCard<Row>({ columns, row }: { columns: FigureTableProps<Row>['columns']; row: Row }) {
  const at = (spot: FigureColumn<Row>['spot']) => columns.filter((column) => column.spot === spot)
  return (
    <li className="px-4 py-3">
      <div className="flex items-center gap-2 text-14">
        {at('title').map(({ key, cell }) => (
          <span key={key} className="font-medium">
            {cell(row)}
          </span>
        ))}
        {at('beside').map(({ key, cell }) => (
          <span key={key}>{cell(row)}</span>
        ))}
        {at('end').map(({ key, header, cell }) => (
          <span key={key} className="ml-auto font-num font-bold">
            <span className="sr-only">{header} </span>
            {cell(row)}
          </span>
        ))}
      </div>
      <dl className="mt-1 flex flex-wrap gap-x-3.5 gap-y-0.5 text-12 text-muted">
        {at(undefined).map(({ key, header, cell }) => (
          <div key={key} className="flex gap-1">
            <dt>{header}</dt>
            <dd className="font-num">{cell(row)}</dd>
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
