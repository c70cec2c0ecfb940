import { expect, it } from 'vitest'
import { vipFault } from './check-terms.ts'
import type { VipTerms } from './terms.ts'

const gradeOf = (grade: number, total: bigint) => ({
  grade,
  total,
  keep: 0n,
  weekNeeded: 1n,
  upgradeGift: 1n,
  weekGift: 1n,
  birthdayGift: 1n,
})
const faultOf = (grades: VipTerms['grades'], least = 1n, most = 2n): string | null =>
  vipFault({ grades, rebateBounds: { least, most } })

it('grades follow each other and their totals rise', () => {
  expect(faultOf([gradeOf(1, 10n), gradeOf(2, 20n)])).toBeNull()
  for (const wrong of [
    [gradeOf(2, 10n)],
    [gradeOf(1, 10n), gradeOf(3, 20n)],
    [gradeOf(1, 10n), gradeOf(2, 10n)],
    [gradeOf(2, 20n), gradeOf(1, 10n)],
  ])
    expect(faultOf(wrong)).toContain('grades')
})

it('the least rebate is not above the most', () => {
  expect(faultOf([gradeOf(1, 10n)], 2n, 2n)).toBeNull()
  expect(faultOf([gradeOf(1, 10n)], 3n, 2n)).toContain('rebateBounds')
})
