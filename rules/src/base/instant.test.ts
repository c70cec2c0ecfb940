import { describe, expect, it } from 'vitest'
import { dayMs, instant, later, siteDay } from './instant.ts'

describe('siteDay', () => {
  it('turns over at midnight in GMT+8', () => {
    const midnight = instant(Date.parse('2026-11-14T16:00:00Z'))
    expect(siteDay(later(midnight, -1))).toBe('2026-11-14')
    expect(siteDay(midnight)).toBe('2026-11-15')
    expect(siteDay(later(midnight, dayMs))).toBe('2026-11-16')
  })
})
