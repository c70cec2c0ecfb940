import { checkPhone } from '@xinghe/contract/account-codes.ts'
import { FormFrame } from '@xinghe/ui/FormFrame.tsx'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { useCentre } from '../parts/centre-context.ts'
import { CodeField } from './CodeField.tsx'
import { formText } from './messages.ts'
import { markPhoneChecked } from './phone-check.ts'
import { useCodeForm } from './use-code-form.ts'

/** Precedes sensitive changes where a phone is bound. */
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
      <FormFrame form={form} submitText={t(formText.phoneCheckPass)} onSubmit={pass}>
        <p className="text-14 text-muted">{t(formText.phoneCheckLine)}</p>
        <CodeField
          {...field}
          target=""
          way="sms"
          hint={t(formText.sentTo, { target: member.phone ?? '' })}
        />
      </FormFrame>
      {captchaDialog}
    </>
  )
}
