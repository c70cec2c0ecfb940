import { useState, type SubmitEvent } from 'react'
import { Link } from 'react-router'
import { withdrawalPasswordLength } from '@xinghe/rules/account/withdrawal-password.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { Dialog } from '@xinghe/ui/Dialog.tsx'
import { Field } from '@xinghe/ui/Field.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Fault } from '../deposit/Fault.tsx'
import { PasswordCells } from '../PasswordCells.tsx'
import { FactList, type Fact } from './FactList.tsx'
import { withdrawText as words } from './messages.ts'
import { offerFacts } from './offer-facts.tsx'
import { toSecurity } from './security-path.ts'
import type { WithdrawDraft } from './use-draft.ts'
import type { Requesting } from './use-request.ts'

interface ConfirmDialogProps {
  open: boolean
  draft: WithdrawDraft
  requesting: Requesting
  passwordNeeded: boolean
  onClose: () => void
}

const formId = 'confirm-withdrawal'

/** Everything in one list, then the password: the money is locked with this press. */
export function ConfirmDialog({
  open,
  draft,
  requesting,
  passwordNeeded,
  onClose,
}: ConfirmDialogProps) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const [pressed, setPressed] = useState(false)
  const { method, card, coin, asked } = draft
  const { busy, fault } = requesting
  const short = passwordNeeded && typed.length < withdrawalPasswordLength
  const wrong =
    fault?.place === 'password' ? fault.text : pressed && short ? t(words.passwordEmpty) : undefined

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setPressed(true)
    if (asked === null || short || busy) return
    void requesting.send(asked, passwordNeeded ? typed : null).then(() => {
      // A password is typed anew for each try.
      setTyped('')
      setPressed(false)
    })
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
      <form id={formId} onSubmit={submit} noValidate>
        <p className="mb-2 text-13 text-muted">{t(words.confirmLine)}</p>
        <FactList facts={facts} className="mb-4" />
        {passwordNeeded && (
          <Field
            label={t(words.password)}
            error={wrong}
            aside={
              <Link to={toSecurity} className="text-brand-text underline-offset-4 hover:underline">
                {t(words.passwordForgot)}
              </Link>
            }
          >
            <PasswordCells
              name="password"
              value={typed}
              onValueChange={(digits) => {
                setTyped(digits)
                if (fault !== null) requesting.clearFault()
              }}
            />
          </Field>
        )}
        <Fault text={fault?.place === 'form' ? fault.text : ''} />
      </form>
    </Dialog>
  )
}
