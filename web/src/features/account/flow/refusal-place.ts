import type { RefusalName } from '@xinghe/contract/refusal.ts'
import type { CheckedField } from './account-form.ts'

/** Where a refusal of login or registration is shown. */
export type RefusalPlace =
  /** Beside the field that it concerns. */
  | { readonly at: 'field'; readonly field: CheckedField }
  /** Above the button: it concerns the whole attempt and should stay in sight. */
  | { readonly at: 'form' }
  /** A tips dialog; with `support` it offers customer service. */
  | { readonly at: 'dialog'; readonly support: boolean }
  /** The new-device check takes over. */
  | { readonly at: 'new-device' }
  | { readonly at: 'toast' }

const places: Partial<Record<RefusalName, RefusalPlace>> = {
  'name-taken': { at: 'field', field: 'username' },
  'username-shape': { at: 'field', field: 'username' },
  'wrong-credentials': { at: 'field', field: 'password' },
  'password-common': { at: 'field', field: 'password' },
  'password-equals-name': { at: 'field', field: 'password' },
  'passwords-differ': { at: 'field', field: 'repeatPassword' },
  'login-locked': { at: 'form' },
  'login-suspended': { at: 'dialog', support: false },
  'account-frozen': { at: 'dialog', support: true },
  'account-closed': { at: 'dialog', support: true },
  'region-limited': { at: 'dialog', support: true },
  'ip-restricted': { at: 'dialog', support: true },
  'ip-unfamiliar': { at: 'new-device' },
  'device-unfamiliar': { at: 'new-device' },
  'device-and-ip-unfamiliar': { at: 'new-device' },
  'long-away': { at: 'new-device' },
  'login-risky': { at: 'new-device' },
}

export const placeOf = (refusal: RefusalName): RefusalPlace => places[refusal] ?? { at: 'toast' }
