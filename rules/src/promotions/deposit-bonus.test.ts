import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hourMs, instant, later } from '../base/instant.ts'
import {
  bonusConditions,
  bonusConditionsFor,
  depositBonus,
  depositBonusView,
  type DepositHistory,
} from './deposit-bonus.ts'
import type { AgainDepositTerms, FirstDepositTerms } from './terms.ts'

const common = { multipleHundredths: 800, budget: { shareBp: 300, floor: 0n } }
const first: FirstDepositTerms = {
  ...common,
  kind: 'firstDeposit',
  steps: [{ least: 100_00n, rateBp: 3800, cap: 1_888_00n }],
  withinHours: 72,
}
const again: AgainDepositTerms = {
  ...common,
  kind: 'againDeposit',
  steps: [
    { least: 200_00n, rateBp: 200, cap: 88_00n },
    { least: 1_000_00n, rateBp: 300, cap: 288_00n },
    { least: 5_000_00n, rateBp: 400, cap: 588_00n },
  ],
  perWeek: 3,
}
const registeredAt = instant(1_800_000_000_000)
const now = later(registeredAt, hourMs)
const fresh: DepositHistory = {
  registeredAt,
  hasDeposited: false,
  creditsToday: 0,
  hasWithdrawn: false,
  bonusesThisWeek: 0,
  hasOpenBonus: false,
}
const returning: DepositHistory = { ...fresh, hasDeposited: true }
const unmet = (...asked: Parameters<typeof bonusConditions>) =>
  bonusConditions(...asked)
    .filter(({ isMet }) => !isMet)
    .map(({ code }) => code)

describe('the bonus', () => {
  it.each([
    [99_99n, 0n],
    [100_00n, 38_00n],
    [100_37n, 38_00n],
    [102_63n, 38_00n],
    [102_64n, 39_00n],
    [4_968_42n, 1_887_00n],
    [4_968_43n, 1_888_00n],
    [200_000_00n, 1_888_00n],
  ])('of a first deposit of %s fen is %s', (amount, bonus) => {
    expect(depositBonus(first.steps, amount)).toBe(bonus)
  })

  it.each([
    [199_99n, 0n],
    [200_00n, 4_00n],
    [999_99n, 19_00n],
    [1_000_00n, 30_00n],
    [4_999_99n, 149_00n],
    [5_000_00n, 200_00n],
    [20_000_00n, 588_00n],
  ])('of a later deposit of %s fen is %s', (amount, bonus) => {
    expect(depositBonus(again.steps, amount)).toBe(bonus)
  })

  it('is of the highest step that is reached, in whatever order the steps are', () => {
    expect(depositBonus(again.steps.toReversed(), 1_000_00n)).toBe(30_00n)
  })

  it('is in whole yuan, and never above the share or the cap', () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 1_000_000_00n), (amount) => {
        const bonus = depositBonus(first.steps, amount)
        expect(bonus % 100n).toBe(0n)
        expect(bonus <= 1_888_00n && bonus * 100n <= amount * 38n).toBe(true)
      }),
    )
  })
})

describe('the conditions', () => {
  it('of a first deposit: none before, in time, and before a withdrawal', () => {
    expect(unmet(first, fresh, now)).toEqual([])
    const late = later(registeredAt, 72 * hourMs)
    expect(unmet(first, fresh, later(late, -1))).toEqual([])
    expect(unmet(first, { ...returning, hasWithdrawn: true }, late)).toEqual([
      'no-deposit-yet',
      'within-time',
      'not-withdrawn',
    ])
  })

  it('of a later deposit: the first of the day, so many a week, and no other bonus open', () => {
    expect(unmet(again, returning, now)).toEqual([])
    expect(unmet(again, fresh, now)).toEqual(['has-deposited'])
    const busy = { ...returning, creditsToday: 1, bonusesThisWeek: 3, hasOpenBonus: true }
    expect(unmet(again, busy, now)).toEqual(['first-today', 'week-uses', 'no-open-bonus'])
  })

  it('name the least amount', () => {
    const asked = bonusConditionsFor(again, returning, 199_99n, now).at(-1)
    expect(asked).toEqual({
      code: 'amount-least',
      isMet: false,
      money: { need: 200_00n, have: 199_99n },
      count: null,
    })
  })
})

describe('the view', () => {
  it('never lets a bonus be claimed without its deposit', () => {
    for (const view of [
      depositBonusView(first, fresh, '', now),
      depositBonusView(again, returning, '2026-11-17', now),
    ])
      expect(view.items.map(({ state }) => state)).toEqual(['locked'])
  })

  it('closes for a member who cannot have a first deposit any more', () => {
    expect(depositBonusView(first, returning, '', now).items[0]?.state).toBe('expired')
    expect(depositBonusView(again, fresh, '2026-11-17', now).items[0]?.state).toBe('locked')
  })
})
