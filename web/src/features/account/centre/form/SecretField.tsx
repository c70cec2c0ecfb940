import { Field } from '@xinghe/ui/Field.tsx'
import { Input } from '@xinghe/ui/Input.tsx'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { centreText } from '../parts/messages.ts'

interface SecretFieldProps {
  name: string
  label: string
  value: string
  onValueChange: (value: string) => void
  onLeave: () => void
  error?: string | undefined
  hint?: string | undefined
  maxLength: number
  autoComplete: 'current-password' | 'new-password' | 'off'
  /** Six digits instead of letters and digits. */
  digits?: boolean | undefined
}

export function SecretField({
  name,
  label,
  value,
  onValueChange,
  onLeave,
  error,
  hint,
  maxLength,
  autoComplete,
  digits,
}: SecretFieldProps) {
  const t = useText()
  return (
    <Field label={label} error={error} hint={hint}>
      <Input
        type="password"
        icon="lock"
        name={name}
        value={value}
        onValueChange={(typed) =>
          onValueChange((digits ? typed.replace(/\D/g, '') : typed).slice(0, maxLength))
        }
        onBlur={onLeave}
        maxLength={maxLength}
        autoComplete={autoComplete}
        inputMode={digits ? 'numeric' : undefined}
        numeric={digits}
        revealLabel={t(centreText.showPassword)}
        concealLabel={t(centreText.hidePassword)}
      />
    </Field>
  )
}
