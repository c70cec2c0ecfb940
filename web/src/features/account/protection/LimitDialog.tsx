import { setLimit } from '@xinghe/contract/account-protection.ts'
import { isLimitAmount, isRaise, leastLimit } from '@xinghe/rules/account/limits.ts'
import { fenFromTyped, fenToCny, type Fen } from '@xinghe/rules/base/money.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { Dialog } from '@xinghe/ui/Dialog.tsx'
import { Field } from '@xinghe/ui/Field.tsx'
import { Input } from '@xinghe/ui/Input.tsx'
import { useId, useState, type SyntheticEvent } from 'react'
import { showToast } from '../../../platform/feedback/dialogs.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { ConfirmLimit } from './ConfirmLimit.tsx'
import { protectionText as words } from './messages.ts'
import { amountText, limitName } from './texts.ts'
import { useChange, type ShownLimit } from './use-protection.ts'

const quickAmounts = [100, 500, 1_000, 5_000] as const

const consequence = (limit: ShownLimit, amount: Fen): string => {
  if (amount === limit.amount) return limit.wanted ? words.willStayWish : words.willStay
  return isRaise(limit, amount) ? words.willRaise : words.willLower
}

const faultOf = (typed: string, amount: Fen | null): string | null => {
  if (amount === null) return typed === '' ? words.amountEmpty : words.amountShape
  return isLimitAmount(amount) ? null : words.amountLow
}

interface LimitDialogProps {
  limit: ShownLimit
  open: boolean
  onClose: () => void
}

/** Asks for the amount, says when it will act, and asks again before one that acts at once. */
export function LimitDialog({ limit, open, onClose }: LimitDialogProps) {
  const t = useText()
  const form = useId()
  const change = useChange(setLimit)
  const [typed, setTyped] = useState('')
  const [left, setLeft] = useState(false)
  const [asking, setAsking] = useState(false)
  const { kind, period } = limit
  const amount = fenFromTyped(typed)
  const wrong = faultOf(typed, amount)

  const type = (text: string): void => {
    setTyped(text)
    change.clear()
  }
  const send = async (wanted: Fen | null): Promise<void> => {
    const raise = isRaise(limit, wanted)
    const outcome = await change.send({ kind, period, amount: wanted })
    if (outcome?.kind !== 'answered') return
    showToast(t(raise ? words.savedWish : words.savedNow), { tone: 'success' })
    onClose()
  }
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    setLeft(true)
    if (amount === null || wrong !== null) return
    if (amount === limit.amount || isRaise(limit, amount)) void send(amount)
    else setAsking(true)
  }

  if (asking && amount !== null)
    return (
      <ConfirmLimit
        limit={limit}
        amount={amount}
        open={open}
        busy={change.busy}
        fault={change.fault}
        onBack={() => setAsking(false)}
        onConfirm={() => void send(amount)}
      />
    )

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={limitName(kind, period, t)}
      closeLabel={t(words.close)}
      size="sm"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t(words.cancel)}
          </Button>
          <Button type="submit" form={form} loading={change.busy} softDisabled={wrong !== null}>
            {t(words.save)}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <dl className="mb-5 grid grid-cols-2 gap-3 rounded-md bg-ink/4 p-3 text-13">
          <div>
            <dt className="text-muted">{t(words.currentLimit)}</dt>
            <dd className="mt-0.5 font-num text-16">{amountText(limit.amount, t)}</dd>
          </div>
          <div>
            <dt className="text-muted">{t(words.usedNow)}</dt>
            <dd className="mt-0.5 font-num text-16">{fenToCny(limit.used)}</dd>
          </div>
        </dl>
        <Field
          label={t(words.amount)}
          hint={t(words.amountHint)}
          error={
            change.fault ||
            (left && wrong !== null ? t(wrong, { least: fenToCny(leastLimit) }) : undefined)
          }
          required
        >
          <Input
            numeric
            prefix="¥"
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            value={typed}
            onValueChange={type}
            onBlur={() => setLeft(typed !== '')}
          />
        </Field>
        <div role="group" aria-label={t(words.quickAmounts)} className="mt-3 flex gap-2">
          {quickAmounts.map((quick) => (
            <Button
              key={quick}
              variant="secondary"
              size="sm"
              className="flex-1 font-num"
              onClick={() => type(String(quick))}
            >
              {String(quick)}
            </Button>
          ))}
        </div>
        {amount !== null && wrong === null && (
          <p aria-live="polite" className="mt-3 text-13 text-ink">
            {t(consequence(limit, amount))}
          </p>
        )}
        {limit.amount !== null && (
          <p className="mt-5 border-t border-line pt-4 text-13 text-muted">
            {t(words.removeLimitLine)}{' '}
            <Button variant="link" size="sm" loading={change.busy} onClick={() => void send(null)}>
              {t(words.removeLimit)}
            </Button>
          </p>
        )}
      </form>
    </Dialog>
  )
}
