import { Button } from '@xinghe/ui/Button.tsx'
import { EmptyState } from '@xinghe/ui/EmptyState.tsx'
import { ErrorState } from '@xinghe/ui/ErrorState.tsx'
import { Pagination } from '@xinghe/ui/Pagination.tsx'
import { useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useFaultText } from '../../../platform/api/text-of-fault.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { serverNow } from '../../../platform/site/clock.ts'
import { changeBetFilter, readBetFilter, type BetFilterChange } from './bet-filter.ts'
import { BetFilterBar } from './BetFilterBar.tsx'
import { BetRecordDialog } from './BetRecordDialog.tsx'
import { BetRecordList } from './BetRecordList.tsx'
import { BetSums } from './BetSums.tsx'
import { betRecordText as words } from './messages.ts'
import {
  pageSize,
  useBetList,
  useBetRecordNews,
  useBetTotals,
  type BetRecord,
} from './use-bet-records.ts'

type BetRecordScreenProps = {
  amountsShown: boolean
  /** How a settled bet is disputed, where its venue allows that. */
  appealOf?: ((record: BetRecord) => ReactNode) | undefined
}

/** Bets of every venue: sums, the line of profit, and the list; the address holds the filter. */
export function BetRecordScreen({ amountsShown, appealOf }: BetRecordScreenProps) {
  const t = useText()
  const faultText = useFaultText()
  const [search, setSearch] = useSearchParams()
  const filter = readBetFilter(search, serverNow())
  const change = (wish: BetFilterChange): void =>
    setSearch(changeBetFilter(filter, wish), { replace: true })
  useBetRecordNews()
  const totals = useBetTotals(filter)
  const {
    data: records,
    error,
    isError,
    isPlaceholderData,
    isFetching,
    refetch,
  } = useBetList(filter)
  const [chosen, setChosen] = useState<{ record: BetRecord; open: boolean } | null>(null)
  const waiting = records === undefined || isPlaceholderData
  const state = isError && waiting ? 'error' : waiting ? 'loading' : 'ready'
  // Sums of nothing would only push the sentence that says so out of sight.
  const isEmpty = state === 'ready' && records?.total === 0
  return (
    <div className="space-y-4">
      <h1 className="sr-only">{t(words.title)}</h1>
      <div className="rounded-lg bg-surface p-6 shadow-1 max-desk:p-4">
        <BetFilterBar filter={filter} venues={totals.data?.venues ?? []} onChange={change} />
      </div>
      {!totals.isError && !isEmpty && (
        <BetSums
          totals={totals.isPlaceholderData ? undefined : totals.data}
          range={filter.range}
          amountsShown={amountsShown}
          open={filter.state === 'open'}
        />
      )}
      <BetRecordList
        records={records?.list ?? []}
        state={state}
        amountsShown={amountsShown}
        onOpen={(record) => setChosen({ record, open: true })}
        empty={
          <EmptyState
            icon="clock"
            title={t(words.empty)}
            text={t(words.emptyLine)}
            action={
              filter.preset !== '30' && (
                <Button variant="secondary" onClick={() => change({ days: '30' })}>
                  {t(words.emptyAction)}
                </Button>
              )
            }
          />
        }
        error={
          <ErrorState
            title={t(words.fault)}
            text={faultText(error)}
            retryLabel={t(words.retry)}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        }
      />
      {records !== undefined && records.total > 0 && state !== 'error' && (
        <Pagination
          page={filter.page}
          pageCount={Math.ceil(records.total / pageSize)}
          onPageChange={(page) => change({ page })}
          summary={t(words.total, { total: records.total })}
          labels={{
            navigation: t(words.pages),
            previous: t(words.previous),
            next: t(words.next),
            page: (page) => t(words.page, { page }),
          }}
        />
      )}
      <BetRecordDialog
        record={chosen?.record ?? null}
        open={chosen?.open ?? false}
        amountsShown={amountsShown}
        below={chosen && appealOf?.(chosen.record)}
        onClose={() => setChosen((before) => before && { ...before, open: false })}
      />
    </div>
  )
}
