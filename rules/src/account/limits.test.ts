import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayMs, hourMs, instant, later, type Instant } from '../base/instant.ts'
import {
  changeLimit,
  confirmLimit,
  confirmWindowMs,
  isLimitAmount,
  isRaise,
  noLimit,
  raiseDelayMs,
  limitAt,
  type Limit,
} from './limits.ts'

const now = instant(1_800_000_000_000)
const set = (amount: bigint | null): Limit => ({ amount, wanted: null })
const waiting = (amount: bigint | null, from = later(now, raiseDelayMs)): Limit => ({
  amount: 100n,
  wanted: { amount, from },
})

it('is nothing at all or at least one yuan', () => {
  expect([0n, 100n, 500_50n].every(isLimitAmount)).toBe(true)
  expect([-100n, 1n, 50n, 99n].some(isLimitAmount)).toBe(false)
})

describe('changing a limit', () => {
  it('lowers at once, and drops a pending raise', () => {
    expect(changeLimit(noLimit as Limit, 100n, now)).toEqual(set(100n))
    expect(changeLimit(set(100n), 40n, now)).toEqual(set(40n))
    expect(changeLimit(waiting(500n), 0n, now)).toEqual(set(0n))
  })

  it('stores a raise or a removal as a wish', () => {
    expect(changeLimit(set(100n), 500n, now)).toEqual(waiting(500n))
    expect(changeLimit(set(100n), null, now)).toEqual(waiting(null))
  })

  it('drops the wish when the current amount is set again', () => {
    expect(changeLimit(waiting(500n), 100n, now)).toEqual(set(100n))
  })

  it('restarts the wait for a different wish and keeps an equal one unchanged', () => {
    const soon = later(now, hourMs)
    expect(changeLimit(waiting(500n), 400n, soon)).toEqual(waiting(400n, later(soon, dayMs)))
    expect(changeLimit(waiting(500n), 500n, soon)).toEqual(waiting(500n))
  })
})

describe('confirming a wish', () => {
  it('is possible after a day, not a millisecond earlier', () => {
    const early = later(now, dayMs - 1)
    expect(confirmLimit(waiting(500n), true, early)).toMatchObject({ reason: 'limit-too-early' })
    expect(confirmLimit(waiting(500n), true, later(now, dayMs))).toMatchObject({
      value: set(500n),
    })
    expect(confirmLimit(waiting(null), true, later(now, dayMs))).toMatchObject({ value: noLimit })
  })

  it('is refused once the wish has lapsed', () => {
    const lapsed = later(now, dayMs + confirmWindowMs)
    expect(confirmLimit(waiting(500n), true, later(lapsed, -1))).toMatchObject({ ok: true })
    expect(confirmLimit(waiting(500n), true, lapsed)).toMatchObject({
      reason: 'limit-nothing-waits',
    })
    expect(limitAt(waiting(500n), lapsed)).toEqual(set(100n))
    expect(changeLimit(waiting(500n), 500n, lapsed)).toEqual(waiting(500n, later(lapsed, dayMs)))
  })

  it('can drop the wish at any time', () => {
    expect(confirmLimit(waiting(500n), false, now)).toMatchObject({ value: set(100n) })
  })

  it('is refused without a wish', () => {
    expect(confirmLimit(set(100n), true, now)).toMatchObject({ reason: 'limit-nothing-waits' })
  })
})

type Step =
  | { readonly set: bigint | null; readonly afterMs: number }
  | { readonly yes: boolean; readonly afterMs: number }

const wait = fc.oneof(
  fc.nat(hourMs),
  fc.constantFrom(dayMs - 1, dayMs, dayMs + 1),
  fc.nat(6 * dayMs),
)
const amount = fc.option(fc.bigInt({ min: 0n, max: 5n }), { nil: null })
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ set: amount, afterMs: wait }),
  fc.record({ yes: fc.boolean(), afterMs: wait }),
)

describe('any sequence of calls', () => {
  it('raises a limit only by confirming a wish for that amount, a day or more after it was made', () => {
    fc.assert(
      fc.property(amount, fc.array(step, { maxLength: 30 }), (first, steps) => {
        let limit: Limit = set(first)
        let at: Instant = now
        const wishes: { amount: bigint | null; at: Instant }[] = []
        for (const taken of steps) {
          at = later(at, taken.afterMs)
          const before = limit
          if ('set' in taken) {
            limit = changeLimit(limit, taken.set, at)
            wishes.push({ amount: taken.set, at })
            expect(isRaise(before, limit.amount)).toBe(false)
            if (!isRaise(before, taken.set)) expect(limit).toEqual(set(taken.set))
          } else {
            const result = confirmLimit(limit, taken.yes, at)
            if (result.ok) limit = result.value
          }
          if (!isRaise(before, limit.amount)) continue
          const age = wishes
            .filter((wish) => wish.amount === limit.amount)
            .map((wish) => at - wish.at)
          expect('yes' in taken && taken.yes).toBe(true)
          expect(Math.max(...age)).toBeGreaterThanOrEqual(raiseDelayMs)
        }
      }),
      { numRuns: 500 },
    )
  })
})
