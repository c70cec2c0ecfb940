import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Fen } from '../base/money.ts'
import {
  earnedGrade,
  gradeAfterMonth,
  leftToKeep,
  leftToNext,
  noGrade,
  raisedGrade,
  type GradeState,
  type Grades,
} from './grade.ts'

const yuan = (amount: number): Fen => BigInt(amount) * 100n
const grades: Grades = [10_000, 50_000, 200_000, 500_000].map((total, at) => ({
  grade: at + 1,
  total: yuan(total),
  keep: at === 0 ? 0n : yuan(total / 10),
  weekNeeded: at === 0 ? yuan(1_000) : yuan(total / 40),
  upgradeGift: yuan(18),
  weekGift: yuan(3),
  birthdayGift: yuan(8),
}))
const state = (grade: number, more: Partial<GradeState> = {}): GradeState => ({
  grade,
  highest: grade,
  risenIn: '2026-01',
  ...more,
})
const play = (total: number, month = 0) => ({ total: yuan(total), month: yuan(month) })

describe('a grade', () => {
  it('is earned with the very fen of its total', () => {
    expect(earnedGrade(grades, yuan(10_000) - 1n)).toBe(0)
    expect(earnedGrade(grades, yuan(10_000))).toBe(1)
    expect(earnedGrade(grades, yuan(9_999_999))).toBe(4)
  })

  it('rises at once, over several grades too', () => {
    const risen = raisedGrade(grades, noGrade, play(60_000, 60_000), '2026-11')
    expect(risen).toEqual({ grade: 2, highest: 2, risenIn: '2026-11' })
    expect(raisedGrade(grades, risen, play(60_001, 60_001), '2026-11')).toBe(risen)
  })

  it('is not lowered by a correction', () => {
    expect(raisedGrade(grades, state(2), play(40_000), '2026-11').grade).toBe(2)
  })

  it('falls by one after a month below its keep sum', () => {
    expect(gradeAfterMonth(grades, state(3), yuan(20_000) - 1n, '2026-11').grade).toBe(2)
    expect(gradeAfterMonth(grades, state(3), yuan(20_000), '2026-11').grade).toBe(3)
  })

  it('does not fall in the month in which it rose, nor below the first', () => {
    const risen = state(3, { risenIn: '2026-11' })
    expect(gradeAfterMonth(grades, risen, 0n, '2026-11')).toBe(risen)
    expect(gradeAfterMonth(grades, risen, 0n, '2026-10')).toBe(risen)
    expect(gradeAfterMonth(grades, risen, 0n, '2026-12').grade).toBe(2)
    expect(gradeAfterMonth(grades, state(1), 0n, '2026-12').grade).toBe(1)
    expect(gradeAfterMonth(grades, noGrade, 0n, '2026-12').grade).toBe(0)
  })

  it('returns with the keep sum of the lost grade', () => {
    const fallen = state(1, { highest: 3 })
    expect(raisedGrade(grades, fallen, play(300_000, 4_999), '2026-11')).toBe(fallen)
    expect(raisedGrade(grades, fallen, play(300_000, 5_000), '2026-11').grade).toBe(2)
    expect(raisedGrade(grades, fallen, play(300_000, 20_000), '2026-11').grade).toBe(3)
  })

  it('says what is left', () => {
    expect(leftToNext(grades, noGrade, play(4_000))).toBe(yuan(6_000))
    expect(leftToNext(grades, state(2, { highest: 3 }), play(300_000, 5_000))).toBe(yuan(15_000))
    expect(leftToNext(grades, state(4), play(600_000))).toBeNull()
    expect(leftToKeep(grades, state(3), yuan(5_000), '2026-11')).toBe(yuan(15_000))
    expect(leftToKeep(grades, state(3, { risenIn: '2026-11' }), 0n, '2026-11')).toBe(0n)
    expect(leftToKeep(grades, noGrade, 0n, '2026-11')).toBe(0n)
  })

  it('never moves down within a month, and never passes the highest by keep sums alone', () => {
    const some = fc.record({
      total: fc.bigInt({ min: 0n, max: yuan(600_000) }),
      month: fc.bigInt({ min: 0n, max: yuan(600_000) }),
      grade: fc.nat({ max: 4 }),
      above: fc.nat({ max: 2 }),
    })
    fc.assert(
      fc.property(some, ({ total, month, grade, above }) => {
        const before = state(grade, { highest: Math.min(4, grade + above) })
        const after = raisedGrade(grades, before, { total, month }, '2026-11')
        expect(after.grade).toBeGreaterThanOrEqual(before.grade)
        expect(after.grade).toBeLessThanOrEqual(
          Math.max(before.highest, earnedGrade(grades, total)),
        )
      }),
    )
  })
})
