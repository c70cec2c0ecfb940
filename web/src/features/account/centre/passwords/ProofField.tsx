import { passwordMax } from '@xinghe/rules/account/password.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { useCentre } from '../parts/centre-context.ts'
import { CodeField } from '../form/CodeField.tsx'
import { formText } from '../form/messages.ts'
import { SecretField } from '../form/SecretField.tsx'
import type { FormState } from '../../../../platform/form/use-form.ts'
import type { MemberCode } from '../form/use-member-code.ts'
import type { ProveWay } from './prove-way.ts'

interface ProofFieldProps {
  way: ProveWay
  form: Pick<
    FormState<Record<'proof' | 'password' | 'repeat', string>>,
    'values' | 'change' | 'leave' | 'error' | 'showFault'
  >
  code: MemberCode
  oldLabel: string
  /** The old one is six digits. */
  digits?: boolean | undefined
  maxLength?: number | undefined
}

/** The old password, or a code to the bound phone or email. */
export function ProofField({
  way,
  form,
  code,
  oldLabel,
  digits,
  maxLength = passwordMax,
}: ProofFieldProps) {
  const t = useText()
  const { member } = useCentre()
  const shared = {
    name: 'proof',
    value: form.values.proof,
    onValueChange: (typed: string) => form.change('proof', typed),
    onLeave: () => form.leave('proof'),
    error: form.error('proof'),
  }
  if (way === 'old') {
    return (
      <SecretField
        {...shared}
        label={oldLabel}
        maxLength={maxLength}
        digits={digits}
        autoComplete={digits ? 'off' : 'current-password'}
      />
    )
  }
  const target = (way === 'phone' ? member.phone : member.email) ?? ''
  return (
    <CodeField
      {...shared}
      code={code}
      target=""
      way={way === 'phone' ? 'sms' : 'mail'}
      onFault={form.showFault}
      hint={t(formText.sentTo, { target })}
    />
  )
}
