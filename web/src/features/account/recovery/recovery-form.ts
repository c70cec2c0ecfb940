import { codeLength } from '@xinghe/rules/account/code-policy.ts'
import { checkEmail, emailMax } from '@xinghe/rules/account/email.ts'
import { checkPassword, passwordMax } from '@xinghe/rules/account/password.ts'
import { codeDigits } from '../parts/code-digits.ts'
import { fullNumber, isNumberOf, numberDigits, type Country } from '../parts/country.ts'
import { codeText, phoneText } from '../parts/messages.ts'
import { recoveryText } from './messages.ts'

export type RecoveryWay = 'phone' | 'email'

/** The fields of the three steps, named as in the specification. */
export interface RecoveryForm {
  readonly username: string
  /** The number without its area code, or the email. */
  readonly account: string
  readonly verifyCode: string
  readonly password: string
  readonly password2: string
}
export type RecoveryField = keyof RecoveryForm
/** The text (untranslated) that stands beside each wrong field. */
export type RecoveryFaults = Partial<Record<RecoveryField, string>>

export const emptyRecoveryForm: RecoveryForm = {
  username: '',
  account: '',
  verifyCode: '',
  password: '',
  password2: '',
}

/** Who it is about, and how they are reached. */
export interface Identity {
  readonly way: RecoveryWay
  readonly country: Country
  readonly form: RecoveryForm
}

export const usernameMax = 30

/** The fields of the steps 0, 1 and 2, in the order in which they stand. */
export const stepFields = [
  ['username', 'account'],
  ['verifyCode'],
  ['password', 'password2'],
] as const

const unspaced = (typed: string): string => typed.replace(/\s/g, '')

/** What a field keeps of what was typed or pasted. */
export const keptOf = ({ way, country }: Identity, field: RecoveryField, typed: string): string => {
  switch (field) {
    case 'username':
      return unspaced(typed).slice(0, usernameMax)
    case 'account':
      return way === 'phone' ? numberDigits(typed, country) : unspaced(typed).slice(0, emailMax)
    case 'verifyCode':
      return codeDigits(typed)
    default:
      return typed.slice(0, passwordMax)
  }
}

const accountFault = ({ way, country, form: { account } }: Identity): string | undefined => {
  if (way === 'phone') return isNumberOf(country, account) ? undefined : phoneText.wrong
  const checked = checkEmail(account)
  if (checked.ok) return undefined
  return checked.reason === 'email-empty' ? recoveryText.emailEmpty : recoveryText.emailWrong
}

const codeFault = (code: string): string | undefined => {
  if (code === '') return codeText.missing
  return code.length === codeLength ? undefined : codeText.short
}

const passwordFault = (password: string): string | undefined => {
  if (password === '') return recoveryText.passwordEmpty
  return checkPassword(password).ok ? undefined : recoveryText.passwordShape
}

export const recoveryFault = (identity: Identity, field: RecoveryField): string | undefined => {
  const { username, verifyCode, password, password2 } = identity.form
  switch (field) {
    case 'username':
      return username === '' ? recoveryText.usernameEmpty : undefined
    case 'account':
      return accountFault(identity)
    case 'verifyCode':
      return codeFault(verifyCode)
    case 'password':
      return passwordFault(password)
    default:
      return password === password2 ? undefined : recoveryText.passwordsDiffer
  }
}

/** Whom a code reaches, as the calls take it. */
export const targetOf = ({ way, country, form: { account } }: Identity): string =>
  way === 'phone' ? fullNumber(country, account) : account
