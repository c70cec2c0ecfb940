import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayMs, instant, later } from '../base/instant.ts'
import { countMore, counterAt, limitHit, periodStart, type LimitAmounts } from './limit-use.ts'

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
    const first = countMore(null, 70n, lateSunday)
    const next = countMore(first, 5n, later(lateSunday, dayMs))
    expect(first.month.used).toBe(70n)
    expect([next.day.used, next.week.used, next.month.used]).toEqual([5n, 5n, 5n])
    const sameWeek = countMore(next, 1n, later(lateSunday, 2 * dayMs))
    expect([sameWeek.day.used, sameWeek.week.used, sameWeek.month.used]).toEqual([1n, 6n, 6n])
  })

  it('frees what comes back, and no more', () => {
    const used = countMore(null, 50n, lateSunday)
    expect(countMore(used, -20n, lateSunday).day.used).toBe(30n)
    expect(countMore(used, -500n, lateSunday).day.used).toBe(0n)
  })

  it('is not set back by a clock that is behind', () => {
    const used = countMore(null, 50n, later(lateSunday, dayMs))
    expect(counterAt(used, lateSunday).day).toEqual(used.day)
    expect(countMore(used, 1n, lateSunday).day.used).toBe(51n)
  })
})

describe('limitHit', () => {
  it('allows all without a limit, and up to the amount itself', () => {
    expect(limitHit(nothing, countMore(null, 10n ** 15n, lateSunday), 1n, lateSunday)).toBeNull()
    expect(limitHit({ ...nothing, day: 10n }, null, 10n, lateSunday)).toBeNull()
    expect(limitHit({ ...nothing, day: 10n }, null, 11n, lateSunday)).toEqual({
      period: 'day',
      amount: 10n,
      used: 0n,
    })
  })

  it('names the shortest period that refuses', () => {
    const used = countMore(null, 9n, lateSunday)
    expect(limitHit({ day: 10n, week: 5n, month: 5n }, used, 1n, lateSunday)?.period).toBe('week')
    expect(limitHit({ day: 9n, week: 5n, month: 5n }, used, 1n, lateSunday)?.period).toBe('day')
  })

  it('lets no period pass its limit, whatever is used in whatever order', () => {
    const use = fc.record({ more: fc.bigInt({ min: 0n, max: 40n }), afterMs: fc.nat(dayMs) })
    fc.assert(
      fc.property(fc.array(use), (uses) => {
        const amounts = { day: 50n, week: 120n, month: 200n }
        let counter = counterAt(null, lateSunday)
        let now = lateSunday
        for (const { more, afterMs } of uses) {
          now = later(now, afterMs)
          if (limitHit(amounts, counter, more, now) === null)
            counter = countMore(counter, more, now)
          const current = counterAt(counter, now)
          for (const period of ['day', 'week', 'month'] as const)
            expect(current[period].used).toBeLessThanOrEqual(amounts[period])
        }
      }),
    )
  })
})
