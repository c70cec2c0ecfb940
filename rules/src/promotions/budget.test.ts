import { expect, it } from 'vitest'
import { costOfItem, costOfPress, isWithinBudget } from './budget.ts'
import type { TermsOf } from './terms.ts'

const common = { multipleHundredths: 100, budget: { shareBp: 100, floor: 50_00n } }

it('an activity gives what its budget still holds, to the fen', () => {
  const { budget } = common
  expect(isWithinBudget(budget, 40_00n, 0n, 10_00n)).toBe(true)
  expect(isWithinBudget(budget, 40_00n, 0n, 10_01n)).toBe(false)
  expect(isWithinBudget(budget, 40_00n, 6_000_00n, 20_00n)).toBe(true)
  expect(isWithinBudget(budget, 40_00n, 6_000_00n, 20_01n)).toBe(false)
})

it('a friend who claims costs the awards of the inviter too', () => {
  const terms: TermsOf<'friendInvitation'> = {
    ...common,
    kind: 'friendInvitation',
    depositLeast: 1n,
    countedLeast: 1n,
    days: 30,
    friendReward: 18n,
    inviterReward: 38n,
    milestones: [
      { friends: 5, amount: 88n },
      { friends: 10, amount: 288n },
    ],
    perMonth: 30,
  }
  expect(costOfItem(terms, { item: 'invited', amount: 18n })).toBe(18n + 38n + 288n)
  expect(costOfItem(terms, { item: 'friend-ABC', amount: 38n })).toBe(38n)
})

it('a draw may cost the highest prize', () => {
  const terms: TermsOf<'drawGift'> = {
    ...common,
    kind: 'drawGift',
    countedPerDraw: 1n,
    drawsPerDay: 1,
    prizes: [
      { amount: 1n, weight: 9_999 },
      { amount: 888n, weight: 1 },
    ],
  }
  expect(costOfPress(terms)).toBe(888n)
})
