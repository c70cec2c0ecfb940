import { useState } from 'react'
import { rails } from '@xinghe/rules/wallet/rails.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { buttonStyle } from '@xinghe/ui/button-style.ts'
import { Fault } from '@xinghe/ui/Fault.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { LineIcon } from '@xinghe/ui/LineIcon.tsx'
import { emit } from '../../../../platform/bus/events.ts'
import { showToast } from '../../../../platform/feedback/dialogs.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { useCancelOrder } from '../orders/use-cancel-order.ts'
import type { DepositOrder } from '../orders/use-payment-types.ts'
import { waitText as words } from './messages.ts'
import { OrderHead } from './OrderHead.tsx'
import { PayAmount } from './PayAmount.tsx'
import { PayeePanel } from './PayeePanel.tsx'
import { PaySteps } from './PaySteps.tsx'
import { QrPanel } from './QrPanel.tsx'
import { usePayee } from './use-payee.ts'

const newWindow =
  'M13.5 4.5h6v6M19.5 4.5 11 13M17.5 14v4a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 18V8A1.5 1.5 0 0 1 6 6.5h4'

interface OrderToPayProps {
  order: DepositOrder
  /** True while the socket is up; else the order is polled. */
  live: boolean
  /** True while the order still waits. */
  onAsk: () => Promise<boolean>
}

/** Whom to pay, how much exactly, and until when. */
export function OrderToPay({ order, live, onAsk }: OrderToPayProps) {
  const t = useText()
  const payee = usePayee(order.orderId)
  const { ask: askToCancel, busy: cancelling, fault } = useCancelOrder(order.orderId)
  const [asking, setAsking] = useState(false)
  const scanned = rails[order.rail].category === 'qr'

  const ask = async (): Promise<void> => {
    setAsking(true)
    if (await onAsk()) showToast(t(words.checked), { tone: 'info' })
    setAsking(false)
  }

  return (
    <div className="space-y-4">
      <OrderHead order={order} onEnd={() => void onAsk()} />
      <div className="grid grid-cols-[minmax(0,1fr)_21rem] items-start gap-4 max-desk:grid-cols-1">
        <div className="space-y-4">
          <PayAmount order={order} />
          {!scanned && <PayeePanel order={order} payee={payee} />}
          {scanned && <QrPanel order={order} payee={payee} wide />}
        </div>
        <div className="space-y-4">
          {!scanned && <QrPanel order={order} payee={payee} />}
          <PaySteps order={order} />
        </div>
      </div>
      <div className="rounded-lg bg-surface p-5 shadow-1 max-desk:p-4">
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <p
            role="status"
            className="flex min-w-0 flex-1 items-center gap-2 text-13 text-muted max-desk:basis-full"
          >
            <span
              className={`size-2 rounded-full ${live ? 'animate-breathe bg-success' : 'bg-warn'}`}
            />
            {t(live ? words.watching : words.polling)}
          </p>
          {order.cashierUrl !== null && (
            <a
              href={order.cashierUrl}
              target="_blank"
              rel="noopener"
              className={buttonStyle({ variant: 'link', size: 'sm' })}
            >
              {t(words.cashier)}
              <LineIcon path={newWindow} className="size-3.5" />
            </a>
          )}
          <Button variant="link" size="sm" onClick={() => emit('support_asked')}>
            {t(words.support)}
          </Button>
          <Button variant="secondary" loading={cancelling} onClick={askToCancel}>
            {t(words.cancel)}
          </Button>
          <Button loading={asking} onClick={() => void ask()} className="max-desk:flex-1">
            {t(words.check)}
          </Button>
        </div>
        <Fault text={fault} className="mt-3" />
      </div>
      <p className="flex items-start gap-2 px-1 text-12 text-muted">
        <Icon name="shield" className="mt-0.5 size-3.5" />
        {t(words.safety)}
      </p>
    </div>
  )
}
