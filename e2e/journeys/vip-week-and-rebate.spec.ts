import { hourMs, later } from '@xinghe/rules/base/instant.ts'
import { weekPeriod } from '@xinghe/rules/base/period.ts'
import { payDue, settlePlay } from '../harness/settled-play.ts'
import { expect, test } from '../harness/journey.ts'
import { memberReady } from '../harness/member-ready.ts'
import { expectToast } from '../harness/toasts.ts'
import { follow } from '../harness/visit.ts'

test('a week of play raises the grade, and brings the gift of the week and the rebate', async ({
  page,
  site,
}) => {
  // Sunday evening: the session lasts until Monday.
  const week = weekPeriod(later(site.now(), 3 * hourMs))
  await site.advance(week.until - 2 * hourMs - site.now())
  const { name } = await memberReady(page, site)
  await page.goto(`${site.address}/mine/vip`)
  const main = page.getByRole('main')
  await expect(main.getByText('再完成 ¥10,000 有效流水，晋级 VIP 1')).toBeVisible()
  await expect(main.getByText('晋级 VIP 1 后每周可得礼金')).toBeVisible()

  await settlePlay(site, name, 10_500_00n)
  await expect(main.getByText('再完成 ¥39,500 有效流水，晋级 VIP 2')).toBeVisible()
  await expect(main.getByText('本周已达标，下周一 04:00 发放 ¥3')).toBeVisible()
  await main.getByRole('button', { name: '领取VIP晋级礼金 VIP 1 ¥18' }).click()
  await expectToast(page, '已领取 ¥18，已存入中心钱包')
  // The badge of the header is live; its menu is closed.
  await expect(page.getByRole('banner').getByText('VIP 1', { exact: true })).toBeAttached()

  await site.advance(week.until + 4 * hourMs - site.now())
  await payDue(site)
  await main.getByRole('button', { name: '领取周礼金 ¥3' }).click()
  await expectToast(page, '已领取 ¥3，已存入中心钱包')
  await expect(main.getByRole('listitem').filter({ hasText: '已领取' })).toContainText('¥3')

  await main.getByRole('link', { name: '返水与规则' }).click()
  await expect(main.getByText('体育 ¥10,500 × 0.35%')).toBeVisible()
  await expect(main.getByText('+¥36.75')).toBeVisible()
  await expect(main.getByText('任何游戏的返水比例不超过该游戏庄家优势的一半。')).toBeVisible()

  await follow(page, '/mine/transRecord?tab=statement')
  const lines = page.getByRole('table', { name: '逐笔变动' })
  await expect(lines.getByRole('row').filter({ hasText: '返水' })).toContainText('36.75')
  await expect(lines.getByRole('row').filter({ hasText: 'VIP周礼金' })).toContainText('3.00')
  await expect(lines.getByRole('row').filter({ hasText: 'VIP晋级礼金' })).toContainText('18.00')
})
