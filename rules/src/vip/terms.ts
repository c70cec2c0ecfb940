import type { Grades } from './grade.ts'
import type { RebateBounds, Rebates } from './rebate.ts'

/** The figures of the grades, dated like those of an activity. */
export interface VipTerms {
  readonly kind: 'vip'
  /** Turnover asked for gifts and rebates, in hundredths of the amount: 100 is once, at most 1000. */
  readonly multipleHundredths: number
  readonly grades: Grades
  readonly rebates: Rebates
  readonly rebateBounds: RebateBounds
  /** How long the gift of a new grade can be claimed. */
  readonly upgradeDays: number
  readonly birthday: {
    /** How long a birthday must have been known. */
    readonly confirmedDays: number
    readonly claimDays: number
  }
}
