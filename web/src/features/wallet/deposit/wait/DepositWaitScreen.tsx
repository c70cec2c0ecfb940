import { Link, Navigate, useLocation, useSearchParams } from 'react-router'
import { isDepositId, type DepositId } from '@xinghe/rules/wallet/order-id.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { buttonStyle } from '@xinghe/ui/button-style.ts'
import { EmptyState } from '@xinghe/ui/EmptyState.tsx'
import { isMissing } from '../../../../platform/api/is-missing.ts'
import { QueryError } from '../../../../platform/feedback/QueryError.tsx'
import { emit } from '../../../../platform/bus/events.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { pathOf } from '../../../../platform/navigation/route-paths.ts'
import { waitText as words } from './messages.ts'
import { OrderOutcome } from './OrderOutcome.tsx'
import { OrderToPay } from './OrderToPay.tsx'
import { stateNow, useOrder } from '../orders/use-order.ts'
import { WaitSkeleton } from './WaitSkeleton.tsx'

const card = 'rounded-lg bg-surface shadow-1'

function NoOrder() {
  const t = useText()
  return (
    <EmptyState
      icon="search"
      title={t(words.unknown)}
      text={t(words.unknownLine)}
      className={card}
      action={
        <>
          <Button variant="secondary" icon="headset" onClick={() => emit('support_asked')}>
            {t(words.support)}
          </Button>
          <Link to={pathOf('saveMoney')} className={buttonStyle({})}>
            {t(words.toDeposit)}
          </Link>
        </>
      }
    />
  )
}

function Order({ orderId, amountsShown }: { orderId: DepositId; amountsShown: boolean }) {
  const t = useText()
  const { pathname } = useLocation()
  const { query, live } = useOrder(orderId)
  const { data: order, error } = query
  if (order === undefined) {
    if (error === null) return <WaitSkeleton />
    if (isMissing(error)) return <NoOrder />
    return <QueryError title={t(words.fault)} query={query} className={card} />
  }
  const own = pathOf(order.waitRoute)
  if (pathname !== own) return <Navigate replace to={`${own}?order=${orderId}`} />
  const state = stateNow(order)
  if (state !== 'waiting')
    return <OrderOutcome order={order} state={state} amountsShown={amountsShown} />
  const ask = async (): Promise<boolean> => (await query.refetch()).data?.state === 'waiting'
  return <OrderToPay order={order} live={live} onAsk={ask} />
}

interface DepositWaitScreenProps {
  /** False while the member hides amounts by the eye beside the balance. */
  amountsShown: boolean
}

/** All five waiting pages; `?order=` names the order, and its rail decides on which page it belongs. */
export function DepositWaitScreen({ amountsShown }: DepositWaitScreenProps) {
  const [search] = useSearchParams()
  const orderId = search.get('order') ?? ''
  if (!isDepositId(orderId)) return <NoOrder />
  return <Order key={orderId} orderId={orderId} amountsShown={amountsShown} />
}
