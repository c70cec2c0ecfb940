import { useEffect, useRef, type SubmitEvent } from 'react'
import { Button } from '@xinghe/ui/Button.tsx'
import { Checkbox } from '@xinghe/ui/Checkbox.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { emit } from '../../platform/bus/events.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { firstFault, isFilled, type CheckedField, type FormKind } from './account-form.ts'
import { AccountFields } from './AccountFields.tsx'
import { AgreeBox } from './AgreeBox.tsx'
import { authText } from './messages.ts'
import { canRememberLogin } from './remember-login.ts'
import type { AccountFormState } from './use-account-form.ts'

interface AccountFormProps {
  kind: FormKind
  state: AccountFormState
  busy: boolean
  onSubmit: () => void
}

export function AccountForm({ kind, state, busy, onSubmit }: AccountFormProps) {
  const t = useText()
  const element = useRef<HTMLFormElement>(null)
  const first = useRef<HTMLInputElement>(null)
  const { form, faults, formFault, change, checkAll } = state
  const registering = kind === 'register'

  const focus = (field: CheckedField) => {
    const control = element.current?.elements.namedItem(field)
    if (control instanceof HTMLElement) control.focus()
  }

  useEffect(() => {
    // On a touch screen the keyboard would cover the sheet before it was seen.
    if (!matchMedia('(pointer: coarse)').matches) first.current?.focus()
  }, [])

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (busy) return
    const wrong = firstFault(checkAll())
    if (wrong) focus(wrong)
    else onSubmit()
  }

  return (
    <form ref={element} onSubmit={submit} noValidate className="flex flex-col">
      <AccountFields kind={kind} state={state} first={first} />
      {registering ? (
        <AgreeBox
          checked={form.isAgree}
          onCheckedChange={(isAgree) => change({ isAgree })}
          error={faults.isAgree && t(faults.isAgree)}
        />
      ) : (
        <div className="mb-4 flex min-h-8 items-center justify-between gap-4">
          {canRememberLogin() ? (
            <Checkbox
              name="rememberPwd"
              checked={form.rememberPwd}
              onCheckedChange={(rememberPwd) => change({ rememberPwd })}
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
      <div role="alert">
        {formFault && (
          <p className="mb-4 flex items-start gap-2 rounded-md bg-danger/10 px-3 py-2 text-13 text-danger">
            <Icon name="warning" className="mt-0.5 size-4" />
            <span>{t(formFault)}</span>
          </p>
        )}
      </div>
      <Button type="submit" size="lg" block loading={busy} softDisabled={!isFilled(kind, form)}>
        {t(registering ? authText.registerSubmit : authText.loginSubmit)}
      </Button>
    </form>
  )
}
