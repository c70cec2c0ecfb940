import { siteMinute } from '@xinghe/rules/base/instant.ts'
import { fenToGroupedText } from '@xinghe/rules/base/money.ts'
import { Badge } from '@xinghe/ui/Badge.tsx'
import { Money } from '@xinghe/ui/Money.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { Table } from '@xinghe/ui/Table.tsx'
import type { ReactNode } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { betColumns } from './bet-columns.tsx'
import { netText, netTone, resultTone, resultWords } from './bet-look.ts'
import { betRecordText as words } from './messages.ts'
import type { BetRecord } from './use-bet-records.ts'

interface BetRecordListProps {
  records: readonly BetRecord[]
  state: 'ready' | 'loading' | 'error'
  empty: ReactNode
  error: ReactNode
  amountsShown: boolean
  onOpen: (record: BetRecord) => void
}

interface CardProps {
  record: BetRecord
  shown: boolean
  onOpen: () => void
}

function BetRecordCard({ record, shown, onOpen }: CardProps) {
  const t = useText()
  const hidden = { hidden: !shown, hiddenLabel: t(words.hidden) }
  const { net, risk } = record
  return (
    <li>
      <button type="button" onClick={onOpen} className="w-full px-4 py-3 text-left">
        <span className="flex items-center justify-between gap-2">
          <span className="truncate text-14 font-medium">{record.title}</span>
          <Badge tone={resultTone(record)}>{t(resultWords(record))}</Badge>
        </span>
        <span className="mt-1 line-clamp-2 block text-13 text-muted">{record.what}</span>
        <span className="mt-1 flex items-center justify-between gap-2 font-num text-12 text-muted">
          {siteMinute(record.placedAt)}
          {net === null ? (
            <Money text={fenToGroupedText(risk)} {...hidden} className="text-14 text-ink" />
          ) : (
            <Money
              text={netText(net)}
              tone={netTone(net)}
              {...hidden}
              className="text-14 font-bold"
            />
          )}
        </span>
      </button>
    </li>
  )
}

/** A table on a desk, cards on a phone. */
export function BetRecordList({
  records,
  state,
  empty,
  error,
  amountsShown,
  onOpen,
}: BetRecordListProps) {
  const t = useText()
  const place = state === 'error' ? error : state === 'ready' && records.length === 0 ? empty : null
  return (
    <>
      <Table
        caption={t(words.list)}
        columns={betColumns(t, amountsShown, onOpen)}
        rows={records}
        rowKey={({ ticketId }) => ticketId}
        state={state}
        empty={empty}
        error={error}
        loadingLabel={t(words.loading)}
        className="max-desk:hidden"
      />
      <div
        aria-busy={state === 'loading'}
        className="overflow-hidden rounded-lg border border-line bg-surface desk:hidden"
      >
        {place ?? (
          <ul className={`divide-y divide-line ${state === 'loading' ? 'opacity-50' : ''}`}>
            {records.map((record) => (
              <BetRecordCard
                key={record.ticketId}
                record={record}
                shown={amountsShown}
                onOpen={() => onOpen(record)}
              />
            ))}
            {state === 'loading' &&
              records.length === 0 &&
              [0, 1, 2, 3].map((row) => (
                <li key={row} className="p-4">
                  <Skeleton className="h-16" />
                </li>
              ))}
          </ul>
        )}
      </div>
    </>
  )
}
