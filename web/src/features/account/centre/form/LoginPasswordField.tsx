import { passwordMax } from '@xinghe/rules/account/password.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { formText } from './messages.ts'
import { SecretField } from './SecretField.tsx'

interface LoginPasswordFieldProps {
  value: string
  onValueChange: (value: string) => void
  onLeave: () => void
  error?: string | undefined
}

/** Proves that the member themselves binds a first phone or email. */
export function LoginPasswordField(field: LoginPasswordFieldProps) {
  const t = useText()
  return (
    <SecretField
      {...field}
      name="loginPassword"
      label={t(formText.loginPassword)}
      maxLength={passwordMax}
      autoComplete="current-password"
    />
  )
}
