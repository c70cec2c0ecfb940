import type { SubmitEvent } from 'react'
import { withdrawalPasswordLength } from '@xinghe/rules/account/withdrawal-password.ts'
import { fenToCny } from '@xinghe/rules/base/money.ts'
import { Field } from '@xinghe/ui/Field.tsx'
import { DigitCells } from '@xinghe/ui/DigitCells.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { partsText } from '../parts/messages.ts'
import { UnansweredPanel } from '../parts/UnansweredPanel.tsx'
import { withdrawText as words } from './messages.ts'
import { usePasswordForm } from './use-password-form.ts'
import type { Requesting } from './use-request.ts'

interface UnansweredRequestProps {
  requesting: Requesting
  passwordNeeded: boolean
}

/** Asks for the password again after a reload. */
export function UnansweredRequest({ requesting, passwordNeeded }: UnansweredRequestProps) {
  const t = useText()
  const { unanswered, remembered, busy, giveUp } = requesting
  const asksPassword = passwordNeeded && !remembered
  const { element, values, submit, forget, error, input, formFault } = usePasswordForm(asksPassword)
  if (unanswered === null) return null
  const { password } = values
  const ask = () =>
    void submit(() => requesting.askAgain(asksPassword ? password : null)).then(() =>
      forget('password'),
    )
  return (
    <form
      ref={element}
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault()
        ask()
      }}
    >
      <UnansweredPanel
        title={t(words.unknownTitle)}
        line={t(words.unknownLine, { amount: fenToCny(unanswered.amount) })}
        drop={t(words.unknownDrop)}
        dropAsk={t(words.unknownDropAsk)}
        busy={busy}
        fault={formFault}
        incomplete={asksPassword && password.length < withdrawalPasswordLength}
        onAsk={ask}
        onDrop={giveUp}
      >
        {asksPassword && (
          <Field
            label={t(partsText.password)}
            hint={t(words.unknownPassword)}
            error={error('password')}
            className="mt-4 max-w-sm"
          >
            <DigitCells secret {...input('password')} />
          </Field>
        )}
      </UnansweredPanel>
    </form>
  )
}
