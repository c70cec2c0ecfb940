import { SecretField } from '../form/SecretField.tsx'
import type { FormState } from '../../../../platform/form/use-form.ts'

interface NewPasswordFieldsProps {
  form: Pick<
    FormState<Record<'proof' | 'password' | 'repeat', string>>,
    'values' | 'change' | 'leave' | 'error'
  >
  label: string
  repeatLabel: string
  hint: string
  maxLength: number
  digits?: boolean | undefined
}

/** A new password, twice. */
export function NewPasswordFields({
  form,
  label,
  repeatLabel,
  hint,
  maxLength,
  digits,
}: NewPasswordFieldsProps) {
  const shared = { maxLength, digits, autoComplete: digits ? 'off' : 'new-password' } as const
  return (
    <>
      <SecretField
        {...shared}
        name="password"
        label={label}
        hint={hint}
        value={form.values.password}
        onValueChange={(typed) => form.change('password', typed)}
        onLeave={() => form.leave('password')}
        error={form.error('password')}
      />
      <SecretField
        {...shared}
        name="repeat"
        label={repeatLabel}
        value={form.values.repeat}
        onValueChange={(typed) => form.change('repeat', typed)}
        onLeave={() => form.leave('repeat')}
        error={form.error('repeat')}
      />
    </>
  )
}
