import type { Locator, Page } from '@playwright/test'
import { dragSlider } from './captcha.ts'
import { authDialog, openLogin, sendLogin, type Account } from './member.ts'
import type { Site } from './site.ts'

/** Logs in with the right password from a new browser: the device check replaces the form. */
export const meetNewDevice = async (page: Page, site: Site, account: Account): Promise<Locator> => {
  await page.goto(`${site.address}/home`)
  await sendLogin(await openLogin(page), account)
  await dragSlider(page, site)
  const dialog = authDialog(page)
  // Not by its heading: the slider that just closes is called the same.
  await dialog.getByRole('button', { name: '验证并登录' }).waitFor()
  return dialog
}

/** The four digits that the mask hides. */
export const middleOf = (phone: string): string => phone.slice(3, 7)

export const middleDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: '核对手机号码' })

export const giveMiddle = async (page: Page, digits: string): Promise<void> => {
  const dialog = middleDialog(page)
  await dialog.getByLabel('手机号码中间4位').fill(digits)
  await dialog.getByRole('button', { name: '确认' }).click()
}

export const enterWithCode = (dialog: Locator): Promise<void> =>
  dialog.getByRole('button', { name: '验证并登录' }).click()
