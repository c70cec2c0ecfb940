import { useEffect } from 'react'
import { Link } from 'react-router'
import { Refused } from '@xinghe/contract/refusal.ts'
import { buttonStyle } from '@xinghe/ui/button-style.ts'
import { EmptyState } from '@xinghe/ui/EmptyState.tsx'
import { ErrorState } from '@xinghe/ui/ErrorState.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { useFaultText } from '../../../platform/api/text-of-fault.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { pathOf } from '../../../platform/navigation/route-paths.ts'
import type { Amounts } from './amounts.ts'
import { orderText as words, withdrawText } from './messages.ts'
import { OrderStory } from './OrderStory.tsx'
import { useOrders } from './use-orders.ts'

/** One withdrawal from its request to its end, moving as the server tells. */
export function OrderPanel({ orderId, amounts }: { orderId: string; amounts: Amounts }) {
  const t = useText()
  const faultText = useFaultText()
  const { query, live } = useOrders(orderId)
  const order = query.data?.[0]
  const missing = query.error instanceof Refused && query.error.refusal === 'not-found'
  // The page stays where it was scrolled to when only its search changes. Newer browsers answer with a
  // promise, which React would take for what undoes the effect.
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
      <ErrorState
        title={t(words.fault)}
        text={faultText(query.error)}
        retryLabel={t(withdrawText.retry)}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
        className="rounded-lg bg-surface shadow-1"
      />
    )
  }
  return (
    <div aria-busy className="space-y-4">
      <p role="status" className="sr-only">
        {t(words.loading)}
      </p>
      <Skeleton className="h-64 rounded-lg" />
      <Skeleton className="h-56 rounded-lg" />
    </div>
  )
}
