import { Button } from '@xinghe/ui/Button.tsx'
import { Checkbox } from '@xinghe/ui/Checkbox.tsx'
import { EmptyState } from '@xinghe/ui/EmptyState.tsx'
import { Switch } from '@xinghe/ui/Switch.tsx'
import { TitledCard } from '@xinghe/ui/TitledCard.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { RecycleButton } from '../transfer/recycle/RecycleButton.tsx'
import { RecyclePanel } from '../transfer/recycle/RecyclePanel.tsx'
import { useRecycle } from '../transfer/recycle/use-recycle.ts'
import type { Wallets } from '../venues/use-venues.ts'
import { walletText as words } from './messages.ts'
import { shownVenues } from './shown-venues.ts'
import { useAutoTransfer } from './use-auto-transfer.ts'
import { useHideEmpty } from './use-hide-empty.ts'
import { VenueRow } from './VenueRow.tsx'

interface VenueListProps {
  wallets: Wallets
  artOf: (enName: string) => string | null
  amountsShown: boolean
  refreshing: boolean
  onRefresh: () => void
  onEnter: (enName: string) => void
}

export function VenueList({
  wallets,
  artOf,
  amountsShown,
  refreshing,
  onRefresh,
  onEnter,
}: VenueListProps) {
  const t = useText()
  const recycling = useRecycle()
  const auto = useAutoTransfer()
  const [hideEmpty, setHideEmpty] = useHideEmpty()
  const { venues, autoTransfer } = wallets
  const shown = shownVenues(venues, hideEmpty)
  return (
    <TitledCard title={t(words.venues)} action={<RecycleButton recycling={recycling} size="sm" />}>
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-2 rounded-md bg-ink/3 px-4 py-3">
        <div className="max-w-xl">
          <Switch
            checked={autoTransfer === 1}
            busy={auto.busy}
            onCheckedChange={(on) => void auto.change(on)}
          >
            {t(words.auto)}
          </Switch>
          <p className="text-12 text-muted">{t(words.autoLine)}</p>
        </div>
        <Checkbox checked={hideEmpty} onCheckedChange={setHideEmpty} className="mt-1">
          {t(words.hideEmpty)}
        </Checkbox>
      </div>
      <div className="mt-4 empty:hidden">
        <RecyclePanel recycling={recycling} venues={venues} amountsShown={amountsShown} />
      </div>
      {shown.length > 0 ? (
        <ul className="mt-1 -mb-4 divide-y divide-line">
          {shown.map((venue) => (
            <VenueRow
              key={venue.channelCode}
              venue={venue}
              art={artOf(venue.enName)}
              amountsShown={amountsShown}
              retrying={refreshing}
              onRetry={onRefresh}
              onEnter={onEnter}
            />
          ))}
        </ul>
      ) : venues.length === 0 ? (
        <EmptyState icon="wallet" title={t(words.noVenues)} text={t(words.noVenuesLine)} />
      ) : (
        <EmptyState
          icon="wallet"
          title={t(words.allHidden)}
          text={t(words.allHiddenLine)}
          action={
            <Button variant="secondary" onClick={() => setHideEmpty(false)}>
              {t(words.showAll)}
            </Button>
          }
          className="py-8!"
        />
      )}
    </TitledCard>
  )
}
