import type { Locator, Page } from '@playwright/test'
import { freshCardNumber } from '../../server/test/wallet-member.ts'
import { realName, withdrawalPassword } from './cashier.ts'
import { askCode, codeField, newCardCode, resendMs } from './codes.ts'
import type { Site } from './site.ts'
import { expectToast } from './toasts.ts'

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
  site: Site,
  number = freshCardNumber(),
  holder = realName,
): Promise<void> => {
  await fillBankCard(page, number, holder)
  await confirmCard(page, site)
  await expectToast(page, '收款账户已绑定')
  await endHolds(site)
}

export const fillBankCard = async (
  page: Page,
  number = freshCardNumber(),
  holder = realName,
): Promise<void> => {
  await chooseBank(page, '招商银行')
  await page.getByLabel('银行卡号', { exact: true }).fill(number)
  await page.getByLabel('持卡人姓名', { exact: true }).fill(holder)
}

/** The proofs and the yes to the hold. A code that a refusal left unused stays in the form. */
export const confirmCard = async (page: Page, site: Site): Promise<void> => {
  const form = page.getByRole('main')
  await page.getByLabel('取款密码', { exact: true }).fill(withdrawalPassword)
  if ((await codeField(form).inputValue()) === '') {
    await site.advance(resendMs)
    await askCode(page, site, form)
    await codeField(form).fill(await newCardCode(site))
  }
  await page.getByRole('button', { name: '确认绑定' }).click()
  await holdDialog(page).getByRole('button', { name: '确认绑定' }).click()
}

export const holdDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: '新收款账户有冷静期' })

/** As if every card had been bound long ago. */
const endHolds = async ({ query }: Site): Promise<void> => {
  await query`update member_card set usable_from = null`
}
