import { boundMember, expectBalance, playBank } from '../harness/cashier.ts'
import { expect, test } from '../harness/journey.ts'

test('a bonus is given back with one confirmation, and the deposit stays', async ({
  page,
  site,
}) => {
  await boundMember(page, site, { realName: '退出人' })
  await page.goto(`${site.address}/mine/savemoney?rail=bank`)
  // Nothing is chosen unless the member came from the activity.
  await expect(page.getByRole('radio', { name: /不参加/ })).toBeChecked()
  await page.getByRole('radio', { name: /首存送38%/ }).click()
  await page.getByLabel('存款金额', { exact: true }).fill('500')
  await page.getByRole('button', { name: '提交存款订单' }).click()
  await page.waitForURL(/Wait\?order=dep_/)
  const orderId = new URL(page.url()).searchParams.get('order') ?? ''
  await playBank(page, site, orderId, '按时付款')
  await expectBalance(page, 690_00n)

  await page.goto(`${site.address}/activity/firstDeposit/1`)
  await page.getByRole('button', { name: '退出活动' }).click()
  const dialog = page.getByRole('dialog', { name: '退出活动' })
  await expect(dialog).toContainText('¥190')
  await expect(dialog).toContainText('¥1,520')
  await dialog.getByRole('button', { name: '确认退出' }).click()
  await expect(page.getByText('已退出，收回 ¥190')).toBeVisible()
  await expectBalance(page, 500_00n)
  await expect(page.getByRole('progressbar', { name: '流水进度' })).toBeHidden()
})
