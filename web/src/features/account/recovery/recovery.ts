import { defaultCountry, numberDigits, type Country } from '../parts/country.ts'
import {
  emptyRecoveryForm,
  keptOf,
  recoveryFault,
  stepFields,
  targetOf,
  type Identity,
  type RecoveryFaults,
  type RecoveryField,
  type RecoveryWay,
} from './recovery-form.ts'

/** 0 identity, 1 verification, 2 new password, 3 done. */
export type RecoveryStep = 0 | 1 | 2 | 3

export interface Recovery extends Identity {
  readonly step: RecoveryStep
  readonly faults: RecoveryFaults
  /** About the whole step, or why it began anew; empty where there is nothing to say. */
  readonly notice: string
  /** The server's memory of how far this went. */
  readonly ticket: string
  /** To whom the last code went: name and target. Empty before the first. */
  readonly sentTo: string
  /** The code that the ticket has already passed; empty before. */
  readonly passedCode: string
}

export type RecoveryEvent =
  | { readonly is: 'typed'; readonly field: RecoveryField; readonly text: string }
  | { readonly is: 'left'; readonly field: RecoveryField }
  | { readonly is: 'country-chosen'; readonly country: Country }
  | { readonly is: 'way-chosen'; readonly way: RecoveryWay }
  | { readonly is: 'checked' }
  | { readonly is: 'code-sent'; readonly ticket: string; readonly sentTo: string }
  | { readonly is: 'went-on' }
  | { readonly is: 'code-passed'; readonly ticket: string }
  | { readonly is: 'password-set' }
  | { readonly is: 'back' }
  | { readonly is: 'field-refused'; readonly field: RecoveryField; readonly text: string }
  | { readonly is: 'refused'; readonly text: string }
  /** The server no longer knows the step. */
  | { readonly is: 'expired'; readonly text: string }

const untouched = { faults: {}, notice: '', ticket: '', sentTo: '', passedCode: '' } as const

export const startRecovery = (way: RecoveryWay, username: string): Recovery => ({
  way,
  step: 0,
  country: defaultCountry,
  form: { ...emptyRecoveryForm, username },
  ...untouched,
})

/** Names whom a code was sent to, so that going back and forth asks for no second one. */
export const addresseeOf = (identity: Identity): string =>
  `${identity.form.username.toLowerCase()} ${targetOf(identity)}`

const judged = (recovery: Recovery, field: RecoveryField): Recovery => {
  const { [field]: _gone, ...rest } = recovery.faults
  const fault = recoveryFault(recovery, field)
  return { ...recovery, faults: fault === undefined ? rest : { ...rest, [field]: fault } }
}

/** What is wrong with the step that is shown. */
export const stepFaults = (recovery: Recovery): RecoveryFaults => {
  const faults: RecoveryFaults = {}
  for (const field of stepFields[recovery.step as 0 | 1 | 2] ?? []) {
    const fault = recoveryFault(recovery, field)
    if (fault !== undefined) faults[field] = fault
  }
  return faults
}

/** A field that was found wrong is judged again at each change; one in the making is left alone. */
const typed = (recovery: Recovery, field: RecoveryField, text: string): Recovery => {
  const form = { ...recovery.form, [field]: keptOf(recovery, field, text) }
  let next: Recovery = { ...recovery, form, notice: '' }
  const touched = field === 'password' ? (['password', 'password2'] as const) : ([field] as const)
  for (const one of touched) if (recovery.faults[one] !== undefined) next = judged(next, one)
  return next
}

const chosenCountry = (recovery: Recovery, country: Country): Recovery => {
  const account = numberDigits(recovery.form.account, country)
  const next = { ...recovery, country, form: { ...recovery.form, account }, notice: '' }
  return recovery.faults.account === undefined ? next : judged(next, 'account')
}

const at = (recovery: Recovery, step: RecoveryStep): Recovery => ({
  ...recovery,
  step,
  faults: {},
  notice: '',
})

export const nextRecovery = (recovery: Recovery, event: RecoveryEvent): Recovery => {
  switch (event.is) {
    case 'typed':
      return typed(recovery, event.field, event.text)
    case 'left':
      return judged(recovery, event.field)
    case 'country-chosen':
      return chosenCountry(recovery, event.country)
    case 'way-chosen':
      return event.way === recovery.way
        ? recovery
        : { ...startRecovery(event.way, recovery.form.username), country: recovery.country }
    case 'checked':
      return { ...recovery, faults: stepFaults(recovery), notice: '' }
    case 'code-sent': {
      const { ticket, sentTo } = event
      // An older code no longer counts.
      const form = { ...recovery.form, verifyCode: '' }
      return { ...at(recovery, 1), form, ticket, sentTo, passedCode: '' }
    }
    case 'went-on':
      return at(recovery, recovery.step === 0 ? 1 : 2)
    case 'code-passed':
      return {
        ...at(recovery, 2),
        ticket: event.ticket,
        passedCode: recovery.form.verifyCode,
      }
    case 'password-set':
      return { ...at(startRecovery(recovery.way, recovery.form.username), 3) }
    case 'back':
      return recovery.step === 1 || recovery.step === 2
        ? at(recovery, recovery.step === 1 ? 0 : 1)
        : recovery
    case 'field-refused':
      return { ...recovery, faults: { [event.field]: event.text }, notice: '' }
    case 'refused':
      return { ...recovery, faults: {}, notice: event.text }
    default:
      return {
        ...recovery,
        ...untouched,
        step: 0,
        form: { ...recovery.form, verifyCode: '', password: '', password2: '' },
        notice: event.text,
      }
  }
}
