import type { FocusEvent, RefObject } from 'react'
import { passwordMax } from '@xinghe/rules/account/password.ts'
import { usernameMax } from '@xinghe/rules/account/username.ts'
import { Field } from '@xinghe/ui/Field.tsx'
import { Input } from '@xinghe/ui/Input.tsx'
import { useText } from '../../platform/i18n/use-text.ts'
import type { CheckedField, FormKind } from './account-form.ts'
import { authText } from './messages.ts'
import type { AccountFormState } from './use-account-form.ts'

interface AccountFieldsProps {
  kind: FormKind
  state: AccountFormState
  /** The field that has the focus when the form appears. */
  first: RefObject<HTMLInputElement | null>
}

// Room for one line of explanation is kept free: a fault that appears between press and release must
// not move the button away from under the pointer.
const room = 'min-h-[6.375rem] max-desk:min-h-[6.625rem]'

export function AccountFields({ kind, state, first }: AccountFieldsProps) {
  const t = useText()
  const { form, faults, change, checkField } = state
  const registering = kind === 'register'

  const leave = (field: CheckedField) => (event: FocusEvent<HTMLDivElement>) => {
    // The field's own buttons (reveal, clear) do not leave it.
    if (!event.currentTarget.contains(event.relatedTarget)) checkField(field)
  }
  const error = (field: CheckedField) => {
    const fault = faults[field]
    return fault === undefined ? undefined : t(fault)
  }
  const secret = {
    type: 'password',
    maxLength: passwordMax,
    icon: 'lock',
    revealLabel: t(authText.showPassword),
    concealLabel: t(authText.hidePassword),
    autoComplete: registering ? 'new-password' : 'current-password',
  } as const

  return (
    <>
      <Field
        label={t(authText.username)}
        hint={registering ? t(authText.usernameHint) : undefined}
        error={error('username')}
        className={room}
      >
        <div onBlur={leave('username')}>
          <Input
            ref={first}
            name="username"
            icon="user"
            value={form.username}
            onValueChange={(username) => change({ username })}
            maxLength={usernameMax}
            placeholder={t(authText.usernamePlaceholder)}
            clearLabel={t(authText.clear)}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        </div>
      </Field>
      <Field
        label={t(authText.password)}
        hint={registering ? t(authText.passwordHint) : undefined}
        error={error('password')}
        className={room}
      >
        <div onBlur={leave('password')}>
          <Input
            {...secret}
            name="password"
            value={form.password}
            onValueChange={(password) => change({ password })}
            placeholder={t(authText.passwordPlaceholder)}
          />
        </div>
      </Field>
      {registering && (
        <Field label={t(authText.repeat)} error={error('repeatPassword')} className={room}>
          <div onBlur={leave('repeatPassword')}>
            <Input
              {...secret}
              name="repeatPassword"
              value={form.repeatPassword}
              onValueChange={(repeatPassword) => change({ repeatPassword })}
              placeholder={t(authText.repeatPlaceholder)}
            />
          </div>
        </Field>
      )}
    </>
  )
}
