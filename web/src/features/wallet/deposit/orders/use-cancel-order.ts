import { closeOrder } from '@xinghe/contract/wallet-deposit.ts'
import { useWrite } from '../../../../platform/api/use-write.ts'
import { showTips, showToast } from '../../../../platform/feedback/dialogs.ts'
import { useLanguage } from '../../../../platform/i18n/language.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { cancelText } from './messages.ts'
import { refreshOrder } from './use-order.ts'
import { refreshPaymentTypes } from './use-payment-types.ts'

/** Cancels an order after a confirmation, and refetches it after every outcome. */
export const useCancelOrder = (
  orderId: string,
): { ask: () => void; busy: boolean; fault: string } => {
  const t = useText()
  const language = useLanguage()
  const { send, busy, fault } = useWrite(closeOrder, {
    refresh: () => Promise.all([refreshPaymentTypes(), refreshOrder(orderId)]),
  })

  const cancel = async (): Promise<void> => {
    const outcome = await send({ orderId, language })
    if (outcome?.kind === 'answered') showToast(t(cancelText.done), { tone: 'success' })
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
