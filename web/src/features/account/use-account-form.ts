import { useState } from 'react'
import { useForm, type FormState } from '../../platform/form/use-form.ts'
import { emptyForm, faultsOf, type AccountForm, type FormKind } from './flow/account-form.ts'

export type AccountFormState = FormState<AccountForm>

/** The fields of login and register, which keep what was typed when the member turns to the other form. */
export const useAccountForm = (kind: FormKind): AccountFormState => {
  const form = useForm<AccountForm>({
    empty: emptyForm,
    check: (values) => faultsOf(kind, values),
  })
  const [judgedKind, setJudgedKind] = useState(kind)
  // The faults of one form say nothing about the other.
  if (judgedKind !== kind) {
    setJudgedKind(kind)
    form.clearFaults()
  }
  return form
}
