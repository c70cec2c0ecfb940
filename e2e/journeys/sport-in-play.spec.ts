import { dayMs, later, secondMs, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Match } from '@xinghe/world/match/match.ts'
import { expect } from '../harness/journey.ts'
import { memberReady } from '../harness/member-ready.ts'
import { test, type Book } from '../harness/sports.ts'
import {
  choosePolicy,
  expectOutcome,
  expectStakeable,
  openMatch,
  placeButton,
  priceButton,
  slip,
  stakeFields,
} from '../harness/sports-slip.ts'
import type { Spot } from '../harness/world.ts'

const quietMs = 60 * secondMs
/** Two of them are longer than a countdown; a feed may be silent for one. */
const stepMs = 3.5 * secondMs

interface Chance {
  readonly match: Match
  readonly spot: Spot
  /** Nothing is scored between these two. */
  readonly goalBefore: Instant
  readonly goal: Instant
}

/** A running match with a long wait for the next goal, which then comes without a warning. */
const findChance = ({ world, now }: Book): Chance => {
  for (const match of world.starting('handball', now(), 5 * dayMs)) {
    const goals = world.goalsOf(match)
    const at = goals.findIndex((goal, index) => {
      const [next = 0, afterNext = Infinity] = goals.slice(index + 1)
      return next - goal > quietMs && afterNext - next > 2 * stepMs
    })
    const [goalBefore, goal] = [goals[at], goals[at + 1]]
    if (goalBefore === undefined || goal === undefined) continue
    const spot = world
      .spotsOf(match, later(goalBefore, secondMs))
      .find(({ play, side, hk }) => play === 'RM' && side === 'H' && hk > 0)
    if (spot !== undefined) return { match, spot, goalBefore, goal }
  }
  throw new Error('The world has no quiet minute of handball.')
}

test('a bet in play is confirmed after its countdown, and refused when a goal falls into it', async ({
  page,
  book,
}) => {
  const { site, world, until, now } = book
  const { match, spot, goalBefore, goal } = findChance(book)
  await book.whileStopped(async () => {
    await until(later(goalBefore, secondMs))
    await memberReady(page, site, { balance: 1_000_00n })
    await openMatch(page, book, match)
    await priceButton(page, spot).click()
    await choosePolicy(page, '接受任何变化')
    await stakeFields(page).fill('100')
    // The bet is sent with the score that stands beside the pick.
    await expect(slip(page)).toContainText(world.scoreAt(match, goalBefore).join(' - '))
    await placeButton(page).click()
    await expectOutcome(page, '注单确认中')
    await expect(slip(page).getByRole('timer', { name: '注单确认中' })).toContainText(/\d 秒/)
    for (const _ of [1, 2]) await until(later(now(), stepMs))
    await expectOutcome(page, '投注成功')
    await expect(slip(page)).toContainText(/注单号\s*XH\d+/)
    await slip(page).getByRole('button', { name: '保留投注项' }).click()
    await expectStakeable(page, 900_00n)

    await stakeFields(page).fill('200')
    await until(later(goal, -stepMs))
    await expect(placeButton(page)).toBeEnabled()
    await placeButton(page).click()
    await expectOutcome(page, '注单确认中')
    await until(goal)
    await until(later(goal, stepMs))
    const score = world.scoreAt(match, goal).join(' : ')
    // Over the field, and in the order that it refuses.
    await expect(page.getByRole('main').getByText(score, { exact: true })).toHaveCount(2)
    await expectOutcome(page, '注单未被接受')
    await expect(slip(page)).toContainText('比分已变化，注单未被接受')
  })
  await slip(page).getByRole('button', { name: '返回交易单' }).click()
  await expect(stakeFields(page)).toHaveValue('200')
  await expectStakeable(page, 900_00n)
})
