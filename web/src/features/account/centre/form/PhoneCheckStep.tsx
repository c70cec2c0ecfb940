import { checkPhone } from '@xinghe/contract/account-codes.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { useCentre } from '../centre-context.ts'
import { CentreForm } from './CentreForm.tsx'
import { CodeField } from './CodeField.tsx'
import { formText } from './messages.ts'
import { markPhoneChecked } from './phone-check.ts'
import { useCodeForm } from './use-code-form.ts'

/** Stands before sensitive changes of a member with a bound phone. */
export function PhoneCheckStep({ onDone }: { onDone: () => void }) {
  const t = useText()
  const { member } = useCentre()
  const { form, field, captchaDialog } = useCodeForm({ use: 'password', name: member.name })
  const pass = () =>
    void form.submit(async (write) => {
      await write(checkPhone, { code: form.values.code })
      markPhoneChecked()
      onDone()
    })
  return (
    <>
      <CentreForm form={form} submitText={t(formText.phoneCheckPass)} onSubmit={pass}>
        <p className="text-14 text-muted">{t(formText.phoneCheckLine)}</p>
        <CodeField
          {...field}
          target=""
          way="sms"
          hint={t(formText.sentTo, { target: member.phone ?? '' })}
        />
      </CentreForm>
      {captchaDialog}
    </>
  )
}
