import { useEffect } from 'react'
import { Link } from 'react-router'
import { buttonStyle } from '@xinghe/ui/button-style.ts'
import { EmptyState } from '@xinghe/ui/EmptyState.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { SkeletonFrame } from '@xinghe/ui/SkeletonFrame.tsx'
import { isMissing } from '../../../platform/api/is-missing.ts'
import { QueryError } from '../../../platform/feedback/QueryError.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { pathOf } from '../../../platform/navigation/route-paths.ts'
import type { Amounts } from '../parts/amounts.ts'
import { orderText as words } from './messages.ts'
import { OrderStory } from './OrderStory.tsx'
import { useOrders } from './use-orders.ts'

/** One withdrawal with its steps, kept current. */
export function OrderPanel({ orderId, amounts }: { orderId: string; amounts: Amounts }) {
  const t = useText()
  const { query, live } = useOrders(orderId)
  const order = query.data?.[0]
  const missing = isMissing(query.error)
  // A change of the search alone does not scroll. In a block: newer browsers return a promise, which
  // React would take for the cleanup function.
  useEffect(() => {
    scrollTo({ top: 0 })
  }, [])
  const back = (
    <Link to={pathOf('takeMoney')} className={buttonStyle({ variant: 'secondary' })}>
      {t(words.back)}
    </Link>
  )
  if (order !== undefined) {
    return (
      <div className="space-y-4">
        <OrderStory order={order} live={live} shown={amounts.shown} />
        <div className="flex justify-center gap-3 max-desk:*:flex-1">
          {back}
          <Link to={pathOf('transRecord')} className={buttonStyle({ variant: 'ghost' })}>
            {t(words.records)}
          </Link>
        </div>
      </div>
    )
  }
  if (missing) {
    return (
      <EmptyState
        title={t(words.missing)}
        text={t(words.missingLine)}
        action={back}
        className="rounded-lg bg-surface shadow-1"
      />
    )
  }
  if (query.isError) {
    return (
      <QueryError title={t(words.fault)} query={query} className="rounded-lg bg-surface shadow-1" />
    )
  }
  return (
    <SkeletonFrame label={t(words.loading)} className="space-y-4">
      <Skeleton className="h-64 rounded-lg" />
      <Skeleton className="h-56 rounded-lg" />
    </SkeletonFrame>
  )
}
