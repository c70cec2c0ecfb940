import { expect, it } from 'vitest'
import { instant } from '@xinghe/rules/base/instant.ts'
import type { MyGrade } from '../parts/use-vip.ts'
import { nextGrade } from './next-grade.ts'

const row = (grade: number, total: bigint, keep: bigint) => ({
  grade,
  total,
  keep,
  weekNeeded: 1n,
  upgradeGift: 1n,
  weekGift: 1n,
  birthdayGift: 1n,
})
const grades = [row(1, 1_000n, 0n), row(2, 5_000n, 500n)]
const mine = (more: Partial<MyGrade>): MyGrade => ({
  grade: 1,
  highest: 1,
  total: 1_000n,
  month: 0n,
  toNext: 0n,
  keepLeft: 0n,
  monthUntil: instant(0),
  history: [],
  ...more,
})

it('counts from the total of the own grade, and is full only when the next is reached', () => {
  expect(nextGrade(grades, mine({})).percent).toBe(0)
  expect(nextGrade(grades, mine({ total: 3_000n })).percent).toBe(50)
  expect(nextGrade(grades, mine({ total: 4_999n })).percent).toBe(99)
})

it('goes by the month where a grade was lost, and ends at the highest', () => {
  const lost = nextGrade(grades, mine({ highest: 2, total: 9_000n, month: 125n }))
  expect(lost).toMatchObject({ percent: 25, isRestored: true, row: { grade: 2 } })
  expect(nextGrade(grades, mine({ grade: 2, highest: 2 }))).toMatchObject({
    row: null,
    percent: 100,
  })
})
