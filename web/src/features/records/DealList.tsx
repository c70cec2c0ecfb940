import { siteMinute } from '@xinghe/rules/base/instant.ts'
import { Badge } from '@xinghe/ui/Badge.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { Table } from '@xinghe/ui/Table.tsx'
import type { ReactNode } from 'react'
import { useText } from '../../platform/i18n/use-text.ts'
import { dealColumns } from './deal-columns.tsx'
import { DealAmount } from './DealAmount.tsx'
import { stateTone, stateWords } from './deal-look.ts'
import { categoryText, recordText as words } from './messages.ts'
import type { Deal } from './use-deals.ts'

interface DealListProps {
  deals: readonly Deal[]
  state: 'ready' | 'loading' | 'error'
  empty: ReactNode
  error: ReactNode
  amountsShown: boolean
  onOpen: (deal: Deal) => void
}

function DealCard({ deal, shown, onOpen }: { deal: Deal; shown: boolean; onOpen: () => void }) {
  const t = useText()
  return (
    <li>
      <button
        type="button"
        onClick={onOpen}
        className="flex w-full items-center gap-3 px-4 py-3 text-left"
      >
        <span className="min-w-0 flex-1">
          <span className="block truncate text-14 font-medium">
            {t(categoryText[deal.category])} · {deal.channelName}
          </span>
          <span className="mt-0.5 block font-num text-12 text-muted">
            {siteMinute(deal.madeAt)}
          </span>
        </span>
        <span className="flex shrink-0 flex-col items-end gap-1">
          <DealAmount deal={deal} shown={shown} />
          <Badge tone={stateTone(deal.state)}>{t(stateWords(deal.state))}</Badge>
        </span>
        <Icon name="chevron-right" className="size-4 text-muted" />
      </button>
    </li>
  )
}

/** A table on a desk, cards on a phone. */
export function DealList({ deals, state, empty, error, amountsShown, onOpen }: DealListProps) {
  const t = useText()
  const place = state === 'error' ? error : state === 'ready' && deals.length === 0 ? empty : null
  return (
    <>
      <Table
        caption={t(words.list)}
        columns={dealColumns(t, amountsShown, onOpen)}
        rows={deals}
        rowKey={({ id }) => id}
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
            {deals.map((deal) => (
              <DealCard
                key={deal.id}
                deal={deal}
                shown={amountsShown}
                onOpen={() => onOpen(deal)}
              />
            ))}
            {state === 'loading' &&
              deals.length === 0 &&
              [0, 1, 2, 3].map((row) => (
                <li key={row} className="p-4">
                  <Skeleton className="h-10" />
                </li>
              ))}
          </ul>
        )}
      </div>
    </>
  )
}
