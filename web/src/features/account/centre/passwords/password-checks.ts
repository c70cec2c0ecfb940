import { checkPassword } from '@xinghe/rules/account/password.ts'
import { checkWithdrawalPassword } from '@xinghe/rules/account/withdrawal-password.ts'
import { formText } from '../form/messages.ts'
import { passwordText } from './messages.ts'

export interface NewPassword {
  readonly password: string
  readonly repeat: string
}

export type NewPasswordFaults = Partial<Record<keyof NewPassword, string>>

const differs = ({ password, repeat }: NewPassword): NewPasswordFaults =>
  password === repeat ? {} : { repeat: formText.passwordsDiffer }

export const loginPasswordFaults = (typed: NewPassword): NewPasswordFaults => {
  if (typed.password === '') return { password: formText.passwordEmpty, ...differs(typed) }
  const checked = checkPassword(typed.password)
  return { ...(checked.ok ? {} : { password: formText.passwordShape }), ...differs(typed) }
}

const withdrawalTexts = {
  'withdrawal-password-shape': passwordText.withdrawalShape,
  'withdrawal-password-weak': passwordText.withdrawalWeak,
} as const

export const withdrawalPasswordFaults = (typed: NewPassword): NewPasswordFaults => {
  if (typed.password === '') return { password: passwordText.withdrawalEmpty, ...differs(typed) }
  const checked = checkWithdrawalPassword(typed.password)
  return {
    ...(checked.ok ? {} : { password: withdrawalTexts[checked.reason] }),
    ...differs(typed),
  }
}
