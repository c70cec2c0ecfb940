import { bindPhone } from '@xinghe/contract/account-codes.ts'
import { memberInfo } from '@xinghe/contract/account-member.ts'
import { refreshCall } from '../../../../platform/api/use-call.ts'
import { showToast } from '../../../../platform/feedback/dialogs.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { passwordDigest } from '../../flow/password-digest.ts'
import { fullNumber } from '../../parts/country.ts'
import { CodeField } from '../form/CodeField.tsx'
import { FinalNotice } from '../form/FinalNotice.tsx'
import { LoginPasswordField } from '../form/LoginPasswordField.tsx'
import { formText } from '../form/messages.ts'
import { useCodeForm } from '../form/use-code-form.ts'
import { BindingForm } from './BindingForm.tsx'
import { bindingText } from './messages.ts'
import type { ChosenPhone } from './PhoneBinding.tsx'

interface PhoneCodeStepProps {
  name: string
  phone: ChosenPhone
  onBack: () => void
  onDone: () => void
}

export function PhoneCodeStep({ name, phone, onBack, onDone }: PhoneCodeStepProps) {
  const t = useText()
  const digits = fullNumber(phone.country, phone.number)
  const code = useCodeForm({ use: 'bindPhone', name, asksPassword: true })
  const { form, field } = code
  const bind = () =>
    void form.submit(async (write) => {
      const loginPassword = await passwordDigest(form.values.loginPassword)
      await write(bindPhone, { phone: digits, code: form.values.code, loginPassword })
      await refreshCall(memberInfo, {})
      showToast(t(bindingText.phoneDone), { tone: 'success' })
      onDone()
    })
  return (
    <BindingForm code={code} onSubmit={bind} backText={t(bindingText.changeNumber)} onBack={onBack}>
      <p className="text-center font-num text-20 font-bold">
        +{phone.country.areaCode} {phone.number}
      </p>
      <CodeField {...field} target={digits} way="sms" hint={t(formText.neverShare)} />
      <LoginPasswordField {...code.passwordField} />
      <FinalNotice>{t(bindingText.phoneFinal)}</FinalNotice>
    </BindingForm>
  )
}
