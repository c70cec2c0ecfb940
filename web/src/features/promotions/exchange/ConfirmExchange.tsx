import { fenToCny } from '@xinghe/rules/base/money.ts'
import { requiredTurnover } from '@xinghe/rules/wallet/turnover.ts'
import { AskDialog } from '@xinghe/ui/AskDialog.tsx'
import { Fault } from '@xinghe/ui/Fault.tsx'
import { useState } from 'react'
import { showToast } from '../../../platform/feedback/dialogs.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { exchangeText as words } from './messages.ts'
import { useExchange, type Gift } from './use-exchange.ts'

interface ConfirmExchangeProps {
  gift: Gift
  multipleHundredths: number
  onClose: () => void
}

/** Says what is spent, given and asked before anything happens. */
export function ConfirmExchange({ gift, multipleHundredths, onClose }: ConfirmExchangeProps) {
  const t = useText()
  const [open, setOpen] = useState(true)
  const { send, busy, fault } = useExchange()
  const { id, title, points, amount } = gift
  const asked = amount === null ? 0n : requiredTurnover(amount, multipleHundredths)
  const close = (): void => {
    setOpen(false)
    onClose()
  }
  const confirm = async (): Promise<void> => {
    const outcome = await send({ gift: id, points })
    if (outcome?.kind !== 'answered') return
    showToast(t(words.done, { gift: title }), { tone: 'success' })
    close()
  }
  return (
    <AskDialog
      open={open}
      title={t(words.confirmTitle)}
      closeLabel={t(words.close)}
      cancel={t(words.cancel)}
      onClose={close}
      confirm={t(words.confirm)}
      busy={busy}
      onConfirm={() => void confirm()}
    >
      <p>{t(words.confirmLine, { points: points.toLocaleString('en'), gift: title })}</p>
      {asked > 0n && (
        <p className="mt-2 text-14 text-muted">
          {t(words.confirmAsked, { asked: fenToCny(asked) })}
        </p>
      )}
      <Fault text={fault} className="mt-3" />
    </AskDialog>
  )
}
