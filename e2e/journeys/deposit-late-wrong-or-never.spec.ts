import { centreOf, expectBalance, openOrder, playBank, realName } from '../harness/cashier.ts'
import { expect, test } from '../harness/journey.ts'
import { memberReady } from '../harness/member-ready.ts'
import { expectToast } from '../harness/toasts.ts'

const ended = { level: 1 } as const

test('a wrong sum goes to review and is credited as received', async ({ page, site }) => {
  const { name } = await memberReady(page, site, { realName })
  const orderId = await openOrder(page, site, 'ewallet', '1000')
  expect(await playBank(page, site, orderId, '付错金额')).toContain('HTTP 200')
  await expect(page.getByRole('heading', { ...ended, name: '已收到款项，正在核对' })).toBeVisible()
  await expectBalance(page, 0n)

  const [payment] = await site.query<{ reference: string }[]>`
    select reference from deposit_payment where order_id = ${orderId}`
  await site.command('deposit', orderId, 'credit', payment?.reference ?? '', '已与付款方核实')
  await expect(page.getByRole('heading', { ...ended, name: '核对完成，已入账' })).toBeVisible()
  await expect(page.getByText('原因：已与付款方核实')).toBeVisible()
  await expectBalance(page, 900_00n)
  expect(await centreOf(site, name)).toBe(900_00n)
})

test('an unpaid order expires, and a late payment is credited', async ({ page, site }) => {
  await memberReady(page, site, { realName })
  const orderId = await openOrder(page, site, 'bank')
  await site.advance(31 * 60_000)
  await page.reload()
  await expect(page.getByRole('heading', { ...ended, name: '订单已超时' })).toBeVisible()
  await expectBalance(page, 0n)

  expect(await playBank(page, site, orderId, '逾期付款')).toContain('HTTP 200')
  await expect(page.getByRole('heading', { ...ended, name: '存款成功（逾时到账）' })).toBeVisible()
  await expectBalance(page, 500_00n)
})

test('forged, stale and repeated notices move nothing', async ({ page, site }) => {
  await memberReady(page, site, { realName })
  const orderId = await openOrder(page, site, 'bank')
  expect(await playBank(page, site, orderId, '伪造签名')).toContain('HTTP 403')
  expect(await playBank(page, site, orderId, '过期签名')).toContain('HTTP 403')
  await expectBalance(page, 0n)
  await playBank(page, site, orderId, '按时付款')
  await expectBalance(page, 500_00n)
  expect(await playBank(page, site, orderId, '重复通知')).toContain('HTTP 200')
  await page.reload()
  await expectBalance(page, 500_00n)
  const verdicts = await site.query<{ verdict: string }[]>`
    (select verdict from refused_callback where order_id = ${orderId} order by id)
    union all
    (select verdict from deposit_callback where order_id = ${orderId} order by id)`
  expect(verdicts.map((one) => one.verdict)).toEqual(['forged', 'stale', 'credited', 'duplicate'])
})

test('an order can be given up on a phone, is told so in sight, and is not asked for again', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await memberReady(page, site, { realName })
  const orderId = await openOrder(page, site, 'online')
  await page.goto(`${site.address}/mine/savemoney`)
  await page.getByRole('link', { name: `继续支付订单 ${orderId}` }).click()
  // Exactly: the form that was left has one with the order's id in its name.
  await page.getByRole('button', { name: '取消订单', exact: true }).click()
  await page.getByRole('button', { name: '确定取消' }).click()
  await expectToast(page, '订单已取消')
  // The button was at the end of a longer page.
  await expect(page.getByRole('heading', { ...ended, name: '订单已取消' })).toBeInViewport({
    ratio: 1,
  })
  await page.goto(`${site.address}/mine/savemoney`)
  await expect(page.getByLabel('存款金额', { exact: true })).toBeVisible()
  await expect(page.getByText('待付款订单')).toBeHidden()
})
