import {
  canSavePassword,
  forgetPassword,
  isPasswordRemembered,
  readSavedPassword,
  savePassword,
  type SavedLogin,
} from '../../platform/storage/saved-password.ts'
import type { AccountForm } from './account-form.ts'

export const canRememberLogin = canSavePassword

/** Kept where the box is ticked; an unticked box also forgets what was kept before. */
export const rememberLogin = async (form: AccountForm): Promise<void> => {
  if (form.rememberPwd) await savePassword({ name: form.username, password: form.password })
  else forgetPassword()
}

export const rememberedLogin = async (): Promise<SavedLogin | null> =>
  isPasswordRemembered() ? readSavedPassword() : null

/** A password that was changed is no longer worth remembering. */
export const forgetLoginOf = async (name: string): Promise<void> => {
  const kept = await rememberedLogin()
  if (kept?.name.toLowerCase() === name.toLowerCase()) forgetPassword()
}
