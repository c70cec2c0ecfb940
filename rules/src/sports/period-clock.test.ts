import { describe, expect, it } from 'vitest'
import { clockAt, clockEnd, periodClock, type PeriodClock } from './period-clock.ts'

const clockOf = (discipline: string): PeriodClock => {
  const clock = periodClock(discipline)
  if (clock === undefined) throw new Error(`no clock in ${discipline}`)
  return clock
}

describe('the clock of a match', () => {
  it.each([
    ['basketball', 3, 720],
    ['american-football', 2, 900],
    ['ice-hockey', 3, 1_200],
    ['handball', 1, 1_800],
    ['handball', 2, 3_600],
    ['rugby', 2, 4_800],
  ])(
    'of %s ends period %i at %i seconds, however long it was played',
    (discipline, period, end) => {
      const clock = clockOf(discipline)
      expect(clockEnd(clock, period)).toBe(end)
      expect(clockAt(clock, period, clock.matchSeconds)).toBe(end)
      expect(clockAt(clock, period, 2 * clock.matchSeconds)).toBe(end)
    },
  )

  it('begins a quarter anew and a second half where the first ended', () => {
    expect(clockAt(clockOf('basketball'), 4, 0)).toBe(0)
    expect(clockAt(clockOf('basketball'), 1, 500)).toBe(300)
    expect(clockAt(clockOf('rugby'), 2, -3)).toBe(2_400)
  })

  it('runs on into added time in football alone', () => {
    expect(clockAt(clockOf('football'), 2, 2_820)).toBe(5_520)
    expect(clockAt(clockOf('virtual-football'), 1, 2_760)).toBe(2_760)
  })

  it('is nowhere in sports that are played in sets', () => {
    for (const discipline of ['tennis', 'badminton', 'snooker', 'esports', 'baseball'])
      expect(periodClock(discipline)).toBeUndefined()
  })
})
