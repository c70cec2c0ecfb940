import { Field } from '@xinghe/ui/Field.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { DigitCells } from '@xinghe/ui/DigitCells.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { fieldRoom } from '../parts/field-room.ts'
import { codeText } from '../parts/messages.ts'
import { SendCodeButton } from '../parts/SendCodeButton.tsx'
import { recoveryText } from './messages.ts'
import type { RecoveryState } from './use-recovery.ts'

type VerifyStepProps = Pick<RecoveryState, 'form' | 'way' | 'country' | 'resend' | 'codes'>

/** The code that went to the phone or email, if it belongs to the name. */
export function VerifyStep({ form, way, country, resend, codes }: VerifyStepProps) {
  const t = useText()
  const { account, verifyCode } = form.values
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
            {byPhone ? `+${country.areaCode} ${account}` : account}
          </strong>
        </p>
      </div>
      <Field
        label={t(recoveryText.code)}
        error={form.error('verifyCode')}
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
        <DigitCells
          placeholder={t(codeText.cells)}
          name="verifyCode"
          value={verifyCode}
          onValueChange={(digits) => form.change('verifyCode', digits)}
        />
      </Field>
      <p className="mb-5 text-12 text-muted">{t(recoveryText.verifyNote)}</p>
    </>
  )
}
