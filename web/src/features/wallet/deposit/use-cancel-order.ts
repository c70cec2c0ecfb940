import { closeOrder } from '@xinghe/contract/wallet-deposit.ts'
import { showTips, showToast } from '../../../platform/feedback/dialogs.ts'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { cancelText } from './messages.ts'
import { refreshOrder } from './wait/use-order.ts'
import { refreshPaymentTypes } from './use-payment-types.ts'
import { useWrite } from './use-write.ts'

/** Asks once more, then gives the order up; what became of it is asked for in every case. */
export const useCancelOrder = (
  orderId: string,
): { ask: () => void; busy: boolean; fault: string } => {
  const t = useText()
  const language = useLanguage()
  const { send, busy, fault } = useWrite(closeOrder)

  const cancel = async (): Promise<void> => {
    const order = await send({ orderId, language })
    if (order !== null) showToast(t(cancelText.done), { tone: 'success' })
    await Promise.all([refreshPaymentTypes(), refreshOrder(orderId)])
  }

  const ask = (): void => {
    showTips({
      msg: t(cancelText.ask),
      isShowCancel: true,
      sureText: t(cancelText.sure),
      cancelText: t(cancelText.keep),
      onSure: () => void cancel(),
    })
  }
  return { ask, busy, fault }
}
