import type { Page } from '@playwright/test'
import { withdrawalPassword } from './cashier.ts'

/** Submits the form and waits for the order's page; returns its id. */
export const withdraw = async (page: Page, amount: string): Promise<string> => {
  await page.getByLabel('取款金额', { exact: true }).fill(amount)
  await page.getByRole('button', { name: '下一步' }).click()
  const dialog = page.getByRole('dialog', { name: '确认取款' })
  await dialog.getByLabel('取款密码', { exact: true }).fill(withdrawalPassword)
  await dialog.getByRole('button', { name: '确认取款' }).click()
  await page.waitForURL(/takemoney\?order=wd_/)
  return new URL(page.url()).searchParams.get('order') ?? ''
}
