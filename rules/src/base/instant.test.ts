import { describe, expect, it } from 'vitest'
import { dayMs, instant, later, siteDay, siteMinute } from './instant.ts'

describe('siteDay', () => {
  it('turns over at midnight in GMT+8', () => {
    const midnight = instant(Date.parse('2026-11-14T16:00:00Z'))
    expect(siteDay(later(midnight, -1))).toBe('2026-11-14')
    expect(siteDay(midnight)).toBe('2026-11-15')
    expect(siteDay(later(midnight, dayMs))).toBe('2026-11-16')
  })
})

it('writes a minute on the same clock', () => {
  expect(siteMinute(instant(Date.parse('2026-11-14T16:05:59Z')))).toBe('2026-11-15 00:05')
})
