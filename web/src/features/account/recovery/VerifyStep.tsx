import { Field } from '@xinghe/ui/Field.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { CodeInput } from '../parts/CodeInput.tsx'
import { SendCodeButton } from '../parts/SendCodeButton.tsx'
import { recoveryText } from './messages.ts'
import { fieldRoom } from './step-room.ts'
import type { RecoveryState } from './use-recovery.ts'

type VerifyStepProps = Pick<RecoveryState, 'recovery' | 'tell' | 'resend' | 'codes'>

/** The code that went to the phone or email, if it belongs to the name. */
export function VerifyStep({ recovery, tell, resend, codes }: VerifyStepProps) {
  const t = useText()
  const { way, country, form, faults } = recovery
  const byPhone = way === 'phone'
  return (
    <>
      <div className="mb-5 flex items-center gap-3 rounded-md bg-ink/4 px-4 py-3">
        <Icon name={byPhone ? 'phone' : 'mail'} className="size-5 text-brand-text" />
        <p className="min-w-0 text-13 text-muted">
          {t(recoveryText.verifyLine, {
            target: t(byPhone ? recoveryText.targetPhone : recoveryText.targetEmail),
          })}
          <strong className="block truncate font-num text-16 font-medium text-ink">
            {byPhone ? `+${country.areaCode} ${form.account}` : form.account}
          </strong>
        </p>
      </div>
      <Field
        label={t(recoveryText.code)}
        error={faults.verifyCode && t(faults.verifyCode)}
        aside={
          <SendCodeButton
            state={codes}
            way={byPhone ? 'sms' : 'mail'}
            variant="link"
            size="sm"
            onPress={resend}
          />
        }
        className={fieldRoom}
      >
        <CodeInput
          name="verifyCode"
          value={form.verifyCode}
          onValueChange={(text) => tell({ is: 'typed', field: 'verifyCode', text })}
        />
      </Field>
      <p className="mb-5 text-12 text-muted">{t(recoveryText.verifyNote)}</p>
    </>
  )
}
