import { fenToCny } from '@xinghe/rules/base/money.ts'
import { requiredTurnover } from '@xinghe/rules/wallet/turnover.ts'
import type { Answered } from '../../../platform/api/use-write.ts'
import type { exchangeGift } from '@xinghe/contract/promotions-exchange.ts'
import { AskDialog } from '@xinghe/ui/AskDialog.tsx'
import { Button } from '@xinghe/ui/Button.tsx'
import { Fault } from '@xinghe/ui/Fault.tsx'
import { useState } from 'react'
import { showToast } from '../../../platform/feedback/dialogs.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { exchangeText as words } from './messages.ts'
import { useExchange, type Gift } from './use-exchange.ts'

interface ConfirmExchangeProps {
  gift: Gift
  /** Of a gift of the list. */
  titleOf: (id: string) => string
  multipleHundredths: number
  onClose: () => void
}

/** Says what is spent, given and asked before anything happens. */
export function ConfirmExchange({
  gift,
  titleOf,
  multipleHundredths,
  onClose,
}: ConfirmExchangeProps) {
  const t = useText()
  const [open, setOpen] = useState(true)
  const { send, askAgain, giveUp, unanswered, busy, fault } = useExchange()
  const { id, title, points, amount } = gift
  const asked = amount === null ? 0n : requiredTurnover(amount, multipleHundredths)
  const close = (): void => {
    setOpen(false)
    onClose()
  }
  const tell = ({ input }: Answered<typeof exchangeGift>): void => {
    showToast(t(words.done, { gift: titleOf(input.gift) }), { tone: 'success' })
    // An answer that was lost may be about another gift.
    if (input.gift === id) close()
  }
  const confirm = async (): Promise<void> => {
    const outcome = await (unanswered === null ? send({ gift: id, points }) : askAgain())
    if (outcome?.kind === 'answered') tell(outcome)
  }
  return (
    <AskDialog
      open={open}
      title={t(words.confirmTitle)}
      closeLabel={t(words.close)}
      cancel={t(words.cancel)}
      onClose={close}
      confirm={t(unanswered === null ? words.confirm : words.askAgain)}
      busy={busy}
      onConfirm={() => void confirm()}
    >
      <p>{t(words.confirmLine, { points: points.toLocaleString('en'), gift: title })}</p>
      {asked > 0n && (
        <p className="mt-2 text-14 text-muted">
          {t(words.confirmAsked, { asked: fenToCny(asked) })}
        </p>
      )}
      {unanswered !== null && (
        <div role="alert" className="mt-3 text-13 text-muted">
          <p className="font-medium text-ink">{t(words.unanswered)}</p>
          <p>{t(words.dropLine)}</p>
          <Button size="sm" variant="link" disabled={busy} onClick={giveUp}>
            {t(words.drop)}
          </Button>
        </div>
      )}
      <Fault text={fault} className="mt-3" />
    </AskDialog>
  )
}
