import { later, minuteMs } from '@xinghe/rules/base/instant.ts'
import { fenToCny } from '@xinghe/rules/base/money.ts'
import { expectAccessible } from '../harness/accessible.ts'
import { expect } from '../harness/journey.ts'
import { said } from '../harness/member.ts'
import { memberReady } from '../harness/member-ready.ts'
import { test } from '../harness/sports.ts'
import {
  expectOutcome,
  expectStakeable,
  openMatch,
  placeButton,
  priceButton,
  slip,
  slipItems,
  stakeFields,
} from '../harness/sports-slip.ts'
import { sure } from '../harness/world.ts'
import { expectToast } from '../harness/toasts.ts'

test('the slip holds ten picks, and a title stands alone in it', async ({ page, book }) => {
  const { site } = book
  await memberReady(page, site, { balance: 500_00n })
  // Ten matches, none of which kicks off meanwhile.
  await book.whileStopped(async () => {
    await page.goto(`${site.address}/game/sport/crty?show=FT&sport=VF`)
    const board = page.getByRole('main')
    const winners = board.getByRole('button', { name: /^全场独赢 / })
    await winners.first().waitFor()
    // Three prices to a match: home, away and draw.
    for (let row = 0; row < 10; row += 1) await winners.nth(row * 3).click()
    await expect(slipItems(page)).toHaveCount(10)
    await winners.nth(30).click()
    await expectToast(page, '投注项数量已达上限')
    await expect(slipItems(page)).toHaveCount(10)

    await page.getByRole('tab', { name: '目录' }).click()
    await page.getByRole('tab', { name: /^冠军/ }).click()
    await page.getByRole('button', { name: /^其他体育/ }).click()
    await board
      .getByRole('button', { name: /\d\.\d\d$/ })
      .first()
      .click()
    await expect(slipItems(page)).toHaveCount(1)
    await expect(slipItems(page)).toContainText('冠军')
    await page.goBack()
    await page.goBack()
    await winners.first().click()
    await expect(slipItems(page)).toHaveCount(1)
    await expect(slipItems(page)).toContainText('全场独赢')
    await expectAccessible(page, 'board')
  })
})

test('a stake is brought down to the balance, at negative odds to what it risks', async ({
  page,
  book,
}) => {
  const { site, world, now } = book
  const spot = sure(
    world
      .starting('virtual-football', later(now(), 5 * minuteMs), 15 * minuteMs)
      .flatMap((match) => world.spotsOf(match, now()))
      .find(({ play, side, hk }) => play === 'R' && side === 'H' && hk > 50 && hk < 95),
    'handicap below evens',
  )
  await memberReady(page, site, { balance: 50_00n })
  await openMatch(page, book, spot.match)
  await priceButton(page, spot).click()
  await expectStakeable(page, 50_00n)
  await stakeFields(page).fill('500')
  await expect(stakeFields(page)).toHaveValue('50.00')
  await expect(said(page, '已按余额或限额调整为 ¥50.00')).toBeVisible()

  await page.getByRole('button', { name: '返回赛事列表' }).click()
  await page.getByRole('main').getByRole('button', { name: /^盘口/ }).click()
  await page.getByRole('menuitemradio', { name: '印尼盘' }).click()
  const shown = Math.floor(10_000 / spot.hk)
  await expect(slipItems(page)).toContainText(`-${(shown / 100).toFixed(2)}`)
  await slip(page).getByRole('button', { name: /^全部/ }).click()
  // In whole yuan the most whose risk, stake × |odds|, is not above fifty.
  const most = Math.floor(50_00 / shown)
  const risk = BigInt(most * shown)
  await expect(stakeFields(page)).toHaveValue(`${most}.00`)
  await expect(slip(page)).toContainText(`负赔率：需付 ${fenToCny(risk)}`)
  await placeButton(page).click()
  await expectOutcome(page, '投注成功')
  await slip(page).getByRole('button', { name: '保留投注项' }).click()
  await expectStakeable(page, 50_00n - risk)
})
