import type { Fen } from '../base/money.ts'

/** What a grade asks for and gives. */
export interface GradeTerms {
  readonly grade: number
  /** Lifetime counted play that reaches the grade. */
  readonly total: Fen
  /** Counted play in a calendar month that keeps the grade; zero for a grade that is never lost. */
  readonly keep: Fen
  /** Counted play in a week that earns the week's gift. */
  readonly weekNeeded: Fen
  readonly upgradeGift: Fen
  readonly weekGift: Fen
  readonly birthdayGift: Fen
}

/** Grades 1 to the highest, in order; a member without a grade has 0. */
export type Grades = readonly GradeTerms[]

export const gradeTerms = (grades: Grades, grade: number): GradeTerms | null =>
  grades.find((one) => one.grade === grade) ?? null

/** The grade that lifetime play earns. */
export const earnedGrade = (grades: Grades, total: Fen): number =>
  grades.findLast((one) => total >= one.total)?.grade ?? 0

/** Why a grade has changed; `begun` is a grade from before there was a history. */
export const gradeChanges = ['begun', 'risen', 'fallen', 'restored'] as const
export type GradeChange = (typeof gradeChanges)[number]

/** A member's grade, and how it came about. */
export interface GradeState {
  readonly grade: number
  /** The highest grade ever had. */
  readonly highest: number
  /** The calendar month in which the grade last rose: `2026-11`; it is not lost in that month. */
  readonly risenIn: string | null
}

export const noGrade: GradeState = { grade: 0, highest: 0, risenIn: null }

/** Play of a member, as the grade needs it. */
export interface GradePlay {
  /** Counted since the beginning. */
  readonly total: Fen
  /** Counted in the calendar month. */
  readonly month: Fen
}

/**
 * The grade during a month: it rises at once when lifetime play reaches a grade that the member never had; a
 * correction lowers nothing. A lost grade returns with its own keep sum within a month, one after the other.
 */
export const raisedGrade = (
  grades: Grades,
  state: GradeState,
  { total, month }: GradePlay,
  thisMonth: string,
): GradeState => {
  const earned = earnedGrade(grades, total)
  const reached = earned > state.highest ? earned : state.grade
  let grade = Math.max(reached, state.grade)
  const highest = Math.max(state.highest, grade)
  while (grade < highest) {
    const lost = gradeTerms(grades, grade + 1)
    if (lost === null || month < lost.keep) break
    grade += 1
  }
  return grade === state.grade ? state : { grade, highest, risenIn: thisMonth }
}

/**
 * The grade after the end of a month: one lower where the month stayed below its keep sum, unless it rose in
 * that month or since then.
 */
export const gradeAfterMonth = (
  grades: Grades,
  state: GradeState,
  counted: Fen,
  month: string,
): GradeState => {
  const terms = gradeTerms(grades, state.grade)
  const hasRisen = state.risenIn !== null && state.risenIn >= month
  const isKept = terms === null || hasRisen || counted >= terms.keep
  return isKept || state.grade <= 1 ? state : { ...state, grade: state.grade - 1 }
}

/** What is left to the next grade; null at the highest. */
export const leftToNext = (
  grades: Grades,
  { grade, highest }: GradeState,
  { total, month }: GradePlay,
): Fen | null => {
  const next = gradeTerms(grades, grade + 1)
  if (next === null) return null
  const left = grade < highest ? next.keep - month : next.total - total
  return left > 0n ? left : 0n
}

/** What is left of this month's keep sum; zero where nothing can be lost. */
export const leftToKeep = (
  grades: Grades,
  { grade, risenIn }: GradeState,
  counted: Fen,
  month: string,
): Fen => {
  const keep = risenIn === month ? 0n : (gradeTerms(grades, grade)?.keep ?? 0n)
  return counted >= keep ? 0n : keep - counted
}
