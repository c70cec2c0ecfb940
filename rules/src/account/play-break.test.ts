import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayMs, instant, later, type Instant } from '../base/instant.ts'
import {
  breakAt,
  exclusionEnds,
  exclusionMonths,
  noBreak,
  startCoolOff,
  startExclusion,
  type PlayBreak,
} from './play-break.ts'

const now = instant(Date.parse('2026-08-31T04:00:00Z'))
const taken = (result: ReturnType<typeof startCoolOff>): PlayBreak => {
  if (!result.ok) throw new Error(result.reason)
  return result.value
}
const refused = { ok: false, reason: 'break-not-longer' }

describe('a cool-off', () => {
  it('lasts to its last millisecond and then ends by itself', () => {
    const rest = taken(startCoolOff(noBreak, 7, now))
    const end = later(now, 7 * dayMs)
    expect(breakAt(rest, later(end, -1))).toEqual({ why: 'cooling-off', until: end })
    expect(breakAt(rest, end)).toBeNull()
  })

  it('can be made longer, not shorter', () => {
    const rest = taken(startCoolOff(noBreak, 7, now))
    expect(startCoolOff(rest, 3, now)).toEqual(refused)
    expect(taken(startCoolOff(rest, 30, now)).coolOffUntil).toBe(later(now, 30 * dayMs))
  })

  it('is refused within a longer exclusion', () => {
    const excluded = taken(startExclusion(noBreak, 6, now))
    expect(startCoolOff(excluded, 42, now)).toEqual(refused)
    const forGood = taken(startExclusion(noBreak, null, now))
    expect(startCoolOff(forGood, 42, now)).toEqual(refused)
  })
})

describe('an exclusion', () => {
  it('ends months later on the same day, or on the last one of a shorter month', () => {
    expect(new Date(exclusionEnds(6, now)).toISOString()).toBe('2027-02-28T04:00:00.000Z')
    expect(new Date(exclusionEnds(12, now)).toISOString()).toBe('2027-08-31T04:00:00.000Z')
  })

  it('outranks a cool-off and cannot be taken back', () => {
    const rest = taken(startCoolOff(noBreak, 7, now))
    const excluded = taken(startExclusion(rest, 12, now))
    expect(breakAt(excluded, now)).toEqual({ why: 'self-excluded', until: exclusionEnds(12, now) })
    expect(startExclusion(excluded, 6, now)).toEqual(refused)
  })

  it('for good has no end and nothing beyond it', () => {
    const forGood = taken(startExclusion(noBreak, null, now))
    expect(breakAt(forGood, later(now, 36_500 * dayMs))).toEqual({
      why: 'self-excluded',
      until: null,
    })
    expect(startExclusion(forGood, null, now)).toEqual(refused)
    expect(startExclusion(forGood, 60, now)).toEqual(refused)
  })
})

const endOf = (rest: PlayBreak, at: Instant): number => {
  const running = breakAt(rest, at)
  return running === null ? 0 : (running.until ?? Number.POSITIVE_INFINITY)
}

it('no sequence of requests ends a break earlier', () => {
  const step = fc.record({
    afterMs: fc.nat(40 * dayMs),
    ask: fc.oneof(
      fc.record({ days: fc.integer({ min: 1, max: 42 }) }),
      fc.record({ months: fc.constantFrom(...exclusionMonths, null) }),
    ),
  })
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      let rest = noBreak
      let at = now
      for (const { afterMs, ask } of steps) {
        at = later(at, afterMs)
        const before = endOf(rest, at)
        const result =
          'days' in ask ? startCoolOff(rest, ask.days, at) : startExclusion(rest, ask.months, at)
        if (result.ok) rest = result.value
        expect(endOf(rest, at)).toBeGreaterThanOrEqual(before)
      }
    }),
  )
})
