import { randomInt } from 'node:crypto'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { fenToGroupedText } from '@xinghe/rules/base/money.ts'
import { maskPlayer } from '@xinghe/rules/lobby/winner.ts'
import { insertWin } from '../../server/test/inserted-win.ts'
import { expectAccessible } from '../harness/accessible.ts'
import { openCentre } from '../harness/centre.ts'
import { expect, test } from '../harness/journey.ts'
import { memberReady } from '../harness/member-ready.ts'
import { expectToast } from '../harness/toasts.ts'

test('a member hides their wins, and the home page of a visitor no longer shows them', async ({
  page,
  otherPage,
  site,
}) => {
  const { name } = await memberReady(page, site)
  const [member] = await site.query<{ id: MemberId }[]>`select id from member where name = ${name}`
  if (member === undefined) throw new Error(`There is no member ${name}.`)
  // An amount of its own: the site is shared, and masked names are alike.
  const [stake, net] = [100_00n, 1_000_00n + BigInt(randomInt(100_000))]
  const win = { memberId: member.id, stake, payout: stake + net, at: site.now() }
  await insertWin(site.query, win)

  await otherPage.goto(`${site.address}/home`)
  // What lies below the window is fetched with the first move.
  await otherPage.mouse.wheel(0, 400)
  const winners = otherPage.getByRole('region', { name: '最新赢家' })
  const row = winners.getByRole('listitem').filter({ hasText: `+${fenToGroupedText(net)}` })
  await expect(row).toContainText(maskPlayer(name))
  await expect(row).not.toContainText(name)
  await expect(winners).toContainText('近 24 小时单注净赢 ¥500 及以上')

  await openCentre(page, site, 'profile')
  const choice = page.getByRole('switch', { name: '公开我的战绩' })
  await expect(choice).toBeChecked()
  await expectAccessible(page, 'privacy')
  await choice.click()
  await expectToast(page, '已隐藏，其他会员将看不到您的战绩')
  await expect(choice).not.toBeChecked()
  await expect(row).toHaveCount(0)

  await page.reload()
  await expect(choice).not.toBeChecked()
  await choice.click()
  await expectToast(page, '已公开，其他会员可以看到您的大额中奖和奖金')
  await expect(row).toHaveCount(1)
})
