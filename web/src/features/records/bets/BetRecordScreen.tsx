import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useText } from '../../../platform/i18n/use-text.ts'
import { serverNow } from '../../../platform/site/clock.ts'
import { RecordFrame } from '../frame/RecordFrame.tsx'
import { betColumns } from './bet-columns.tsx'
import { changeBetFilter, readBetFilter, type BetFilterChange } from './bet-filter.ts'
import { BetCard } from './BetCard.tsx'
import { BetDetails } from './BetDetails.tsx'
import { BetFilterBar } from './BetFilterBar.tsx'
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
  const [search, setSearch] = useSearchParams()
  const filter = readBetFilter(search, serverNow())
  const change = (wish: BetFilterChange): void =>
    setSearch(changeBetFilter(filter, wish), { replace: true })
  useBetRecordNews()
  const totals = useBetTotals(filter)
  return (
    <div className="space-y-4">
      <h1 className="sr-only">{t(words.title)}</h1>
      <div className="rounded-lg bg-surface p-6 shadow-1 max-desk:p-4">
        <BetFilterBar filter={filter} venues={totals.data?.venues ?? []} onChange={change} />
      </div>
      <RecordFrame
        query={useBetList(filter)}
        filter={filter}
        onChange={change}
        pageSize={pageSize}
        idOf={({ ticketId }) => ticketId}
        columns={betColumns(t, amountsShown)}
        renderCard={(record) => <BetCard record={record} shown={amountsShown} />}
        renderDetails={(record) => (
          <BetDetails record={record} amountsShown={amountsShown} below={appealOf?.(record)} />
        )}
        texts={words}
        icon="clock"
        sums={
          !totals.isError && (
            <BetSums
              totals={totals.isPlaceholderData ? undefined : totals.data}
              range={filter.range}
              amountsShown={amountsShown}
              open={filter.state === 'open'}
            />
          )
        }
      />
    </div>
  )
}
