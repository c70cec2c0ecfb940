import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayMs, instant, later } from '../base/instant.ts'
import {
  addUse,
  reverseWin,
  counterAt,
  limitHit,
  periodStart,
  type LimitAmounts,
} from './limit-use.ts'

const at = (text: string) => instant(Date.parse(text))
/** A Sunday, the last day of a month, an hour before midnight in GMT+8. */
const lateSunday = at('2026-05-31T15:00:00Z')
const nothing: LimitAmounts = { day: null, week: null, month: null }

describe('periodStart', () => {
  it('is midnight, Monday and the first in GMT+8', () => {
    expect(periodStart('day', lateSunday)).toBe(at('2026-05-30T16:00:00Z'))
    expect(periodStart('week', lateSunday)).toBe(at('2026-05-24T16:00:00Z'))
    expect(periodStart('month', lateSunday)).toBe(at('2026-04-30T16:00:00Z'))
  })

  it('turns over at GMT+8 midnight, all three at once on a Monday the first', () => {
    const midnight = at('2026-05-31T16:00:00Z')
    for (const period of ['day', 'week', 'month'] as const) {
      expect(periodStart(period, midnight)).toBe(midnight)
      expect(periodStart(period, later(midnight, -1))).toBeLessThan(midnight)
    }
  })

  it('never lies ahead and never further back than its length', () => {
    const longest = { day: dayMs, week: 7 * dayMs, month: 31 * dayMs }
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 4_102_444_800_000 }),
        fc.constantFrom('day', 'week', 'month'),
        (ms, period) => {
          const start = periodStart(period, instant(ms))
          expect(start).toBeLessThanOrEqual(ms)
          expect(ms - start).toBeLessThan(longest[period])
          expect(periodStart(period, start)).toBe(start)
        },
      ),
    )
  })
})

describe('a counter', () => {
  it('adds up and begins again with its period', () => {
    const first = addUse(null, 70n, lateSunday)
    const next = addUse(first, 5n, later(lateSunday, dayMs))
    expect(first.month.used).toBe(70n)
    expect([next.day.used, next.week.used, next.month.used]).toEqual([5n, 5n, 5n])
    const sameWeek = addUse(next, 1n, later(lateSunday, 2 * dayMs))
    expect([sameWeek.day.used, sameWeek.week.used, sameWeek.month.used]).toEqual([1n, 6n, 6n])
  })

  it('frees returned amounts up to the used amount, and no more', () => {
    const used = addUse(null, 50n, lateSunday)
    expect(addUse(used, -20n, lateSunday).day.used).toBe(30n)
    expect(addUse(used, -500n, lateSunday).day.used).toBe(0n)
  })

  it('counts a loss once when a win is reversed', () => {
    const staked = addUse(null, 100n, lateSunday)
    const won = addUse(staked, -195n, lateSunday)
    expect(won.day).toMatchObject({ used: 0n, surplus: 95n })
    const next = addUse(won, 50n, lateSunday)
    expect(reverseWin(next, 195n, lateSunday).day).toMatchObject({ used: 150n, surplus: 0n })
  })

  it('is never below the losses of the period, for any sequence of wins, losses and reversed wins', () => {
    const amount = fc.bigInt({ min: 0n, max: 300n })
    const event = fc.record({ kind: fc.constantFrom('stake', 'win', 'taken-back'), amount })
    fc.assert(
      fc.property(fc.array(event), (events) => {
        let counter = counterAt(null, lateSunday)
        let lost = 0n
        for (const { kind, amount: by } of events) {
          if (kind === 'taken-back') counter = reverseWin(counter, by, lateSunday)
          else counter = addUse(counter, kind === 'win' ? -by : by, lateSunday)
          lost += kind === 'win' ? -by : by
          const { used, surplus } = counter.day
          expect(used - surplus).toBe(lost)
          expect(used >= 0n && surplus >= 0n).toBe(true)
        }
      }),
    )
  })

  it('is not reset by a process whose clock is behind', () => {
    const used = addUse(null, 50n, later(lateSunday, dayMs))
    expect(counterAt(used, lateSunday).day).toEqual(used.day)
    expect(addUse(used, 1n, lateSunday).day.used).toBe(51n)
  })
})

describe('limitHit', () => {
  it('allows any use without a limit, and use up to the limit itself', () => {
    expect(limitHit(nothing, addUse(null, 10n ** 15n, lateSunday), 1n, lateSunday)).toBeNull()
    expect(limitHit({ ...nothing, day: 10n }, null, 10n, lateSunday)).toBeNull()
    expect(limitHit({ ...nothing, day: 10n }, null, 11n, lateSunday)).toEqual({
      period: 'day',
      amount: 10n,
      used: 0n,
    })
  })

  it('names the shortest period whose limit would be exceeded', () => {
    const used = addUse(null, 9n, lateSunday)
    expect(limitHit({ day: 10n, week: 5n, month: 5n }, used, 1n, lateSunday)?.period).toBe('week')
    expect(limitHit({ day: 9n, week: 5n, month: 5n }, used, 1n, lateSunday)?.period).toBe('day')
  })

  it('never lets a period exceed its limit, for any sequence of uses', () => {
    const use = fc.record({ more: fc.bigInt({ min: 0n, max: 40n }), afterMs: fc.nat(dayMs) })
    fc.assert(
      fc.property(fc.array(use), (uses) => {
        const amounts = { day: 50n, week: 120n, month: 200n }
        let counter = counterAt(null, lateSunday)
        let now = lateSunday
        for (const { more, afterMs } of uses) {
          now = later(now, afterMs)
          if (limitHit(amounts, counter, more, now) === null) counter = addUse(counter, more, now)
          const current = counterAt(counter, now)
          for (const period of ['day', 'week', 'month'] as const)
            expect(current[period].used).toBeLessThanOrEqual(amounts[period])
        }
      }),
    )
  })
})
