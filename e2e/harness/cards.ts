import type { Page } from '@playwright/test'
import { freshCardNumber } from '../../server/test/wallet-member.ts'
import { realName, withdrawalPassword } from './cashier.ts'

/** Invented numbers with valid check digits. */
export const cardNumbers = {
  bank: '6217000000000006',
  trc20: 'TA4Y62o6YC2Zsck9rZVGTvqW1AQ7X9zTnj',
  erc20: '0x0B30557A9fC4E90E33587Da2c7eC11365B80A5cA',
  alipay: 'xinghe@example.com',
} as const

export const chooseBank = async (page: Page, bank: string): Promise<void> => {
  await page.getByRole('button', { name: /开户银行/ }).click()
  await page.getByRole('combobox', { name: '搜索银行名称' }).fill(bank)
  await page.getByRole('option', { name: bank }).click()
}

/** From the open form to its end. */
export const addBankCard = async (
  page: Page,
  number = freshCardNumber(),
  holder = realName,
): Promise<void> => {
  await chooseBank(page, '招商银行')
  await page.getByLabel('银行卡号', { exact: true }).fill(number)
  await page.getByLabel('持卡人姓名', { exact: true }).fill(holder)
  await confirmCard(page)
}

export const confirmCard = async (page: Page): Promise<void> => {
  await page.getByLabel('取款密码', { exact: true }).fill(withdrawalPassword)
  await page.getByRole('button', { name: '确认绑定' }).click()
}
