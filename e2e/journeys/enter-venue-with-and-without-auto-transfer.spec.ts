import type { Locator, Page } from '@playwright/test'
import { expectBalance } from '../harness/cashier.ts'
import { expect, test } from '../harness/journey.ts'
import { memberReady } from '../harness/member-ready.ts'
import { gameWallet } from '../harness/slot-machine.ts'
import { entrance, gameBalance, openWallet, sandboxVenue } from '../harness/venues.ts'
import { open } from '../harness/visit.ts'
import { expectToast } from '../harness/toasts.ts'

const amountField = (page: Page): Locator => page.getByLabel('转入金额', { exact: true })

test('with auto-transfer a launch takes the whole balance along', async ({ page, site }) => {
  await memberReady(page, site, { balance: 345_67n })
  await openWallet(page, site)
  await entrance(page).click()
  await expect(gameBalance(page)).toHaveText('345.67')
  await expectBalance(page, 0n)
})

test('without auto-transfer the member says how much goes along', async ({ page, site }) => {
  await memberReady(page, site, { balance: 345_67n })
  await openWallet(page, site)
  await page.getByRole('switch', { name: '自动转账' }).click()
  await expectToast(page, '自动转账已关闭')

  await entrance(page).click()
  const dialog = page.getByRole('dialog', { name: `进入${sandboxVenue.title}` })
  await dialog.getByRole('button', { name: '转入并进入' }).click()
  await expect(amountField(page)).toHaveAccessibleDescription(/请输入转入金额/)
  await amountField(page).fill('12.345678901234')
  await expect(amountField(page)).toHaveValue('12.34')
  await dialog.getByRole('button', { name: '全部' }).click()
  await expect(amountField(page)).toHaveValue('345.67')
  await amountField(page).fill('45.67')
  await dialog.getByRole('button', { name: '转入并进入' }).click()
  await expect(gameBalance(page)).toHaveText('45.67')
  await expectBalance(page, 300_00n)

  await openWallet(page, site)
  await entrance(page).click()
  await dialog.getByRole('button', { name: '直接进入' }).click()
  await expect(gameBalance(page)).toHaveText('45.67')
  await expectBalance(page, 300_00n)
})

test('a venue that asks for money first is given it, and then opens', async ({ page, site }) => {
  const { name } = await memberReady(page, site, { balance: 200_00n })
  await openWallet(page, site)
  // Switched off in another tab: this page still has the old value.
  await site.query`update member set auto_transfer = false where name = ${name}`
  await entrance(page).click()
  const dialog = page.getByRole('dialog', { name: '场馆转账' })
  await expect(dialog).toContainText('场馆余额不足，请先转入金额')
  await dialog.getByRole('button', { name: '确认转入' }).click()
  await expect(amountField(page)).toHaveAccessibleDescription(/请输入转入金额/)
  await amountField(page).fill('50')
  await dialog.getByRole('button', { name: '确认转入' }).click()
  await expect(gameBalance(page)).toHaveText('50.00')
  await expectBalance(page, 150_00n)
})

test('a game of the house is entered from its card with the money that was moved', async ({
  page,
  site,
}) => {
  const { name } = await memberReady(page, site, { balance: 345_67n })
  await site.query`update member set auto_transfer = false where name = ${name}`
  await open(page, site, '/game/egame')
  await page.getByRole('button', { name: '进入星河宝石' }).click()
  const dialog = page.getByRole('dialog', { name: /^进入/ })
  await dialog.getByLabel('转入金额', { exact: true }).fill('45.67')
  await dialog.getByRole('button', { name: '转入并进入' }).click()
  await expect(page).toHaveURL(/\/dz\/game\?g=GEM/)
  await expect(gameWallet(page)).toHaveText('¥45.67')
  await expect(page.getByRole('banner').getByText('45.67')).toBeVisible()
})
