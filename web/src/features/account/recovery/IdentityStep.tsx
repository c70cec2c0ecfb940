import { emailMax } from '@xinghe/rules/account/email.ts'
import { Field } from '@xinghe/ui/Field.tsx'
import { Input } from '@xinghe/ui/Input.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { PhoneField } from '../parts/PhoneField.tsx'
import { recoveryText } from './messages.ts'
import { usernameMax } from './recovery-form.ts'
import { fieldRoom } from './step-room.ts'
import type { RecoveryState } from './use-recovery.ts'

/** Who it is: the name, and the phone or email that is bound to it. */
export function IdentityStep({ recovery, tell }: Pick<RecoveryState, 'recovery' | 'tell'>) {
  const t = useText()
  const { form, faults, way, country } = recovery
  const accountError = faults.account && t(faults.account)
  return (
    <>
      <Field
        label={t(recoveryText.username)}
        error={faults.username && t(faults.username)}
        className={fieldRoom}
      >
        <div
          onBlur={(event) => {
            // The button that empties the field does not leave it.
            if (event.currentTarget.contains(event.relatedTarget)) return
            if (form.username !== '') tell({ is: 'left', field: 'username' })
          }}
        >
          <Input
            name="username"
            icon="user"
            value={form.username}
            onValueChange={(text) => tell({ is: 'typed', field: 'username', text })}
            maxLength={usernameMax}
            placeholder={t(recoveryText.usernamePlaceholder)}
            clearLabel={t(recoveryText.clear)}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        </div>
      </Field>
      {way === 'phone' ? (
        <PhoneField
          name="account"
          country={country}
          onCountry={(chosen) => tell({ is: 'country-chosen', country: chosen })}
          number={form.account}
          onNumber={(text) => tell({ is: 'typed', field: 'account', text })}
          onLeave={() => form.account !== '' && tell({ is: 'left', field: 'account' })}
          error={accountError}
          className={fieldRoom}
        />
      ) : (
        <Field label={t(recoveryText.email)} error={accountError} className={fieldRoom}>
          <Input
            name="account"
            type="email"
            icon="mail"
            value={form.account}
            onValueChange={(text) => tell({ is: 'typed', field: 'account', text })}
            onBlur={() => form.account !== '' && tell({ is: 'left', field: 'account' })}
            maxLength={emailMax}
            placeholder={t(recoveryText.emailPlaceholder)}
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
      )}
    </>
  )
}
