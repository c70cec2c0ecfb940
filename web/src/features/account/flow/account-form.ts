import { checkPassword, checkRepeat } from '@xinghe/rules/account/password.ts'
import { checkUsername } from '@xinghe/rules/account/username.ts'
import { authText } from './messages.ts'

/** The fields of the login and register form, named as in the specification. */
export type AccountForm = {
  readonly username: string
  readonly password: string
  readonly repeatPassword: string
  readonly isAgree: boolean
  readonly rememberPwd: boolean
}

export const emptyForm: AccountForm = {
  username: '',
  password: '',
  repeatPassword: '',
  isAgree: false,
  rememberPwd: false,
}

export type FormKind = 'login' | 'register'

/** The fields that can be wrong, in the order in which they stand. */
const checkedFields = ['username', 'password', 'repeatPassword', 'isAgree'] as const
export type CheckedField = (typeof checkedFields)[number]

/** The text (untranslated) that stands beside each wrong field. */
type FieldFaults = Partial<Record<CheckedField, string>>

const fieldsOf = (kind: FormKind): readonly CheckedField[] =>
  kind === 'login' ? ['username', 'password'] : checkedFields

const texts = {
  'username-empty': authText.usernameEmpty,
  'username-shape': authText.usernameShape,
  'password-empty': authText.passwordEmpty,
  'password-shape': authText.passwordShape,
  'passwords-differ': authText.passwordsDiffer,
} as const

/** Login asks only that the fields are filled: an old name need not satisfy a newer rule. */
const faultOf = (kind: FormKind, field: CheckedField, form: AccountForm): string | undefined => {
  if (kind === 'login') {
    if (field === 'username' && form.username === '') return authText.usernameEmpty
    if (field === 'password' && form.password === '') return authText.passwordEmpty
    return undefined
  }
  if (field === 'isAgree') return form.isAgree ? undefined : authText.notAgreed
  const checked = {
    username: () => checkUsername(form.username),
    password: () => checkPassword(form.password),
    repeatPassword: () => checkRepeat(form.password, form.repeatPassword),
  }[field]()
  return checked.ok ? undefined : texts[checked.reason]
}

export const faultsOf = (kind: FormKind, form: AccountForm): FieldFaults => {
  const faults: FieldFaults = {}
  for (const field of fieldsOf(kind)) {
    const fault = faultOf(kind, field, form)
    if (fault !== undefined) faults[field] = fault
  }
  return faults
}

/** Whether the submit button looks ready. */
export const isFilled = (kind: FormKind, form: AccountForm): boolean =>
  fieldsOf(kind).every((field) => form[field] !== '' && form[field] !== false)
