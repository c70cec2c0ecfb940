import { useState } from 'react'
import { Link } from 'react-router'
import { siteMinute } from '@xinghe/rules/base/instant.ts'
import { fenToCny } from '@xinghe/rules/base/money.ts'
import { Badge } from '@xinghe/ui/Badge.tsx'
import { Button } from '@xinghe/ui/Button.tsx'
import { buttonStyle } from '@xinghe/ui/button-style.ts'
import { EmptyState } from '@xinghe/ui/EmptyState.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { Money } from '@xinghe/ui/Money.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { TitledCard } from '@xinghe/ui/TitledCard.tsx'
import { QueryError } from '../../../platform/feedback/QueryError.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { pathOf } from '../../../platform/navigation/route-paths.ts'
import { RailIcon } from '../deposit/orders/RailIcon.tsx'
import type { Amounts } from '../parts/amounts.ts'
import { orderText as words, withdrawText } from './messages.ts'
import { methodIcons } from '../parts/method-icon.ts'
import { orderTones } from './order-tone.ts'
import { useOrders, type WithdrawalOrder } from './use-orders.ts'

const firstShown = 5

function OrderRow({ order, shown }: { order: WithdrawalOrder; shown: boolean }) {
  const t = useText()
  const { orderId, kind, issuer, card, amount, state, reason, requestedAt } = order
  return (
    <li>
      <Link
        to={`${pathOf('takeMoney')}?order=${encodeURIComponent(orderId)}`}
        className="flex items-center gap-3 py-3 transition-colors hover:text-brand-text"
      >
        <RailIcon rail={methodIcons[kind]} className="size-9" />
        <span className="min-w-0 flex-1">
          <span className="block truncate text-14">
            {issuer} <span className="font-num text-13 text-muted">{card}</span>
          </span>
          <span className="block truncate text-12 text-muted">
            <span className="font-num">{siteMinute(requestedAt)}</span>
            {state === 'refused' && reason !== null && ` · ${t(words.reason, { reason })}`}
          </span>
        </span>
        <span className="flex shrink-0 flex-col items-end gap-1">
          <Money
            text={fenToCny(amount)}
            hidden={!shown}
            hiddenLabel={t(withdrawText.hidden)}
            className="text-16 font-bold text-ink"
          />
          <Badge tone={orderTones[state]}>{t(words[state])}</Badge>
        </span>
        <Icon name="chevron-right" className="size-4 text-muted" />
      </Link>
    </li>
  )
}

/** The last withdrawals, newest first. */
export function OrderList({ amounts }: { amounts: Amounts }) {
  const t = useText()
  const { query } = useOrders()
  const [all, setAll] = useState(false)
  const orders = query.data
  return (
    <TitledCard
      title={t(words.listTitle)}
      line={t(words.listLine)}
      action={
        <Link to={pathOf('transRecord')} className={buttonStyle({ variant: 'link', size: 'sm' })}>
          {t(words.listAll)}
        </Link>
      }
    >
      {orders === undefined && !query.isError && (
        <div aria-busy className="space-y-3">
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </div>
      )}
      {orders === undefined && query.isError && (
        <QueryError title={t(words.listFault)} query={query} className="py-6!" />
      )}
      {orders?.length === 0 && (
        <EmptyState
          icon="clock"
          title={t(words.listEmpty)}
          text={t(words.listEmptyLine)}
          className="py-6!"
        />
      )}
      {orders !== undefined && orders.length > 0 && (
        <ul className="-my-3 divide-y divide-line">
          {(all ? orders : orders.slice(0, firstShown)).map((order) => (
            <OrderRow key={order.orderId} order={order} shown={amounts.shown} />
          ))}
        </ul>
      )}
      {!all && orders !== undefined && orders.length > firstShown && (
        <Button variant="ghost" block className="mt-3" onClick={() => setAll(true)}>
          {t(words.more)}
        </Button>
      )}
    </TitledCard>
  )
}
