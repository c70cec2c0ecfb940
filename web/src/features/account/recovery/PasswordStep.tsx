import { Field } from '@xinghe/ui/Field.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { fieldRoom } from '../parts/field-room.ts'
import { PasswordInput } from '../parts/PasswordInput.tsx'
import { recoveryText } from './messages.ts'
import type { RecoveryState } from './use-recovery.ts'

const fields = [
  {
    name: 'password',
    label: recoveryText.newPassword,
    placeholder: recoveryText.newPasswordPlaceholder,
    hint: recoveryText.newPasswordHint,
  },
  {
    name: 'password2',
    label: recoveryText.repeat,
    placeholder: recoveryText.repeatPlaceholder,
    hint: undefined,
  },
] as const

/** The new password, twice. */
export function PasswordStep({ form, input }: Pick<RecoveryState, 'form' | 'input'>) {
  const t = useText()
  return (
    <>
      {/* Password managers file the new password under this name. */}
      <input type="hidden" name="username" autoComplete="username" value={form.values.username} />
      {fields.map(({ name, label, placeholder, hint }) => (
        <Field
          key={name}
          label={t(label)}
          hint={hint && t(hint)}
          error={form.error(name)}
          className={fieldRoom}
        >
          <PasswordInput
            input={input(name)}
            onLeave={() => form.leave(name)}
            placeholder={t(placeholder)}
            autoComplete="new-password"
          />
        </Field>
      ))}
    </>
  )
}
