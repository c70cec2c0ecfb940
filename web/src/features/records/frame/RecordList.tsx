import { Button } from '@xinghe/ui/Button.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { Table, type Column } from '@xinghe/ui/Table.tsx'
import type { ReactNode } from 'react'
import { useText, type Text } from '../../../platform/i18n/use-text.ts'
import { frameText as words } from './messages.ts'
import type { RecordTexts } from './RecordFrame.tsx'

interface RecordListProps<Row> {
  rows: readonly Row[]
  state: 'ready' | 'loading' | 'error'
  idOf: (row: Row) => string
  columns: readonly Column<Row>[]
  renderCard: (row: Row) => ReactNode
  texts: RecordTexts
  onOpen: (row: Row) => void
  empty: ReactNode
  error: ReactNode
}

const viewColumn = <Row,>(
  { idOf, texts, onOpen }: Pick<RecordListProps<Row>, 'idOf' | 'texts' | 'onOpen'>,
  t: Text,
): Column<Row> => ({
  key: 'view',
  header: <span className="sr-only">{t(words.view)}</span>,
  align: 'end',
  cell: (row) => (
    <Button
      variant="link"
      size="sm"
      aria-label={t(texts.viewOf, { id: idOf(row) })}
      onClick={() => onOpen(row)}
    >
      {t(words.view)}
    </Button>
  ),
})

/** A table on a desk, cards on a phone. */
export function RecordList<Row>(props: RecordListProps<Row>) {
  const { rows, state, idOf, columns, renderCard, texts, onOpen, empty, error } = props
  const t = useText()
  const place = state === 'error' ? error : state === 'ready' && rows.length === 0 ? empty : null
  return (
    <>
      <Table
        caption={t(texts.list)}
        columns={[...columns, viewColumn(props, t)]}
        rows={rows}
        rowKey={idOf}
        state={state}
        empty={empty}
        error={error}
        loadingLabel={t(texts.loading)}
        className="max-desk:hidden"
      />
      <div
        aria-busy={state === 'loading'}
        className="overflow-hidden rounded-lg border border-line bg-surface desk:hidden"
      >
        {place ?? (
          <ul className={`divide-y divide-line ${state === 'loading' ? 'opacity-50' : ''}`}>
            {rows.map((row) => (
              <li key={idOf(row)}>
                <button
                  type="button"
                  onClick={() => onOpen(row)}
                  className="w-full px-4 py-3 text-left"
                >
                  {renderCard(row)}
                </button>
              </li>
            ))}
            {state === 'loading' &&
              rows.length === 0 &&
              [0, 1, 2, 3].map((row) => (
                <li key={row} className="p-4">
                  <Skeleton className="h-14" />
                </li>
              ))}
          </ul>
        )}
      </div>
    </>
  )
}
