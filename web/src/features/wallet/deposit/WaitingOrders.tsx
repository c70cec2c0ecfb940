import { Link } from 'react-router'
import { fenToCny } from '@xinghe/rules/base/money.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { buttonStyle } from '@xinghe/ui/button-style.ts'
import { Countdown } from '@xinghe/ui/Countdown.tsx'
import { Fault } from '@xinghe/ui/Fault.tsx'
import { TitledCard } from '@xinghe/ui/TitledCard.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { pathOf } from '../../../platform/navigation/route-paths.ts'
import { serverNow } from '../../../platform/site/clock.ts'
import { depositText as words } from './messages.ts'
import { RailIcon } from './orders/RailIcon.tsx'
import { useCancelOrder } from './orders/use-cancel-order.ts'
import { refreshPaymentTypes, type DepositOrder } from './orders/use-payment-types.ts'

function WaitingOrder({ order }: { order: DepositOrder }) {
  const t = useText()
  const { orderId: id, rail, title, payAmount, coin, waitRoute, expiresAt } = order
  const { ask, busy, fault } = useCancelOrder(id)
  return (
    <li className="py-3 first:pt-0 last:pb-0">
      <div className="flex items-center gap-x-4 gap-y-3 max-desk:flex-wrap">
        <RailIcon rail={rail} className="size-9" />
        <div className="min-w-0 flex-1">
          <p className="text-14 font-medium">{title}</p>
          <p className="truncate font-num text-12 text-muted">{id}</p>
        </div>
        <p className="text-right">
          <span className="block font-num text-16 font-bold">
            {coin === null ? fenToCny(payAmount) : `${coin.amount} USDT`}
          </span>
          <span className="block text-12 text-muted">
            {t(words.waitingLeft)}{' '}
            <Countdown
              until={expiresAt}
              now={serverNow}
              label={t(words.waitingLeft)}
              onEnd={() => void refreshPaymentTypes()}
              className="text-13 text-warn"
            />
          </span>
        </p>
        <div className="flex gap-2 max-desk:w-full max-desk:*:flex-1">
          <Button
            variant="secondary"
            size="sm"
            loading={busy}
            onClick={ask}
            aria-label={t(words.cancelOf, { id })}
          >
            {t(words.cancel)}
          </Button>
          <Link
            to={`${pathOf(waitRoute)}?order=${encodeURIComponent(id)}`}
            aria-label={t(words.goOnOf, { id })}
            className={buttonStyle({ size: 'sm' })}
          >
            {t(words.goOn)}
          </Link>
        </div>
      </div>
      <Fault text={fault} className="mt-3" />
    </li>
  )
}

/** Orders that still wait for their money, before a new one is made. */
export function WaitingOrders({ orders }: { orders: readonly DepositOrder[] }) {
  const t = useText()
  if (orders.length === 0) return null
  return (
    <TitledCard title={t(words.waitingTitle)} line={t(words.waitingLine)}>
      <ul className="divide-y divide-line">
        {orders.map((order) => (
          <WaitingOrder key={order.orderId} order={order} />
        ))}
      </ul>
    </TitledCard>
  )
}
