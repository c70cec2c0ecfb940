import {
  canSavePassword,
  forgetPassword,
  isPasswordRemembered,
  readSavedPassword,
  savePassword,
  type SavedLogin,
} from '../../../platform/storage/saved-password.ts'
import type { AccountForm } from './account-form.ts'

export const canRememberLogin = canSavePassword

/** Saved where the box is ticked; an unticked box deletes a saved login. */
export const rememberLogin = async (form: AccountForm): Promise<void> => {
  if (form.rememberPwd) await savePassword({ name: form.username, password: form.password })
  else forgetPassword()
}

export const rememberedLogin = async (): Promise<SavedLogin | null> =>
  isPasswordRemembered() ? readSavedPassword() : null

/** Deletes the saved login of a member whose password was changed. */
export const forgetLoginOf = async (name: string): Promise<void> => {
  const stored = await rememberedLogin()
  if (stored?.name.toLowerCase() === name.toLowerCase()) forgetPassword()
}
