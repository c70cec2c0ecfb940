import { passwordMax } from '@xinghe/rules/account/password.ts'
import { Field } from '@xinghe/ui/Field.tsx'
import { Input } from '@xinghe/ui/Input.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { recoveryText } from './messages.ts'
import { fieldRoom } from './step-room.ts'
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
export function PasswordStep({ recovery, tell }: Pick<RecoveryState, 'recovery' | 'tell'>) {
  const t = useText()
  const { form, faults } = recovery
  return (
    <>
      {/* Password managers file the new password under this name. */}
      <input type="hidden" name="username" autoComplete="username" value={form.username} />
      {fields.map(({ name, label, placeholder, hint }) => {
        const fault = faults[name]
        return (
          <Field
            key={name}
            label={t(label)}
            hint={hint && t(hint)}
            error={fault && t(fault)}
            className={fieldRoom}
          >
            <div
              onBlur={(event) => {
                // The button that shows the password does not leave the field.
                if (event.currentTarget.contains(event.relatedTarget)) return
                if (form[name] !== '') tell({ is: 'left', field: name })
              }}
            >
              <Input
                name={name}
                type="password"
                icon="lock"
                value={form[name]}
                onValueChange={(text) => tell({ is: 'typed', field: name, text })}
                maxLength={passwordMax}
                placeholder={t(placeholder)}
                revealLabel={t(recoveryText.showPassword)}
                concealLabel={t(recoveryText.hidePassword)}
                autoComplete="new-password"
              />
            </div>
          </Field>
        )
      })}
    </>
  )
}
