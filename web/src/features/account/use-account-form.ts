import { useState } from 'react'
import { passwordMax } from '@xinghe/rules/account/password.ts'
import { trimUsername } from '@xinghe/rules/account/username.ts'
import {
  emptyForm,
  faultOf,
  faultsOf,
  type AccountForm,
  type CheckedField,
  type FieldFaults,
  type FormKind,
} from './account-form.ts'

/** What a field keeps of what was typed or pasted. */
const kept = (form: AccountForm): AccountForm => ({
  ...form,
  username: trimUsername(form.username),
  password: form.password.slice(0, passwordMax),
  repeatPassword: form.repeatPassword.slice(0, passwordMax),
})

interface Found {
  readonly kind: FormKind
  readonly faults: FieldFaults
  /** About the whole attempt. */
  readonly formFault: string
}

const nothingFound: Omit<Found, 'kind'> = { faults: {}, formFault: '' }

const without = (all: FieldFaults, field: CheckedField): FieldFaults => {
  const { [field]: _gone, ...rest } = all
  return rest
}

/** What was typed, shared by login and register, and what is wrong with it. */
export const useAccountForm = (kind: FormKind) => {
  const [form, setForm] = useState<AccountForm>(emptyForm)
  const [found, setFound] = useState<Found>({ kind, faults: {}, formFault: '' })
  // What was wrong with the one form says nothing about the other.
  const { faults, formFault }: Omit<Found, 'kind'> = found.kind === kind ? found : nothingFound

  const setFaults = (now: FieldFaults) => setFound({ kind, faults: now, formFault })

  const judged = (all: FieldFaults, field: CheckedField, typed: AccountForm): FieldFaults => {
    const fault = faultOf(kind, field, typed)
    return fault === undefined ? without(all, field) : { ...all, [field]: fault }
  }

  return {
    form,
    faults,
    formFault,
    /** A field that was found wrong is judged again at each change; one in the making is left alone. */
    change: (part: Partial<AccountForm>) => {
      const typed = kept({ ...form, ...part })
      const changed = (Object.keys(part) as (keyof AccountForm)[]).flatMap((field) =>
        field === 'password' ? (['password', 'repeatPassword'] as const) : [field],
      )
      let left = faults
      for (const field of changed)
        if (field !== 'rememberPwd' && left[field] !== undefined) left = judged(left, field, typed)
      setForm(typed)
      setFound({ kind, faults: left, formFault: '' })
    },
    checkField: (field: CheckedField) => setFaults(judged(faults, field, form)),
    checkAll: (): FieldFaults => {
      const all = faultsOf(kind, form)
      setFound({ kind, faults: all, formFault: '' })
      return all
    },
    /** The server's word about a field. */
    setFault: (field: CheckedField, text: string) =>
      setFound({ kind, faults: { [field]: text }, formFault: '' }),
    /** The server's word about the whole attempt. */
    setFormFault: (text: string) => setFound({ kind, faults: {}, formFault: text }),
  }
}

export type AccountFormState = ReturnType<typeof useAccountForm>
