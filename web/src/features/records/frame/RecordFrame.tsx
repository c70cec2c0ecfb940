import type { UseQueryResult } from '@tanstack/react-query'
import { Button } from '@xinghe/ui/Button.tsx'
import { Dialog } from '@xinghe/ui/Dialog.tsx'
import { EmptyState } from '@xinghe/ui/EmptyState.tsx'
import type { IconName } from '@xinghe/ui/icon-paths.ts'
import type { Column } from '@xinghe/ui/Table.tsx'
import { useState, type ReactNode } from 'react'
import { QueryError } from '../../../platform/feedback/QueryError.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { ListPages } from '../../../platform/paging/ListPages.tsx'
import { frameText as words } from './messages.ts'
import type { Preset } from './record-filter.ts'
import { RecordList } from './RecordList.tsx'

/** Untranslated. */
export interface RecordTexts {
  readonly list: string
  readonly loading: string
  readonly fault: string
  readonly empty: string
  readonly emptyLine: string
  readonly viewOf: string
  readonly detailTitle: string
}

interface RecordFrameProps<Row> {
  query: UseQueryResult<{ readonly list: readonly Row[]; readonly total: number }>
  filter: { readonly page: number; readonly preset: Preset | null }
  onChange: (change: { readonly page?: number; readonly days?: Preset }) => void
  pageSize: number
  idOf: (row: Row) => string
  columns: readonly Column<Row>[]
  /** A row on a phone. */
  renderCard: (row: Row) => ReactNode
  /** Everything about one row, in a dialog. */
  renderDetails: (row: Row, close: () => void) => ReactNode
  texts: RecordTexts
  icon: IconName
  /** Hidden while the list is empty. */
  sums: ReactNode
}

const widest: Preset = '30'

/** Sums, list, pages and details of what matches a filter. */
export function RecordFrame<Row>(props: RecordFrameProps<Row>) {
  const { query, filter, onChange, pageSize, idOf, columns, texts, icon } = props
  const t = useText()
  // The last row is kept while the dialog closes.
  const [chosen, setChosen] = useState<{ row: Row; open: boolean } | null>(null)
  const { data, isError, isPlaceholderData } = query
  const waiting = data === undefined || isPlaceholderData
  const state = isError && waiting ? 'error' : waiting ? 'loading' : 'ready'
  const total = data?.total ?? 0
  const close = (): void => setChosen((before) => before && { ...before, open: false })
  return (
    <div className="space-y-4">
      {state !== 'error' && !(state === 'ready' && total === 0) && props.sums}
      <RecordList
        rows={data?.list ?? []}
        state={state}
        idOf={idOf}
        columns={columns}
        renderCard={props.renderCard}
        texts={texts}
        onOpen={(row) => setChosen({ row, open: true })}
        empty={
          <EmptyState
            icon={icon}
            title={t(texts.empty)}
            text={t(texts.emptyLine)}
            action={
              filter.preset !== widest && (
                <Button variant="secondary" onClick={() => onChange({ days: widest })}>
                  {t(words.emptyAction)}
                </Button>
              )
            }
          />
        }
        error={<QueryError title={t(texts.fault)} query={query} />}
      />
      {total > 0 && state !== 'error' && (
        <ListPages
          label={t(words.pages)}
          page={filter.page}
          pageSize={pageSize}
          total={total}
          onPage={(page) => onChange({ page })}
        />
      )}
      {chosen !== null && (
        <Dialog
          open={chosen.open}
          title={t(texts.detailTitle)}
          closeLabel={t(words.close)}
          onClose={close}
        >
          {props.renderDetails(chosen.row, close)}
        </Dialog>
      )}
    </div>
  )
}
