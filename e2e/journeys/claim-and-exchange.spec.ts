import { dayMs, later } from '@xinghe/rules/base/instant.ts'
import { offerAwards } from '@xinghe/server/ledger/awards/grant-awards.ts'
import { expectAccessible } from '../harness/accessible.ts'
import { expect, test } from '../harness/journey.ts'
import { memberReady } from '../harness/member-ready.ts'
import { expectFitsPhone } from '../harness/phone-width.ts'
import { expectToast } from '../harness/toasts.ts'
import { follow } from '../harness/visit.ts'

test('offers are claimed at one press, points become money, and the record shows both', async ({
  page,
  site,
}) => {
  const { name } = await memberReady(page, site)
  const [member] = await site.query<{ id: `mem_${string}` }[]>`
    select id from member where name = ${name}`
  if (member === undefined) throw new Error('there is no such member')
  const offer = {
    memberId: member.id,
    period: '2026-11-09w',
    item: 'gift',
    multipleHundredths: 100,
    version: 1,
    claimUntil: later(site.now(), 3 * dayMs),
  }
  await site.query.begin((tx) =>
    offerAwards(
      tx,
      [
        { ...offer, source: 'vip-week', amount: 88_00n },
        { ...offer, source: 'vip-upgrade', amount: 18_00n, multipleHundredths: 0 },
      ],
      site.now(),
    ),
  )
  await site.query`insert into play_total (member_id, counted) values (${member.id}, 1234500)`

  await page.goto(`${site.address}/mine/welfare`)
  await expect(page.getByText('1 倍流水，共 ¥88')).toBeVisible()
  await expectAccessible(page, 'welfare')
  await page.getByRole('button', { name: '一键领取' }).click()
  await expectToast(page, '已领取 ¥106')
  await expect(page.getByText('暂时没有待领取的奖励')).toBeVisible()
  await expect(page.getByText('¥0 / ¥88')).toBeVisible()
  await expectFitsPhone(page, 'welfare')

  await follow(page, '/mine/exchange')
  await expect(page.getByText('1,234', { exact: true })).toBeVisible()
  await expectAccessible(page, 'exchange')
  await page.getByRole('button', { name: '兑换现金8元' }).click()
  await page.getByRole('button', { name: '确认兑换' }).click()
  await expectToast(page, '兑换成功：现金8元')
  await expect(page.getByText('234', { exact: true })).toBeVisible()
  await expect(page.getByText('-1,000 星币')).toBeVisible()
  await expectFitsPhone(page, 'exchange')

  await follow(page, '/mine/giftRecord')
  const table = page.getByRole('table', { name: '礼金明细' })
  await expect(table.getByRole('row')).toHaveCount(4)
  await expectAccessible(page, 'gift record')
  await page.getByLabel('来源').selectOption({ label: '星币兑换' })
  await expect(table.getByRole('row')).toHaveCount(2)
  await expect(page).toHaveURL(/kind=exchange/)
})
