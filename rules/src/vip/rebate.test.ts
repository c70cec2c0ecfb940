import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { playCategories, type PlayCategory } from '../base/play-fact.ts'
import { rebateBp, rebateOfDay, type Rebates } from './rebate.ts'

const rebates: Rebates = {
  TY: { low: 30, step: 5 },
  DJ: { low: 30, step: 5 },
  DZ: { low: 40, step: 6 },
  BY: { low: 40, step: 6 },
  ZR: { low: 20, step: 4 },
  QP: { low: 10, step: 2 },
  CP: { low: 10, step: 2 },
}
const bounds = { least: 100n, most: 8_888_800n }
const play = (category: PlayCategory, counted: bigint, edgeBp = 10_000) => ({
  category,
  counted,
  edgeBp,
})

describe('the rebate of a day', () => {
  it('grows with the grade', () => {
    expect([0, 1, 10].map((grade) => rebateBp(rebates.TY, grade))).toEqual([30, 35, 80])
  })

  it('is summed exactly and rounded half up once', () => {
    // 333.33 × 0.35 % = 1.166655 and 100.00 × 0.24 % = 0.24.
    const plays = [play('TY', 33_333n), play('ZR', 10_000n)]
    expect(rebateOfDay(rebates, 1, plays, 0n, bounds)).toMatchObject({ paid: 141n, carried: 0n })
    // 1.005 exactly.
    const half = [play('DZ', 25_125n)]
    expect(rebateOfDay(rebates, 0, half, 0n, bounds).paid).toBe(101n)
  })

  it('is at most half of the edge', () => {
    expect(rebateOfDay(rebates, 10, [play('QP', 1_000_000n, 48)], 0n, bounds).paid).toBe(2_400n)
    expect(rebateOfDay(rebates, 10, [play('QP', 1_000_000n, 49)], 0n, bounds).paid).toBe(2_450n)
  })

  it('is carried below the least, and pays a negative day back', () => {
    expect(rebateOfDay(rebates, 0, [play('TY', 20_000n)], 0n, bounds)).toMatchObject({
      paid: 0n,
      carried: 60n,
    })
    expect(rebateOfDay(rebates, 0, [play('TY', 20_000n)], 60n, bounds)).toMatchObject({
      paid: 120n,
      carried: 0n,
    })
    expect(rebateOfDay(rebates, 0, [play('TY', -100_000n)], 0n, bounds).carried).toBe(-300n)
    expect(rebateOfDay(rebates, 0, [play('TY', 100_000n)], -300n, bounds).carried).toBe(0n)
  })

  it('says what was played at which rate', () => {
    const plays = [play('QP', 1_000n, 48), play('QP', 2_000n), play('QP', 500n, 49)]
    expect(rebateOfDay(rebates, 10, plays, 0n, bounds).parts).toEqual([
      { category: 'QP', rateBp: 24, counted: 1_000n },
      { category: 'QP', rateBp: 30, counted: 2_000n },
      { category: 'QP', rateBp: 24.5, counted: 500n },
    ])
  })

  it('has a highest sum', () => {
    const plays = [play('TY', 10_000_000_000n)]
    expect(rebateOfDay(rebates, 10, plays, 0n, bounds).paid).toBe(8_888_800n)
  })

  it('never pays more than half of what the house expects to win', () => {
    const some = fc.record({
      category: fc.constantFrom(...playCategories),
      edgeBp: fc.integer({ min: 0, max: 1_000 }),
      counted: fc.bigInt({ min: 0n, max: 10n ** 9n }),
    })
    fc.assert(
      fc.property(fc.array(some, { maxLength: 8 }), fc.nat({ max: 10 }), (plays, grade) => {
        const { paid } = rebateOfDay(rebates, grade, plays, 0n, bounds)
        const edge = plays.reduce((sum, one) => sum + one.counted * BigInt(one.edgeBp), 0n)
        // Half a fen of rounding.
        expect(paid * 20_000n).toBeLessThanOrEqual(edge + 10_000n)
      }),
    )
  })
})
