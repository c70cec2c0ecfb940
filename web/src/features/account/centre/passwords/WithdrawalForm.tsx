import { memberInfo } from '@xinghe/contract/account-member.ts'
import { passwordMax } from '@xinghe/rules/account/password.ts'
import { withdrawalPasswordLength } from '@xinghe/rules/account/withdrawal-password.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { FormFrame } from '@xinghe/ui/FormFrame.tsx'
import { refreshCall } from '../../../../platform/api/use-call.ts'
import { showToast } from '../../../../platform/feedback/dialogs.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { formText } from '../form/messages.ts'
import { wantsPhoneCheck } from '../form/phone-check.ts'
import { useCentre } from '../parts/centre-context.ts'
import { placesOfCode } from '../../../../platform/form/code-refusals.ts'
import { codeFault } from '../../parts/code-check.ts'
import { useForm } from '../../../../platform/form/use-form.ts'
import { useMemberCode } from '../form/use-member-code.ts'
import { centreText } from '../parts/messages.ts'
import { sendWithdrawalPassword, type WithdrawalProof } from './change-withdrawal-password.ts'
import { passwordText } from './messages.ts'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { withdrawalPasswordFaults } from './password-checks.ts'
import { ProofField } from './ProofField.tsx'

interface WithdrawalFormProps {
  proof: WithdrawalProof
  onBack?: (() => void) | undefined
  onPhoneCheck?: (() => void) | undefined
  onDone: () => void
}

const missing = {
  login: formText.loginPasswordEmpty,
  old: passwordText.withdrawalOldEmpty,
} as const

export function WithdrawalForm({ proof, onBack, onPhoneCheck, onDone }: WithdrawalFormProps) {
  const t = useText()
  const { member } = useCentre()
  const code = useMemberCode('withdrawalPassword', member.name)
  const { by } = proof
  const first = by === 'login'

  const proofFault = (typed: string): string | undefined => {
    if (by === 'ticket') return undefined
    if (by === 'phone') return codeFault(typed, code.until > 0)
    return typed === '' ? missing[by] : undefined
  }
  const form = useForm({
    empty: { proof: '', password: '', repeat: '' },
    check: (typed) => {
      const fault = proofFault(typed.proof)
      const faults = withdrawalPasswordFaults(typed)
      return fault === undefined ? faults : { ...faults, proof: fault }
    },
    places: {
      ...placesOfCode('proof'),
      'password-check-failed': 'proof',
      'same-password': 'password',
      'withdrawal-equals-login': 'password',
      'password-common': 'password',
      'passwords-differ': 'repeat',
    },
    onRefused: (refused) => {
      if (onPhoneCheck === undefined || !wantsPhoneCheck(refused)) return false
      onPhoneCheck()
      return true
    },
  })

  const save = () =>
    void form.submit(async (write) => {
      await sendWithdrawalPassword(write, proof, form.values)
      await refreshCall(memberInfo, {})
      showToast(t(first ? passwordText.withdrawalSet : passwordText.withdrawalChanged), {
        tone: 'success',
      })
      onDone()
    })

  return (
    <>
      <FormFrame
        form={form}
        submitText={t(centreText.confirm)}
        onSubmit={save}
        aside={
          onBack && (
            <Button variant="secondary" size="lg" onClick={onBack}>
              {t(centreText.back)}
            </Button>
          )
        }
      >
        <p className="text-13 text-muted">{t(passwordText.withdrawalLine)}</p>
        {by !== 'ticket' && (
          <ProofField
            way={by === 'phone' ? 'phone' : 'old'}
            form={form}
            code={code}
            oldLabel={t(first ? formText.loginPassword : passwordText.withdrawalOld)}
            digits={by === 'old'}
            maxLength={first ? passwordMax : withdrawalPasswordLength}
          />
        )}
        <NewPasswordFields
          form={form}
          label={t(first ? passwordText.withdrawalNew : passwordText.withdrawalNewChange)}
          repeatLabel={t(passwordText.withdrawalRepeat)}
          hint={t(passwordText.withdrawalHint)}
          maxLength={withdrawalPasswordLength}
          digits
        />
      </FormFrame>
      {code.captchaDialog}
    </>
  )
}
