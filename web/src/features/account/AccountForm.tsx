import { useEffect, useRef, type SubmitEvent } from 'react'
import { Button } from '@xinghe/ui/Button.tsx'
import { Checkbox } from '@xinghe/ui/Checkbox.tsx'
import { Fault } from '@xinghe/ui/Fault.tsx'
import { emit } from '../../platform/bus/events.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { isFilled, type FormKind } from './flow/account-form.ts'
import { AccountFields } from './AccountFields.tsx'
import { AgreeBox } from './AgreeBox.tsx'
import { authText } from './flow/messages.ts'
import { canRememberLogin } from './flow/remember-login.ts'
import type { AccountFormState } from './use-account-form.ts'

interface AccountFormProps {
  kind: FormKind
  form: AccountFormState
  onSubmit: () => void
}

export function AccountForm({ kind, form, onSubmit }: AccountFormProps) {
  const t = useText()
  const first = useRef<HTMLInputElement>(null)
  const { element, values, formFault, error } = form
  const registering = kind === 'register'

  useEffect(() => {
    // On a touch screen the keyboard would cover the sheet before it was seen.
    if (!matchMedia('(pointer: coarse)').matches) first.current?.focus()
  }, [])

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onSubmit()
  }

  return (
    <form ref={element} onSubmit={submit} noValidate className="flex flex-col">
      <AccountFields kind={kind} form={form} first={first} />
      {registering ? (
        <AgreeBox
          checked={values.isAgree}
          onCheckedChange={(isAgree) => form.change('isAgree', isAgree)}
          error={error('isAgree')}
        />
      ) : (
        <div className="mb-4 flex min-h-8 items-center justify-between gap-4">
          {canRememberLogin() ? (
            <Checkbox
              name="rememberPwd"
              checked={values.rememberPwd}
              onCheckedChange={(rememberPwd) => form.change('rememberPwd', rememberPwd)}
              className="text-13"
            >
              {t(authText.remember)}
            </Checkbox>
          ) : (
            <span />
          )}
          <Button variant="link" size="sm" onClick={() => emit('forget_password')}>
            {t(authText.forgot)}
          </Button>
        </div>
      )}
      <Fault text={formFault} className="mb-4" />
      <Button
        type="submit"
        size="lg"
        block
        loading={form.busy}
        softDisabled={!isFilled(kind, values)}
      >
        {t(registering ? authText.registerSubmit : authText.loginSubmit)}
      </Button>
    </form>
  )
}
