import { expectAccessible } from '../harness/accessible.ts'
import { expect, test } from '../harness/journey.ts'
import { balanceButton, expectVisitor } from '../harness/member.ts'
import type { Site } from '../harness/site.ts'

const text = '数据库升级，预计两小时。'
const closed = { name: '系统维护中' }

const close = (site: Site) =>
  site.change('maintenance', { on: true, text, until: null }, (info) => info.maintenance !== null)
const reopen = (site: Site) =>
  site.change('maintenance', { on: false, text: '' }, (info) => info.maintenance === null)

test('an open page closes and opens with the site at once, and one that is loaded meanwhile by itself', async ({
  page,
  site,
}) => {
  await page.clock.install()
  await page.goto(site.address)
  await expectVisitor(page)
  await close(site)
  await expect(page.getByRole('heading', closed)).toBeVisible()
  await expect(page.getByText('恢复时间待定，页面会自动刷新。')).toBeVisible()
  await reopen(site)
  await expectVisitor(page)

  const until = new Date(site.now() + 2 * 3_600_000).toISOString()
  await site.command('maintenance', 'on', text, until)
  await site.told((info) => info.maintenance !== null)
  await page.reload()
  await expect(page.getByRole('heading', closed)).toBeVisible()
  await expect(page.getByText(text)).toBeVisible()
  const shown = new Date(Date.parse(until) + 8 * 3_600_000).toISOString().slice(0, 16)
  await expect(page.getByText(shown.replace('T', ' '))).toBeVisible()
  await expect(page.getByRole('timer', { name: '距离恢复还有' })).toHaveText(/^0?1:5\d:\d\d$/)
  await page.getByRole('button', { name: '在线客服' }).click()
  const support = page.getByRole('dialog', { name: '在线客服' })
  await expect(support).toContainText('维护期间暂时不能查看帮助与提交反馈')
  await support.getByRole('button', { name: '关闭' }).click()

  await site.command('maintenance', 'off')
  await site.told((info) => info.maintenance === null)
  await page.clock.runFor(31_000)
  await expectVisitor(page)

  await page.getByRole('button', { name: '繁體中文' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-TW')
  await close(site)
  await expect(page.getByRole('heading', { name: '系統維護中' })).toBeVisible()
  await expect(page.getByText('資料庫升級，預計兩小時。')).toBeVisible()
  await reopen(site)
})

test('a call that meets the closed site brings the maintenance page', async ({
  memberPage: page,
  site,
}) => {
  await page.routeWebSocket(/\/stream\/ws/, () => undefined)
  await page.goto(`${site.address}/mine/userinfo`)
  await expect(page.getByRole('heading', { name: '账户安全' })).toBeVisible()
  await close(site)
  await balanceButton(page).click()
  await expect(page.getByRole('heading', closed)).toBeVisible()
  await expect(page.getByText(text)).toBeVisible()
  await expectAccessible(page, 'maintenance')
  await page.getByRole('button', { name: '在线客服' }).click()
  await page.getByRole('dialog', { name: '在线客服' }).waitFor()
  await expectAccessible(page, 'support')
  await reopen(site)
})
