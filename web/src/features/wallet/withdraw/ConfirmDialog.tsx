import type { SubmitEvent } from 'react'
import { Link } from 'react-router'
import { withdrawalPasswordLength } from '@xinghe/rules/account/withdrawal-password.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { Dialog } from '@xinghe/ui/Dialog.tsx'
import { Field } from '@xinghe/ui/Field.tsx'
import { Fault } from '@xinghe/ui/Fault.tsx'
import { DigitCells } from '@xinghe/ui/DigitCells.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { partsText } from '../parts/messages.ts'
import { FactList, type Fact } from './FactList.tsx'
import { withdrawText as words } from './messages.ts'
import { offerFacts } from './offer-facts.tsx'
import { usePasswordPath } from '../parts/password-path.ts'
import type { WithdrawDraft } from './use-draft.ts'
import { usePasswordForm } from './use-password-form.ts'
import type { Requesting } from './use-request.ts'

interface ConfirmDialogProps {
  open: boolean
  draft: WithdrawDraft
  requesting: Requesting
  passwordNeeded: boolean
  onClose: () => void
}

const formId = 'confirm-withdrawal'

/** The summary and the password; confirming locks the amount. */
export function ConfirmDialog({
  open,
  draft,
  requesting,
  passwordNeeded,
  onClose,
}: ConfirmDialogProps) {
  const t = useText()
  const passwordPath = usePasswordPath()
  const form = usePasswordForm(passwordNeeded)
  const { element, formFault, error, input } = form
  const { method, card, coin, asked } = draft
  const { busy } = requesting
  const { password } = form.values
  const short = passwordNeeded && password.length < withdrawalPasswordLength

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (asked === null) return
    void form
      .submit(() => requesting.send(asked, passwordNeeded ? password : null))
      // The password is cleared after each attempt.
      .then(() => form.forget('password'))
  }
  const facts: Fact[] = [
    { name: t(words.sumMethod), value: method.title },
    {
      name: t(words.sumCard),
      value: (
        <>
          {card?.issuerName} <span className="font-num">{card?.number}</span>
        </>
      ),
    },
    ...offerFacts(draft, t),
    ...(coin.quote === undefined
      ? []
      : [{ name: t(words.sumRate), value: t(words.rateLine, { rate: coin.quote.rate }) }]),
    { name: t(words.sumTime), value: method.arrival },
  ]
  return (
    <Dialog
      open={open}
      onClose={() => {
        if (!busy) onClose()
      }}
      title={t(words.confirmTitle)}
      closeLabel={t(words.close)}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {t(words.back)}
          </Button>
          <Button type="submit" form={formId} loading={busy} softDisabled={short}>
            {t(words.confirm)}
          </Button>
        </>
      }
    >
      <form ref={element} id={formId} onSubmit={submit} noValidate>
        <p className="mb-2 text-13 text-muted">{t(words.confirmLine)}</p>
        <FactList facts={facts} className="mb-4" />
        {passwordNeeded && (
          <Field
            label={t(partsText.password)}
            error={error('password')}
            aside={
              <Link
                to={passwordPath}
                className="text-brand-text underline-offset-4 hover:underline"
              >
                {t(words.passwordForgot)}
              </Link>
            }
          >
            <DigitCells secret {...input('password')} />
          </Field>
        )}
        <Fault text={formFault} className="mt-3" />
      </form>
    </Dialog>
  )
}
