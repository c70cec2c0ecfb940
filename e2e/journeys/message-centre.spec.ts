import type { MemberId } from '@xinghe/rules/base/id.ts'
import { sendBroadcast } from '@xinghe/server/platform/letters/send-broadcast.ts'
import { sendLetter } from '@xinghe/server/platform/letters/send-letter.ts'
import { expectAccessible } from '../harness/accessible.ts'
import { gateCalls } from '../harness/call-gate.ts'
import { expect, test } from '../harness/journey.ts'
import { memberReady } from '../harness/member-ready.ts'
import { expectFitsPhone } from '../harness/phone-width.ts'
import { placeBet } from '../harness/placed-bet.ts'
import type { Site } from '../harness/site.ts'
import { expectToast } from '../harness/toasts.ts'

const idOf = async (site: Site, name: string): Promise<MemberId> => {
  const [member] = await site.query<{ id: MemberId }[]>`select id from member where name = ${name}`
  if (member === undefined) throw new Error(`there is no member ${name}`)
  return member.id
}
const write = (site: Site, memberId: MemberId, title: string): Promise<void> =>
  site.query.begin((tx) =>
    sendLetter(tx, {
      memberId,
      kind: 'notice',
      title,
      body: `${title}：内容`,
      link: '/mine/transRecord',
      now: site.now(),
    }),
  )

test('letters come live, are read in one tab and counted in the other, and lead on', async ({
  page,
  site,
}) => {
  const { name } = await memberReady(page, site)
  const memberId = await idOf(site, name)
  await page.goto(`${site.address}/mine/message`)
  await expect(page.getByText('暂无消息')).toBeVisible()
  const other = await page.context().newPage()
  await other.goto(`${site.address}/home`)

  await write(site, memberId, '存款已到账')
  await site.query.begin((tx) =>
    sendBroadcast(tx, { kind: 'activity', title: '新活动上线', body: '详情', now: site.now() }),
  )
  const row = page.getByRole('button', { name: /存款已到账/ })
  await expect(row).toBeVisible()
  await expect(page.getByRole('tab', { name: /活动/ })).toContainText('1 条未读')
  const badge = other.getByRole('banner').getByRole('link', { name: /消息中心/ })
  await expect(badge).toHaveAccessibleName(/2 条未读消息/)
  await expectAccessible(page, 'message centre')

  await row.click()
  await expect(page.getByText('存款已到账：内容')).toBeVisible()
  await expect(badge).toHaveAccessibleName(/1 条未读消息/)
  await expectFitsPhone(page, 'message centre')

  await page.getByRole('checkbox', { name: '本页全选' }).click()
  await page.getByRole('button', { name: '删除' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
  await expectToast(page, '已删除 1 条消息')
  await expect(page.getByText('暂无消息')).toBeVisible()
})

test('a corrected result is told under 赛事, live, and leads to the bets', async ({
  page,
  site,
}) => {
  const { name } = await memberReady(page, site)
  const { lose, correct } = await placeBet(site, name, 100_00n)
  await lose()
  await page.goto(`${site.address}/mine/message?type=match`)
  await expect(page.getByText('暂无消息')).toBeVisible()
  await correct()
  await expect(page.getByRole('tab', { name: /赛事/ })).toContainText('1 条未读')
  await page.getByRole('button', { name: /赛果更正/ }).click()
  await expect(page.getByText('临江联 对 北岭城 的赛果已更正')).toBeVisible()
  await page.getByRole('link', { name: '查看详情' }).click()
  await expect(page).toHaveURL(/\/mine\/betRecord/)
})

test('reading all leaves a letter unread that the page has not shown', async ({ page, site }) => {
  const { name } = await memberReady(page, site)
  const memberId = await idOf(site, name)
  await write(site, memberId, '看过的信')
  const gate = await gateCalls(page)
  await page.goto(`${site.address}/mine/message`)
  await expect(page.getByRole('button', { name: /看过的信/ })).toBeVisible()

  gate.hold()
  await write(site, memberId, '没看过的信')
  // The counts are told by the socket; the list with the new letter is held back.
  await expect(page.getByRole('tab', { name: /通知/ })).toContainText('2 条未读')
  await page.getByRole('button', { name: '全部已读' }).click()
  gate.open()
  await expectToast(page, '已全部标为已读')
  await expect(page.getByRole('tab', { name: /通知/ })).toContainText('1 条未读')
  await expect(page.getByRole('button', { name: /未读.*没看过的信/ })).toBeVisible()
})
