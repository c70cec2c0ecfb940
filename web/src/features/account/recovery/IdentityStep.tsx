import { emailMax } from '@xinghe/rules/account/email.ts'
import { Field } from '@xinghe/ui/Field.tsx'
import { Input } from '@xinghe/ui/Input.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { fieldRoom } from '../parts/field-room.ts'
import { FocusGroup } from '../parts/FocusGroup.tsx'
import { PhoneField } from '../parts/PhoneField.tsx'
import { recoveryText } from './messages.ts'
import { usernameMax } from './recovery-form.ts'
import type { RecoveryState } from './use-recovery.ts'

type IdentityStepProps = Pick<RecoveryState, 'form' | 'input' | 'way' | 'country' | 'chooseCountry'>

/** Who it is: the name, and the phone or email that is bound to it. */
export function IdentityStep({ form, input, way, country, chooseCountry }: IdentityStepProps) {
  const t = useText()
  const username = input('username')
  const account = input('account')
  return (
    <>
      <Field label={t(recoveryText.username)} error={form.error('username')} className={fieldRoom}>
        <FocusGroup onLeave={username.onBlur}>
          <Input
            name={username.name}
            icon="user"
            value={username.value}
            onValueChange={username.onValueChange}
            maxLength={usernameMax}
            placeholder={t(recoveryText.usernamePlaceholder)}
            clearLabel={t(recoveryText.clear)}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        </FocusGroup>
      </Field>
      {way === 'phone' ? (
        <PhoneField
          name={account.name}
          country={country}
          onCountry={chooseCountry}
          number={account.value}
          onNumber={account.onValueChange}
          onLeave={account.onBlur}
          error={form.error('account')}
          className={fieldRoom}
        />
      ) : (
        <Field label={t(recoveryText.email)} error={form.error('account')} className={fieldRoom}>
          <Input
            {...account}
            type="email"
            icon="mail"
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
