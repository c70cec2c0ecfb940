import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayMs } from '../base/instant.ts'
import { celebratedOn } from './birthday.ts'

describe('a birthday', () => {
  it('on 29 February is celebrated on the 28th where the year has no 29th', () => {
    expect(celebratedOn('2027-02-28')).toEqual([228, 229])
    expect(celebratedOn('2028-02-28')).toEqual([228])
    expect(celebratedOn('2028-02-29')).toEqual([229])
    expect(celebratedOn('2100-02-28')).toEqual([228, 229])
    expect(celebratedOn('2000-02-28')).toEqual([228])
  })

  it('comes exactly once in every year', () => {
    const someYear = fc.integer({ min: 1990, max: 2200 })
    fc.assert(
      fc.property(someYear, (year) => {
        const first = Date.UTC(year, 0, 1)
        const days = Array.from(
          { length: (Date.UTC(year + 1, 0, 1) - first) / dayMs },
          (_, number) => new Date(first + number * dayMs).toISOString().slice(0, 10),
        )
        const celebrated = days.flatMap(celebratedOn)
        expect(celebrated).toHaveLength(366)
        expect(new Set(celebrated).size).toBe(366)
      }),
      { numRuns: 30 },
    )
  })
})
