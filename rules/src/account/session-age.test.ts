import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayMs, hourMs, instant, later } from '../base/instant.ts'
import { sessionEnds, sessionLives } from './session-age.ts'

const made = instant(1_800_000_000_000)

describe('sessionLives', () => {
  it('ends after a day without a call', () => {
    expect(sessionLives(made, made, later(made, dayMs - 1))).toBe(true)
    expect(sessionLives(made, made, later(made, dayMs))).toBe(false)
  })

  it('ends after thirty days, however busy', () => {
    const busy = later(made, 30 * dayMs - hourMs)
    expect(sessionLives(made, busy, later(made, 30 * dayMs - 1))).toBe(true)
    expect(sessionLives(made, busy, later(made, 30 * dayMs))).toBe(false)
  })

  it('never outlives either limit', () => {
    fc.assert(
      fc.property(fc.nat(40 * dayMs), (seenAfterMs) => {
        const ends = sessionEnds(made, later(made, seenAfterMs))
        expect(ends).toBeLessThanOrEqual(later(made, 30 * dayMs))
        expect(ends).toBeLessThanOrEqual(later(made, seenAfterMs + dayMs))
      }),
    )
  })
})
