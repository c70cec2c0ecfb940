import { QueryError } from '../../../platform/feedback/QueryError.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useBalance } from '../../../platform/member/member.ts'
import { useVenues } from '../venues/use-venues.ts'
import type { Amounts } from '../parts/amounts.ts'
import { walletText as words } from './messages.ts'
import { TodayPanel } from './TodayPanel.tsx'
import { TotalPanel } from './TotalPanel.tsx'
import { VenueList } from './VenueList.tsx'
import { WalletSkeleton } from './WalletSkeleton.tsx'

interface WalletScreenProps {
  amounts: Amounts
  /** The picture of a venue; null where there is none. */
  artOf: (enName: string) => string | null
  onEnter: (enName: string) => void
}

/** All wallets of the member: centre, locked, venues. */
export function WalletScreen({ amounts, artOf, onEnter }: WalletScreenProps) {
  const t = useText()
  const balance = useBalance()
  const { data: wallets, ...query } = useVenues()
  const refresh = (): void => {
    void query.refetch()
    void balance.refetch()
  }
  if (wallets === undefined) {
    if (!query.isError) return <WalletSkeleton />
    return (
      <QueryError
        title={t(words.fault)}
        query={{ ...query, refetch: refresh }}
        className="rounded-lg bg-surface shadow-1"
      />
    )
  }
  return (
    <div className="space-y-4">
      <h1 className="sr-only">{t(words.title)}</h1>
      <TotalPanel
        wallets={wallets}
        amounts={amounts}
        refreshing={query.isFetching}
        onRefresh={refresh}
      />
      <VenueList
        wallets={wallets}
        artOf={artOf}
        amountsShown={amounts.shown}
        refreshing={query.isFetching}
        onRefresh={refresh}
        onEnter={onEnter}
      />
      <TodayPanel amountsShown={amounts.shown} />
    </div>
  )
}
