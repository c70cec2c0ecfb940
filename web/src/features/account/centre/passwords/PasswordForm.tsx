import { memberSessions } from '@xinghe/contract/account-profile.ts'
import { memberInfo } from '@xinghe/contract/account-member.ts'
import { passwordMax } from '@xinghe/rules/account/password.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { FormFrame } from '@xinghe/ui/FormFrame.tsx'
import { refreshCall } from '../../../../platform/api/use-call.ts'
import { showToast } from '../../../../platform/feedback/dialogs.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { forgetPassword } from '../../../../platform/storage/saved-password.ts'
import { useCentre } from '../parts/centre-context.ts'
import { placesOfCode } from '../../../../platform/form/code-refusals.ts'
import { codeFault } from '../../parts/code-check.ts'
import { FinalNotice } from '../form/FinalNotice.tsx'
import { formText } from '../form/messages.ts'
import { useForm } from '../../../../platform/form/use-form.ts'
import { useMemberCode } from '../form/use-member-code.ts'
import { centreText } from '../parts/messages.ts'
import { sendPasswordChange } from './change-password.ts'
import { passwordText } from './messages.ts'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { loginPasswordFaults } from './password-checks.ts'
import { ProofField } from './ProofField.tsx'
import type { ProveWay } from './prove-way.ts'

interface PasswordFormProps {
  way: ProveWay
  onBack: () => void
  onDone: () => void
}

export function PasswordForm({ way, onBack, onDone }: PasswordFormProps) {
  const t = useText()
  const { member } = useCentre()
  const code = useMemberCode('password', member.name)
  const form = useForm({
    empty: { proof: '', password: '', repeat: '' },
    check: (typed) => {
      const faults = loginPasswordFaults(typed)
      const missing = typed.proof === '' ? passwordText.oldEmpty : undefined
      const proof = way === 'old' ? missing : codeFault(typed.proof, code.until > 0)
      if (way === 'old' && typed.password !== '' && typed.password === typed.proof)
        return { ...faults, password: passwordText.same }
      return proof === undefined ? faults : { ...faults, proof }
    },
    places: {
      ...placesOfCode('proof'),
      'password-check-failed': 'proof',
      'password-common': 'password',
      'password-equals-name': 'password',
      'same-password': 'password',
      'withdrawal-equals-login': 'password',
      'passwords-differ': 'repeat',
    },
  })

  const change = () =>
    void form.submit(async (write) => {
      const { proof, password } = form.values
      await sendPasswordChange(write, { way, proof, password })
      // The remembered password is wrong from now on.
      forgetPassword()
      await Promise.all([refreshCall(memberInfo, {}), refreshCall(memberSessions, {})])
      showToast(t(passwordText.done), { tone: 'success' })
      onDone()
    })

  return (
    <>
      <FormFrame
        form={form}
        submitText={t(passwordText.confirm)}
        onSubmit={change}
        aside={
          <Button variant="secondary" size="lg" onClick={onBack}>
            {t(centreText.back)}
          </Button>
        }
      >
        <ProofField way={way} form={form} code={code} oldLabel={t(passwordText.old)} />
        <NewPasswordFields
          form={form}
          label={t(formText.newPassword)}
          repeatLabel={t(formText.repeat)}
          hint={t(formText.passwordHint)}
          maxLength={passwordMax}
        />
        <FinalNotice>{t(passwordText.others)}</FinalNotice>
      </FormFrame>
      {code.captchaDialog}
    </>
  )
}
