import type { Locator, Page } from '@playwright/test'
import { expect } from './expect.ts'
import { authDialog, openLogin } from './member.ts'

export const newPassword = 'nebula2032'

/** From the login form; the first step is in sight. */
export const openRecovery = async (page: Page, way: '手机找回' | '邮箱找回'): Promise<Locator> => {
  const dialog = await openLogin(page)
  await dialog.getByRole('button', { name: '忘记密码？' }).click()
  await dialog.getByRole('tab', { name: way }).click()
  return dialog
}

export const goOn = (dialog: Locator): Promise<void> =>
  dialog.getByRole('button', { name: '下一步' }).click()

/** The third step and the confirmation, which closes into the login form by itself. */
export const setNewPassword = async (page: Page, name: string): Promise<void> => {
  const dialog = authDialog(page)
  await dialog.getByLabel('新密码', { exact: true }).fill(newPassword)
  await dialog.getByLabel('确认新密码').fill(newPassword)
  await dialog.getByRole('button', { name: '确认修改' }).click()
  await expect(dialog.getByRole('status').filter({ hasText: '修改成功' })).toBeVisible()
  await expect(dialog.getByLabel('用户名')).toHaveValue(name)
  await expect(dialog.getByLabel('密码', { exact: true })).toHaveValue('')
}
