import { later, minuteMs, secondMs } from '@xinghe/rules/base/instant.ts'
import { fenToGroupedText } from '@xinghe/rules/base/money.ts'
import { expectBalance } from '../harness/cashier.ts'
import { expect } from '../harness/journey.ts'
import { memberReady } from '../harness/member-ready.ts'
import { test } from '../harness/sports.ts'
import {
  expectOutcome,
  expectStakeable,
  openMatch,
  placeButton,
  priceButton,
  slip,
  stakeFields,
} from '../harness/sports-slip.ts'
import { follow } from '../harness/visit.ts'
import { sure } from '../harness/world.ts'

test('a bet before the match survives a reload, is paid after it and explains itself', async ({
  page,
  book,
}) => {
  const { site, world, now, until } = book
  const match = sure(
    world.starting('virtual-football', later(now(), 5 * minuteMs), 15 * minuteMs).find((one) => {
      const [home, away] = world.scoreAt(one, world.endOf(one))
      return home > away
    }),
    'home win',
  )
  const spot = sure(
    world.spotsOf(match, now()).find(({ play, side }) => play === 'M' && side === 'H'),
    'price of the winner',
  )
  const net = BigInt(spot.hk) * 1_00n
  await memberReady(page, site, { balance: 1_000_00n })
  await openMatch(page, book, match)
  await priceButton(page, spot).click()
  await stakeFields(page).fill('100')
  await page.reload()
  await expect(stakeFields(page)).toHaveValue('100')
  await placeButton(page).click()
  await expectOutcome(page, '投注成功')
  const ticket = await slip(page)
    .getByText(/^XH\d+$/)
    .innerText()
  await slip(page).getByRole('button', { name: '保留投注项' }).click()
  await expectStakeable(page, 900_00n)

  await page.getByRole('tab', { name: '我的注单' }).click()
  const bets = page.getByRole('region', { name: '我的注单' })
  await expect(bets.getByRole('listitem').filter({ hasText: ticket })).toContainText('已接受')
  await until(later(world.endOf(match), secondMs))
  await expect(bets.getByText('没有未结算的注单')).toBeVisible()
  await bets.getByRole('tab', { name: '已结算' }).click()
  const settled = bets.getByRole('listitem').filter({ hasText: ticket })
  await expect(settled).toContainText(`+${fenToGroupedText(net)}`)
  await expect(settled).toContainText(world.scoreAt(match, world.endOf(match)).join(' - '))
  const arithmetic = `100.00 × (${((spot.hk + 100) / 100).toFixed(2)} - 1)`
  await expect(settled).toContainText(arithmetic)

  // The winnings go back to the centre with the rest.
  await follow(page, '/mine/wallet')
  await page.getByRole('button', { name: '一键回收' }).click()
  await expectBalance(page, 1_000_00n + net)
})
