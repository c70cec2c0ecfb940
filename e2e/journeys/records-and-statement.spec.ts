import { readFile } from 'node:fs/promises'
import { fenFromText } from '@xinghe/rules/base/money.ts'
import { expect, test } from '../harness/journey.ts'
import { memberReady } from '../harness/member-ready.ts'
import { openTransfer, sendTransfer } from '../harness/venues.ts'
import { follow } from '../harness/visit.ts'

test('records keep their filter, and the statement adds up on the page and in its file', async ({
  page,
  site,
}) => {
  await memberReady(page, site, { balance: 1_000_00n })
  for (const [ty, amount] of [
    [1, '200.50'],
    [2, '50.25'],
  ] as const) {
    await openTransfer(page, site, ty)
    await sendTransfer(page, amount)
    await expect(page.getByRole('status').filter({ hasText: '转账成功' })).toBeVisible()
  }

  await follow(page, '/mine/transRecord')
  await page.getByRole('tab', { name: '转账', exact: true }).click()
  await page.getByRole('button', { name: '今天' }).click()
  await page.getByLabel('状态').selectOption({ label: '已完成' })
  await expect(page).toHaveURL(/category=transfer/)
  const table = page.getByRole('table', { name: '交易明细' })
  await expect(table.getByRole('row')).toHaveCount(3)
  const address = page.url()
  await page.reload()
  expect(page.url()).toBe(address)
  await expect(page.getByRole('tab', { name: '转账', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expect(table.getByRole('row')).toHaveCount(3)

  await page.getByRole('tab', { name: '对账单' }).click()
  await expect(page.getByRole('heading', { name: '全部钱包对账单' })).toBeVisible()
  await page.getByRole('tab', { name: '中心钱包' }).click()
  const head = page.getByRole('term').locator('..')
  await expect(head.filter({ hasText: '期初余额' })).toContainText('0.00')
  await expect(head.filter({ hasText: '本期变动' })).toContainText('+849.75')
  await expect(head.filter({ hasText: '期末余额' })).toContainText('849.75')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出 CSV' }).click()
  const lines = (await readFile(await (await saving).path(), 'utf8')).trim().split('\r\n')
  const rows = lines.map((line) => line.split(','))
  const fen = (text = ''): bigint => fenFromText(text) ?? 0n
  const [opening, ...moved] = rows.slice(1)
  const closing = moved.pop()
  const sum = moved.reduce((total, row) => total + fen(row[3]), fen(opening?.[4]))
  expect(moved).toHaveLength(3)
  expect(sum).toBe(849_75n)
  expect(fen(closing?.[4])).toBe(sum)
})
