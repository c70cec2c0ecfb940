import type { Fen } from '@xinghe/rules/base/money.ts'
import type { GradeList, MyGrade } from '../parts/use-vip.ts'

export type GradeRow = GradeList['grades'][number]

export interface NextGrade {
  /** Null at the highest grade. */
  readonly row: GradeRow | null
  /** From 0 to 100, rounded down: full only when it is reached. */
  readonly percent: number
  /** A lost grade returns by this month's play. */
  readonly isRestored: boolean
}

const share = (done: Fen, needed: Fen): number => {
  if (needed <= 0n || done >= needed) return 100
  return done <= 0n ? 0 : Number((done * 100n) / needed)
}

/** The next grade, and how far the member has come from the own one. */
export const nextGrade = (grades: readonly GradeRow[], mine: MyGrade): NextGrade => {
  const rowOf = (grade: number) => grades.find((row) => row.grade === grade) ?? null
  const row = rowOf(mine.grade + 1)
  if (row === null) return { row, percent: 100, isRestored: false }
  if (mine.highest > mine.grade)
    return { row, percent: share(mine.month, row.keep), isRestored: true }
  const base = rowOf(mine.grade)?.total ?? 0n
  return { row, percent: share(mine.total - base, row.total - base), isRestored: false }
}
