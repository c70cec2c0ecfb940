import { later, minuteMs, secondMs, type Instant } from '@xinghe/rules/base/instant.ts'
import { fenToGroupedText, type Fen } from '@xinghe/rules/base/money.ts'
import type { Match } from '@xinghe/world/match/match.ts'
import { expect } from '../harness/journey.ts'
import { memberReady } from '../harness/member-ready.ts'
import { test, type Book } from '../harness/sports.ts'
import {
  expectOutcome,
  ofPick,
  openMatch,
  placeButton,
  priceButton,
  slip,
} from '../harness/sports-slip.ts'
import { keepLoaded } from '../harness/visit.ts'
import { sure, type Spot } from '../harness/world.ts'

/** By how many quarters the home side beats the line in the end. */
const quartersWon = ({ world }: Book, { match, line, side }: Spot): number => {
  const [home, away] = world.scoreAt(match, world.endOf(match))
  const ahead = (home - away) * 4 + (line ?? 0)
  return side === 'H' ? ahead : -ahead
}

const spotThat = (
  { world }: Book,
  matches: readonly Match[],
  at: Instant,
  isRight: (spot: Spot) => boolean,
  what: string,
): Spot => sure(matches.flatMap((match) => world.spotsOf(match, at)).find(isRight), what)

/** Half of the first stake wins and goes on with the rest: 100.00 × (1 + h₁ ÷ 2) × (1 + h₂), half up. */
const payout = (half: Spot, whole: Spot): Fen => {
  const exact = 100_00n * BigInt(200 + half.hk) * BigInt(100 + whole.hk)
  return (exact * 2n + 200_00n) / 400_00n
}

test('two picks of one match cannot be a parlay; with another match it pays a half win to the fen', async ({
  page,
  book,
}) => {
  const { site, world, now, until } = book
  const matches = world.starting('virtual-football', later(now(), 5 * minuteMs), 20 * minuteMs)
  const half = spotThat(
    book,
    matches,
    now(),
    (spot) => spot.play === 'R' && spot.hk > 0 && quartersWon(book, spot) === 1,
    'half win',
  )
  const whole = spotThat(
    book,
    matches.filter((match) => match !== half.match),
    now(),
    (spot) => spot.play === 'R' && spot.hk > 0 && quartersWon(book, spot) > 1,
    'win',
  )
  const same = spotThat(book, [half.match], now(), ({ play }) => play === 'M', 'winner')

  await memberReady(page, site, { balance: 500_00n })
  keepLoaded(page)
  await openMatch(page, book, half.match)
  await priceButton(page, half).click()
  await priceButton(page, same).click()
  await slip(page).getByRole('tab', { name: '串关' }).click()
  const reason = slip(page).getByRole('listitem').getByText('同一场赛事的投注项不能串在一起')
  await expect(reason).toHaveCount(2)
  await slip(page).getByLabel('2串1 每注金额').fill('100')
  await expect(placeButton(page)).toHaveAccessibleDescription('同一场赛事的投注项不能串在一起')

  await priceButton(page, same).click()
  await openMatch(page, book, whole.match)
  await priceButton(page, whole).click()
  await expect(reason).toHaveCount(0)
  await expect(ofPick(slip(page).getByRole('listitem'), half)).toBeVisible()
  await slip(page).getByLabel('2串1 每注金额').fill('100')
  await placeButton(page).click()
  await expectOutcome(page, '投注成功')
  await slip(page).getByRole('button', { name: '完成' }).click()

  await until(later(world.endOf(half.match), secondMs))
  await until(later(world.endOf(whole.match), secondMs))
  // The page is shorter without its markets, and moves under the pointer as it becomes so. The later of the two
  // ends decides which of the texts it has.
  await expect(page.getByText(/本场比赛已结束|这场比赛已不在盘口中/)).toBeVisible()
  await page.getByRole('tab', { name: '我的注单' }).click()
  const bets = page.getByRole('region', { name: '我的注单' })
  await expect(bets.getByText('没有未结算的注单')).toBeVisible()
  await bets.getByRole('tab', { name: '已结算' }).click()
  const settled = bets.getByRole('listitem').filter({ hasText: '2串1' })
  await expect(settled).toContainText(`派彩${fenToGroupedText(payout(half, whole))}`)
  await expect(settled.getByText('赢半', { exact: true })).toBeVisible()
})
