import { later, minuteMs, secondMs } from '@xinghe/rules/base/instant.ts'
import { fenToCny } from '@xinghe/rules/base/money.ts'
import { expectAccessible } from '../harness/accessible.ts'
import { expect } from '../harness/journey.ts'
import { memberReady } from '../harness/member-ready.ts'
import { test } from '../harness/sports.ts'
import {
  expectOutcome,
  openMatch,
  placeButton,
  priceButton,
  stakeFields,
} from '../harness/sports-slip.ts'
import { follow } from '../harness/visit.ts'
import { sure } from '../harness/world.ts'

test('a favourite’s goal and the settlement of a bet are told on any page', async ({
  page,
  book,
}) => {
  const { site, world, now, until } = book
  const match = sure(
    world.starting('virtual-football', later(now(), 5 * minuteMs), 30 * minuteMs).find((one) => {
      const [home, away] = world.scoreAt(one, world.endOf(one))
      return home > away && world.goalsOf(one).length > 1
    }),
    'home win with goals',
  )
  const spot = sure(
    world.spotsOf(match, now()).find(({ play, side }) => play === 'M' && side === 'H'),
    'price of the winner',
  )
  const name = `${match.home.name} 对 ${match.away.name}`
  await memberReady(page, site, { balance: 1_000_00n })
  await openMatch(page, book, match)
  await page.getByRole('button', { name: `收藏 ${name}` }).click()
  await priceButton(page, spot).click()
  await stakeFields(page).fill('100')
  await placeButton(page).click()
  await expectOutcome(page, '投注成功')
  await page.getByRole('tab', { name: '目录' }).click()
  await page.getByRole('button', { name: '赛事提醒' }).click()
  const panel = page.getByRole('dialog', { name: '赛事提醒' })
  await expect(panel.getByRole('switch', { name: '进球' })).toBeChecked()
  await expectAccessible(page, 'alert settings')
  await panel.getByRole('button', { name: '关闭' }).click()

  await follow(page, '/mine/wallet')
  const alerts = page.getByRole('region', { name: '赛事提醒' })
  await until(later(match.kickOff, secondMs))
  await expect(alerts).toContainText(name)
  const goalAt = sure(world.goalsOf(match)[0], 'goal')
  const [home, away] = world.scoreAt(match, goalAt)
  await until(later(goalAt, secondMs))
  await expect(alerts).toContainText(`进球 ${home} : ${away}`)
  await expectAccessible(page, 'alert')
  await alerts.getByRole('link', { name: '查看' }).click()
  await expect(page.getByRole('heading', { name: match.home.name })).toBeVisible()

  await until(later(world.endOf(match), secondMs))
  const won = fenToCny(BigInt(spot.hk) * 1_00n)
  await expect(alerts).toContainText(`注单已结算，赢 ${won}`)
})
