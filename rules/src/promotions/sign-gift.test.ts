import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayMs, instant, later } from '../base/instant.ts'
import { dayPeriod, type Period } from '../base/period.ts'
import { earnsMonth, signGiftView, signReward, streakAt, streakOf } from './sign-gift.ts'
import type { SignedDay } from './sign-gift.ts'
import type { TermsOf } from './terms.ts'

const terms: TermsOf<'signGift'> = {
  kind: 'signGift',
  multipleHundredths: 100,
  budget: { shareBp: 50, floor: 0n },
  countedLeast: 100_00n,
  rewards: [50n, 50n, 1_00n, 1_00n, 2_00n, 2_00n, 8_00n],
  makeUpsPerMonth: 1,
  monthDays: 20,
  monthReward: 18_00n,
}
const first = instant(Date.UTC(2026, 10, 1, 4))
const at = (day: number) => later(first, (day - 1) * dayMs)
const dayOf = (day: number): Period => dayPeriod(at(day))
const signed = (days: readonly number[], isMakeUp = false): SignedDay[] =>
  days.map((day) => ({ day: dayOf(day).name, isMakeUp }))
const counted = (days: readonly number[], amount = 100_00n) =>
  new Map(days.map((day) => [dayOf(day).name, amount]))
const viewOn = (day: number, facts: Partial<Parameters<typeof signGiftView>[1]> = {}) =>
  signGiftView(
    terms,
    { hasPhone: true, signed: [], counted: counted([day]), ...facts },
    at(-30),
    at(day),
  )

describe('a streak', () => {
  it('is the run of days up to a day, signed in any order and with any gaps', () => {
    const some = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 40 })
    const shuffled = some.chain((days) =>
      fc.tuple(
        fc.constant(days),
        fc.shuffledSubarray(days, { minLength: days.length, maxLength: days.length }),
        fc.integer({ min: 1, max: 40 }),
      ),
    )
    fc.assert(
      fc.property(shuffled, ([days, others, day]) => {
        let expected = 0
        while (days.includes(day - expected)) expected += 1
        expect(streakAt(signed(days), dayOf(day))).toBe(expected)
        expect(streakAt(signed(others), dayOf(day))).toBe(expected)
      }),
    )
  })

  it('pays 0.5 0.5 1 1 2 2 8, then begins again', () => {
    const paid = Array.from({ length: 9 }, (_, nth) => signReward(terms, nth + 1))
    expect(paid).toEqual([50n, 50n, 1_00n, 1_00n, 2_00n, 2_00n, 8_00n, 50n, 50n])
  })

  it('goes on until the day after, and restarts after a gap', () => {
    expect(streakOf(terms, signed([1, 2, 3]), at(3)).days).toBe(3)
    expect(streakOf(terms, signed([1, 2, 3]), at(4)).days).toBe(3)
    expect(streakOf(terms, signed([1, 2, 3]), at(5)).days).toBe(0)
    const [today] = viewOn(5, { signed: signed([1, 2, 3]) }).items
    expect(today?.amount).toBe(50n)
  })
})

describe('a sign-in', () => {
  it('needs a phone and the counted play of the day', () => {
    expect(viewOn(3).items[0]?.state).toBe('claimable')
    expect(viewOn(3, { hasPhone: false }).items[0]).toMatchObject({
      state: 'locked',
      conditions: [{ code: 'phone-bound', isMet: false }, { isMet: true }],
    })
    expect(viewOn(3, { counted: counted([3], 99_99n) }).items[0]).toMatchObject({
      state: 'locked',
      conditions: [{ isMet: true }, { code: 'counted', isMet: false }],
    })
  })

  it('of yesterday is made up once a month, with the play of yesterday, and closes the gap', () => {
    const facts = { signed: signed([1, 2]), counted: counted([3, 4]) }
    const [today, yesterday] = viewOn(4, facts).items
    expect(today?.amount).toBe(50n)
    expect(yesterday).toMatchObject({ period: dayOf(3).name, amount: 1_00n, state: 'claimable' })
    const after = [...signed([1, 2]), ...signed([3], true)]
    expect(viewOn(4, { signed: after }).items[0]?.amount).toBe(1_00n)
    const idle = viewOn(4, { ...facts, counted: counted([4]) }).items[1]
    expect(idle?.state).toBe('locked')
    const again = viewOn(6, { signed: after, counted: counted([5, 6]) }).items[1]
    expect(again).toMatchObject({ period: dayOf(5).name, state: 'locked' })
    expect(again?.conditions.at(-1)).toMatchObject({
      code: 'make-ups',
      count: { need: 1, have: 0 },
    })
    const nextMonth = viewOn(33, { signed: after, counted: counted([32, 33]) }).items[1]
    expect(nextMonth?.state).toBe('claimable')
  })

  it('of a day before the activity is not made up, nor one that is signed', () => {
    const facts = { hasPhone: true, signed: [], counted: counted([3, 4]) }
    expect(signGiftView(terms, facts, dayOf(4).from, at(4)).items).toHaveLength(1)
    expect(viewOn(4, { signed: signed([3]) }).items).toHaveLength(1)
  })
})

it('earns the month with twenty days of one month', () => {
  const days = Array.from({ length: 19 }, (_, day) => day + 1)
  expect(earnsMonth(terms, signed(days), dayOf(19).name)).toBe(false)
  expect(earnsMonth(terms, signed([...days, 25]), dayOf(25).name)).toBe(true)
  expect(earnsMonth(terms, signed([...days, 31]), dayOf(31).name)).toBe(false)
})
