import { useText } from '../../../platform/i18n/use-text.ts'
import type { FilterChange, RecordFilter } from '../frame/record-filter.ts'
import { RecordFrame } from '../frame/RecordFrame.tsx'
import { dealColumns } from './deal-columns.tsx'
import { DealCard } from './DealCard.tsx'
import { DealDetails } from './DealDetails.tsx'
import { dealText as words } from './messages.ts'
import { SumPanel } from './SumPanel.tsx'
import { pageSize, useDeals } from './use-deals.ts'

interface DealsPanelProps {
  filter: RecordFilter
  onChange: (change: FilterChange) => void
  amountsShown: boolean
}

/** Sums, bars and the list of what matches the filter. */
export function DealsPanel({ filter, onChange, amountsShown }: DealsPanelProps) {
  const t = useText()
  const query = useDeals(filter)
  return (
    <RecordFrame
      query={query}
      filter={filter}
      onChange={onChange}
      pageSize={pageSize}
      idOf={({ id }) => id}
      columns={dealColumns(t, amountsShown)}
      renderCard={(deal) => <DealCard deal={deal} shown={amountsShown} />}
      renderDetails={(deal, close) => (
        <DealDetails deal={deal} amountsShown={amountsShown} onClose={close} />
      )}
      texts={words}
      icon="card"
      sums={
        <SumPanel
          deals={query.isPlaceholderData ? undefined : query.data}
          range={filter.range}
          amountsShown={amountsShown}
        />
      }
    />
  )
}
