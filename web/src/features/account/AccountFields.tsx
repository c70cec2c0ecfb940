import type { RefObject } from 'react'
import { passwordMax } from '@xinghe/rules/account/password.ts'
import { trimUsername, usernameMax } from '@xinghe/rules/account/username.ts'
import { Field } from '@xinghe/ui/Field.tsx'
import { Input } from '@xinghe/ui/Input.tsx'
import { useText } from '../../platform/i18n/use-text.ts'
import type { FormKind } from './flow/account-form.ts'
import { authText } from './flow/messages.ts'
import { FocusGroup } from './parts/FocusGroup.tsx'
import { fieldRoom } from './parts/field-room.ts'
import { PasswordInput } from './parts/PasswordInput.tsx'
import type { AccountFormState } from './use-account-form.ts'

interface AccountFieldsProps {
  kind: FormKind
  form: AccountFormState
  /** The field that has the focus when the form appears. */
  first: RefObject<HTMLInputElement | null>
}

const withinMax = (typed: string): string => typed.slice(0, passwordMax)

export function AccountFields({ kind, form, first }: AccountFieldsProps) {
  const t = useText()
  const registering = kind === 'register'

  const secret = (field: 'password' | 'repeatPassword', placeholder: string) => (
    <PasswordInput
      input={form.input(field, withinMax)}
      onLeave={() => form.judgeField(field)}
      placeholder={t(placeholder)}
      autoComplete={registering ? 'new-password' : 'current-password'}
    />
  )
  const username = form.input('username', trimUsername)

  return (
    <>
      <Field
        label={t(authText.username)}
        hint={registering ? t(authText.usernameHint) : undefined}
        error={form.error('username')}
        className={fieldRoom}
      >
        <FocusGroup onLeave={() => form.judgeField('username')}>
          <Input
            ref={first}
            name={username.name}
            icon="user"
            value={username.value}
            onValueChange={username.onValueChange}
            maxLength={usernameMax}
            placeholder={t(authText.usernamePlaceholder)}
            clearLabel={t(authText.clear)}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        </FocusGroup>
      </Field>
      <Field
        label={t(authText.password)}
        hint={registering ? t(authText.passwordHint) : undefined}
        error={form.error('password')}
        className={fieldRoom}
      >
        {secret('password', authText.passwordPlaceholder)}
      </Field>
      {registering && (
        <Field
          label={t(authText.repeat)}
          error={form.error('repeatPassword')}
          className={fieldRoom}
        >
          {secret('repeatPassword', authText.repeatPlaceholder)}
        </Field>
      )}
    </>
  )
}
