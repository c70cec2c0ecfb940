import { codeLength } from '@xinghe/rules/account/code-policy.ts'
import { checkEmail, emailMax } from '@xinghe/rules/account/email.ts'
import { checkPassword, passwordMax } from '@xinghe/rules/account/password.ts'
import type { Faults } from '../../../platform/form/use-form.ts'
import { fullNumber, isNumberOf, numberDigits, type Country } from '../parts/country.ts'
import { codeText, phoneText } from '../parts/messages.ts'
import { recoveryText } from './messages.ts'

export type RecoveryWay = 'phone' | 'email'

/** The fields of the three steps, named as in the specification. */
export type RecoveryForm = {
  readonly username: string
  /** The number without its area code, or the email. */
  readonly account: string
  readonly verifyCode: string
  readonly password: string
  readonly password2: string
}
export type RecoveryField = keyof RecoveryForm

export const emptyRecoveryForm: RecoveryForm = {
  username: '',
  account: '',
  verifyCode: '',
  password: '',
  password2: '',
}

/** The member's name and contact. */
export interface Identity {
  readonly way: RecoveryWay
  readonly country: Country
  readonly form: RecoveryForm
}

export const usernameMax = 30

/** 0 identity, 1 verification, 2 new password, 3 done. */
export type RecoveryStep = 0 | 1 | 2 | 3

const stepFields: Readonly<Record<RecoveryStep, readonly RecoveryField[]>> = {
  0: ['username', 'account'],
  1: ['verifyCode'],
  2: ['password', 'password2'],
  3: [],
}

const unspaced = (typed: string): string => typed.replace(/\s/g, '')

/** Normalises a typed or pasted value. */
export const normaliseField = (
  { way, country }: Omit<Identity, 'form'>,
  field: RecoveryField,
  typed: string,
): string => {
  switch (field) {
    case 'username':
      return unspaced(typed).slice(0, usernameMax)
    case 'account':
      return way === 'phone' ? numberDigits(typed, country) : unspaced(typed).slice(0, emailMax)
    case 'verifyCode':
      return typed
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

const recoveryFault = (identity: Identity, field: RecoveryField): string | undefined => {
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

/** What is wrong with the fields of a step. */
export const stepFaults = (identity: Identity, step: RecoveryStep): Faults<RecoveryForm> =>
  Object.fromEntries(stepFields[step].map((field) => [field, recoveryFault(identity, field)]))

/** The recipient of a code, as the calls take it. */
export const targetOf = ({ way, country, form: { account } }: Identity): string =>
  way === 'phone' ? fullNumber(country, account) : account

/** Identifies the recipient of a code, so that going back and forth requests no second one. */
export const addresseeOf = (identity: Identity): string =>
  `${identity.form.username.toLowerCase()} ${targetOf(identity)}`
