import { useSearchParams } from 'react-router'
import { useText } from '../../../platform/i18n/use-text.ts'
import type { Amounts } from '../parts/amounts.ts'
import { withdrawText as words } from './messages.ts'
import { OrderPanel } from './OrderPanel.tsx'
import { useWithdrawalsLive } from './use-orders.ts'
import { WithdrawPanel } from './WithdrawPanel.tsx'

/** The withdrawal form, or with `?order=` one withdrawal. */
export function TakeMoneyScreen({ amounts }: { amounts: Amounts }) {
  const t = useText()
  const [search] = useSearchParams()
  const orderId = search.get('order') ?? ''
  useWithdrawalsLive()
  return (
    <>
      <h1 className="mb-4 text-20 font-bold">{t(words.title)}</h1>
      {orderId === '' ? (
        <WithdrawPanel amounts={amounts} />
      ) : (
        <OrderPanel key={orderId} orderId={orderId} amounts={amounts} />
      )}
    </>
  )
}
