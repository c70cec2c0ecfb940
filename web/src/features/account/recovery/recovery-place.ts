import type { RefusalName } from '@xinghe/contract/refusal.ts'
import type { RecoveryField, RecoveryStep } from './recovery-form.ts'

/** Where a refusal of the three steps is shown. */
export type RecoveryPlace =
  /** Beside the field that it concerns. */
  | { readonly at: 'field'; readonly field: RecoveryField }
  /** The ticket has expired: back to the first step, with the reason. */
  | { readonly at: 'start' }
  /** Above the button. */
  | { readonly at: 'form' }

const sendRefusals: ReadonlySet<RefusalName> = new Set(['code-sends-used-up', 'code-sent-just-now'])

const codeRefusals: ReadonlySet<RefusalName> = new Set([
  'code-missing',
  'code-wrong',
  'code-locked',
  'code-expired',
])

const passwordFields: Partial<Record<RefusalName, RecoveryField>> = {
  'password-common': 'password',
  'password-equals-name': 'password',
  'passwords-differ': 'password2',
}

export const recoveryPlace = (step: RecoveryStep, refusal: RefusalName): RecoveryPlace => {
  if (refusal === 'ticket-expired') return { at: 'start' }
  // In the second step a refused resend is shown beside the code.
  if (sendRefusals.has(refusal))
    return { at: 'field', field: step === 0 ? 'account' : 'verifyCode' }
  if (step === 1 && codeRefusals.has(refusal)) return { at: 'field', field: 'verifyCode' }
  if (step === 0 && (refusal === 'phone-shape' || refusal === 'email-shape'))
    return { at: 'field', field: 'account' }
  const field = step === 2 ? passwordFields[refusal] : undefined
  return field === undefined ? { at: 'form' } : { at: 'field', field }
}
