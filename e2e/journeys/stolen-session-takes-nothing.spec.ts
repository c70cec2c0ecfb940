import { boundMember, centreOf, withdrawalPassword } from '../harness/cashier.ts'
import { addBankCard, confirmCard, fillBankCard, holdDialog } from '../harness/cards.ts'
import { askCode, codeField, newCardCode, otherThan } from '../harness/codes.ts'
import { expect, test } from '../harness/journey.ts'
import { noteToasts } from '../harness/toasts.ts'

test('a thief with the token of a session gets nothing out', async ({ page, site, browser }) => {
  const { name } = await boundMember(page, site, { balance: 2_000_00n })
  await page.goto(`${site.address}/mine/userinfo`)
  // The thief has everything that the browser keeps, and here even the withdrawal password.
  const stolen = await browser.newContext({ storageState: await page.context().storageState() })
  await noteToasts(stolen)
  const thief = await stolen.newPage()
  await thief.goto(`${site.address}/mine/addBankCard`)
  await fillBankCard(thief)
  await thief.getByLabel('取款密码', { exact: true }).fill(withdrawalPassword)
  await askCode(thief, site, thief.getByRole('main'))
  const code = codeField(thief.getByRole('main'))
  await code.fill(otherThan(await newCardCode(site)))
  await thief.getByRole('button', { name: '确认绑定' }).click()
  await expect(holdDialog(thief)).toContainText('绑定后 24 小时内不能取款至该账户')
  await holdDialog(thief).getByRole('button', { name: '确认绑定' }).click()
  await expect(code).toHaveAccessibleDescription(/验证码错误/)
  await thief.goto(`${site.address}/mine/accountManage/bank`)
  await expect(thief.getByText('还没有绑定银行卡')).toBeVisible()
  await stolen.close()
  expect(await centreOf(site, name)).toBe(2_000_00n)
})

test('a new card is held for a day, which every screen says', async ({ page, site }) => {
  await boundMember(page, site, { balance: 2_000_00n })
  await page.goto(`${site.address}/mine/addBankCard`)
  await fillBankCard(page)
  await confirmCard(page, site)
  await expect(page).toHaveURL(`${site.address}/mine/accountManage/bank`)
  await expect(page.getByRole('listitem').filter({ hasText: '招商银行' })).toContainText('冷静期至')

  await page.goto(`${site.address}/mine/takemoney`)
  await expect(page.getByText(/冷静期至 .*，期间不能取款至该账户/)).toBeVisible()
  await page.getByLabel('取款金额', { exact: true }).fill('500')
  await page.getByRole('button', { name: '下一步' }).click()
  const dialog = page.getByRole('dialog', { name: '确认取款' })
  await dialog.getByLabel('取款密码', { exact: true }).fill(withdrawalPassword)
  await dialog.getByRole('button', { name: '确认取款' }).click()
  await expect(dialog.getByText(/冷静期至 .*，期间不能取款至该账户/)).toBeVisible()

  await page.goto(`${site.address}/mine/message`)
  await expect(page.getByText('收款账户已绑定')).toBeVisible()
  await page.goto(`${site.address}/mine/addBankCard?from=takeMoney`)
  await addBankCard(page, site)
  await expect(page).toHaveURL(`${site.address}/mine/takemoney`)
})
