import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { dayMs, hourMs, later } from '@xinghe/rules/base/instant.ts'
import { monthPeriod } from '@xinghe/rules/base/period.ts'
import { expectAccessible } from '../harness/accessible.ts'
import { agentLink } from '../harness/agent-screens.ts'
import { boundMember, openOrder, playBank } from '../harness/cashier.ts'
import { openCentre, openRow } from '../harness/centre.ts'
import { bindPhone } from '../harness/codes.ts'
import { expect, test } from '../harness/journey.ts'
import { mainEntry, registerByLink } from '../harness/member.ts'
import { expectFitsPhone } from '../harness/phone-width.ts'
import { payDue, settlePlay } from '../harness/settled-play.ts'
import type { Site } from '../harness/site.ts'
import { expectToast } from '../harness/toasts.ts'
import { follow, open } from '../harness/visit.ts'

const bindRealName = async (page: Page, site: Site, name: string): Promise<void> => {
  await openCentre(page, site, 'profile')
  const dialog = await openRow(page, '真实姓名', '完善真实姓名')
  await dialog.getByLabel('真实姓名', { exact: true }).fill(name)
  await dialog.getByRole('button', { name: '下一步' }).click()
  await dialog.getByRole('button', { name: '确认无误' }).click()
  await expect(dialog).toBeHidden()
}

/** The lines of the file that a press saves. */
const savedLines = async (page: Page, region: string): Promise<string[]> => {
  const saving = page.waitForEvent('download')
  await page.getByRole('region', { name: region }).getByRole('button', { name: '导出 CSV' }).click()
  return (await readFile(await (await saving).path(), 'utf8')).trim().split('\r\n')
}

test('a member becomes an agent, a friend registers by the link and plays, and the month is paid', async ({
  page,
  otherPage: friendPage,
  site,
}) => {
  // The last evening of a month: its commission is due four days later.
  const month = monthPeriod(later(site.now(), 4 * hourMs))
  await site.advance(month.until - 3 * hourMs - site.now())
  await boundMember(page, site)
  await open(page, site, '/home')
  await mainEntry(page, '代理').click()
  await page.getByRole('button', { name: '提交申请' }).click()
  await expectToast(page, '申请成功，您已成为代理')
  const link = await agentLink(page)
  await expect(page.getByRole('img', { name: '推荐二维码' })).toBeVisible()
  await expect(page.getByText('还没有会员')).toBeVisible()

  const friend = await registerByLink(friendPage, site, link)
  await bindPhone(friendPage, site, friend)
  await bindRealName(friendPage, site, '周明月')
  const order = await openOrder(friendPage, site, 'bank')
  await playBank(friendPage, site, order, '按时付款')
  // A twentieth of it is lost.
  await settlePlay(site, friend.name, 100_000_00n)

  // Counted by the site within a second.
  const thisMonth = page.getByRole('region', { name: '本月预计佣金' })
  await expect(async () => {
    await page.reload()
    await expect(thisMonth.getByText('¥1,250', { exact: true })).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await expect(thisMonth.getByText('活跃会员 1 / 10')).toBeVisible()
  const members = page.getByRole('table', { name: '我的会员' })
  await expect(members.getByText('-¥5,000')).toBeVisible()
  await expect(members.getByText(friend.name)).toBeHidden()
  await page.getByRole('tab', { name: '未活跃' }).click()
  await expect(page.getByText('没有符合条件的会员')).toBeVisible()
  await page.getByRole('tab', { name: '活跃', exact: true }).click()
  await expect(page).toHaveURL(/\/agent\?active=yes$/)
  await expect(members.getByText('-¥5,000')).toBeVisible()
  await expectAccessible(page, 'agency')
  await expectFitsPhone(page, 'agency')

  expect(await savedLines(page, '月度报表')).toEqual([
    expect.stringContaining('日期'),
    expect.stringMatching(/,1,1,500\.00,100000\.00,-5000\.00,0\.00$/),
  ])
  const saved = await savedLines(page, '我的会员')
  expect(saved).toHaveLength(2)
  expect(saved[1]).toMatch(/,500\.00,100000\.00,-5000\.00,0\.00,活跃$/)
  expect(saved[1]).not.toContain(friend.name)

  // A session ends after an idle day: the page is opened on each.
  const dueAt = later(month.until, 4 * dayMs + 5 * hourMs)
  while (site.now() < dueAt) {
    await site.advance(Math.min(20 * hourMs, dueAt - site.now()))
    await open(page, site, `/agent?month=${month.name}`)
    await expect(page.getByRole('region', { name: '月度报表' }).getByText('¥1,250')).toBeVisible()
  }
  await payDue(site)
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('已发放')).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await follow(page, '/mine/transRecord?tab=statement')
  const lines = page.getByRole('table', { name: '逐笔变动' })
  await expect(lines.getByRole('row').filter({ hasText: '代理佣金' })).toContainText('1,250.00')
})
