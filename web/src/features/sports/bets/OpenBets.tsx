import { Button } from '@xinghe/ui/Button.tsx'
import { EmptyState } from '@xinghe/ui/EmptyState.tsx'
import { use, useState } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { QueryState } from '../book/QueryState.tsx'
import { everyBet, filterBets, type BetFilter } from './bet-filter.ts'
import { BetCard } from './BetCard.tsx'
import { OffersContext, useOffers } from './cash-out/use-offers.ts'
import { BetFilterBar } from './BetFilterBar.tsx'
import { BetSkeletons } from './BetSkeletons.tsx'
import { betsText as words } from '../words/bet-messages.ts'
import { useOpenBets } from './use-open-bets.ts'

function Bets({ query }: { query: ReturnType<typeof useOpenBets> }) {
  const t = useText()
  const offers = use(OffersContext)
  const [filter, setFilter] = useState<BetFilter>(everyBet)
  const { data: bets } = query
  if (bets === undefined)
    return (
      <QueryState query={query} title={t(words.fault)}>
        <BetSkeletons />
      </QueryState>
    )
  if (bets.length === 0)
    return <EmptyState icon="card" title={t(words.openEmpty)} text={t(words.openEmptyLine)} />
  const shown = filterBets(bets, filter, offers)
  const isFiltered = filter.stage !== 'all' || filter.kind !== 'all'
  return (
    <>
      {(bets.length > 1 || isFiltered) && (
        <BetFilterBar bets={bets} filter={filter} onChange={setFilter} />
      )}
      {shown.length === 0 ? (
        <EmptyState
          icon="filter"
          title={t(words.filterEmpty)}
          action={
            <Button variant="secondary" onClick={() => setFilter(everyBet)}>
              {t(words.filterClear)}
            </Button>
          }
        />
      ) : (
        <ul className="space-y-2" aria-label={t(words.open)}>
          {shown.map((bet) => (
            <BetCard key={bet.id} bet={bet} />
          ))}
        </ul>
      )}
    </>
  )
}

/** Running bets, with what each is worth now. */
export function OpenBets() {
  const query = useOpenBets()
  const offers = useOffers((query.data ?? []).some(({ state }) => state === 'open'))
  return (
    <OffersContext value={offers}>
      <Bets query={query} />
    </OffersContext>
  )
}
