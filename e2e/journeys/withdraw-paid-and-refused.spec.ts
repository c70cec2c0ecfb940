import { boundMember, expectBalance } from '../harness/cashier.ts'
import { addBankCard } from '../harness/cards.ts'
import { expect, test } from '../harness/journey.ts'
import { withdraw } from '../harness/withdraw.ts'

test('a withdrawal is locked, looked at and paid, and another is refused with its reason', async ({
  page,
  site,
}) => {
  await boundMember(page, site, { balance: 2_000_00n })
  await page.goto(`${site.address}/mine/takemoney`)
  await page.getByRole('link', { name: '添加银行卡' }).click()
  await addBankCard(page, site)
  await expect(page).toHaveURL(`${site.address}/mine/takemoney`)

  const paid = await withdraw(page, '500')
  const progress = page.getByRole('status').filter({ hasText: '取款金额' })
  await expect(progress).toContainText('取款申请已提交，资金已锁定，等待审核。')
  await expectBalance(page, 1_500_00n)
  await site.command('withdrawal', paid, 'review')
  await expect(progress).toContainText('正在审核您的取款申请，请耐心等待。')
  await site.command('withdrawal', paid, 'approve')
  await expect(progress).toContainText('款项已付至您的收款账户，请注意查收。')
  await expectBalance(page, 1_500_00n)

  await page.getByRole('link', { name: '返回取款' }).click()
  const refused = await withdraw(page, '300')
  await expectBalance(page, 1_200_00n)
  await site.command('withdrawal', refused, 'review')
  await site.command('withdrawal', refused, 'refuse', '开户行信息有误')
  await expect(progress).toContainText('取款未能完成，资金已退回中心钱包。')
  await expect(page.getByText('原因：开户行信息有误')).toBeVisible()
  await expectBalance(page, 1_500_00n)
})
