import { useState } from 'react'
import { Button } from '@xinghe/ui/Button.tsx'
import { EmptyState } from '@xinghe/ui/EmptyState.tsx'
import { ErrorState } from '@xinghe/ui/ErrorState.tsx'
import { Pagination } from '@xinghe/ui/Pagination.tsx'
import { useFaultText } from '../../platform/api/text-of-fault.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { DealDialog } from './DealDialog.tsx'
import { DealList } from './DealList.tsx'
import { recordText as words } from './messages.ts'
import type { FilterChange, RecordFilter } from './record-filter.ts'
import { SumPanel } from './SumPanel.tsx'
import { pageSize, useDeals, type Deal } from './use-deals.ts'

interface DealsPanelProps {
  filter: RecordFilter
  onChange: (change: FilterChange) => void
  amountsShown: boolean
}

/** Sums, bars and the list of what matches the filter. */
export function DealsPanel({ filter, onChange, amountsShown }: DealsPanelProps) {
  const t = useText()
  const faultText = useFaultText()
  const { data: deals, isError, error, isPlaceholderData, isFetching, refetch } = useDeals(filter)
  const [chosen, setChosen] = useState<{ deal: Deal; open: boolean } | null>(null)
  const waiting = deals === undefined || isPlaceholderData
  const state = isError && waiting ? 'error' : waiting ? 'loading' : 'ready'
  const isEmpty = state === 'ready' && deals?.total === 0
  const pageCount = Math.ceil((deals?.total ?? 0) / pageSize)
  return (
    <div className="space-y-4">
      {state !== 'error' && !isEmpty && (
        <SumPanel
          deals={isPlaceholderData ? undefined : deals}
          range={filter.range}
          amountsShown={amountsShown}
        />
      )}
      <DealList
        deals={deals?.list ?? []}
        state={state}
        amountsShown={amountsShown}
        onOpen={(deal) => setChosen({ deal, open: true })}
        empty={
          <EmptyState
            icon="card"
            title={t(words.empty)}
            text={t(words.emptyLine)}
            action={
              filter.preset !== '30' && (
                <Button variant="secondary" onClick={() => onChange({ days: '30' })}>
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
      {deals !== undefined && deals.total > 0 && state !== 'error' && (
        <Pagination
          page={filter.page}
          pageCount={pageCount}
          onPageChange={(page) => onChange({ page })}
          summary={t(words.total, { total: deals.total })}
          labels={{
            navigation: t(words.pages),
            previous: t(words.previous),
            next: t(words.next),
            page: (page) => t(words.page, { page }),
          }}
        />
      )}
      <DealDialog
        deal={chosen?.deal ?? null}
        open={chosen?.open ?? false}
        amountsShown={amountsShown}
        onClose={() => setChosen((before) => before && { ...before, open: false })}
      />
    </div>
  )
}
