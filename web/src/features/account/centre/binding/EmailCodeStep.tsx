import { bindEmail } from '@xinghe/contract/account-codes.ts'
import { memberInfo } from '@xinghe/contract/account-member.ts'
import { useFaultText } from '../../../../platform/transport/text-of-fault.ts'
import { refreshCall } from '../../../../platform/api/use-call.ts'
import { showToast } from '../../../../platform/feedback/dialogs.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { passwordDigest } from '../../flow/password-digest.ts'
import { useCentre } from '../parts/centre-context.ts'
import { CodeField } from '../form/CodeField.tsx'
import { LoginPasswordField } from '../form/LoginPasswordField.tsx'
import { formText } from '../form/messages.ts'
import { useCodeForm } from '../form/use-code-form.ts'
import { centreText } from '../parts/messages.ts'
import { wantsPhoneCheck } from '../form/phone-check.ts'
import { isAboutOldCode } from './email-steps.ts'
import { BindingForm } from './BindingForm.tsx'
import { bindingText } from './messages.ts'

interface EmailCodeStepProps {
  email: string
  /** Given where an email is changed. */
  oldCode: string | undefined
  onBack: () => void
  onPhoneCheck: () => void
  /** The code to the old address was refused, and why. */
  onOldCode: (fault: string) => void
  onDone: () => void
}

export function EmailCodeStep({
  email,
  oldCode,
  onBack,
  onPhoneCheck,
  onOldCode,
  onDone,
}: EmailCodeStepProps) {
  const t = useText()
  const faultText = useFaultText()
  const { member } = useCentre()
  const isFirst = oldCode === undefined
  const code = useCodeForm({
    use: 'bindEmail',
    name: member.name,
    asksPassword: isFirst,
    onRefused: (refused) => {
      if (wantsPhoneCheck(refused)) onPhoneCheck()
      else if (isAboutOldCode(refused)) onOldCode(faultText(refused))
      else return false
      return true
    },
  })
  const { form, field } = code
  const bind = () =>
    void form.submit(async (write) => {
      const { code: fresh, loginPassword } = form.values
      const proof = isFirst ? { loginPassword: await passwordDigest(loginPassword) } : { oldCode }
      await write(bindEmail, { email, code: fresh, ...proof })
      await refreshCall(memberInfo, {})
      const done = isFirst ? bindingText.emailDone : bindingText.emailChanged
      showToast(t(done), { tone: 'success' })
      onDone()
    })
  return (
    <BindingForm code={code} onSubmit={bind} backText={t(centreText.back)} onBack={onBack}>
      <p className="text-center text-16 font-bold break-all">{email}</p>
      <CodeField {...field} target={email} way="mail" hint={t(formText.neverShare)} />
      {isFirst && <LoginPasswordField {...code.passwordField} />}
    </BindingForm>
  )
}
