import { dayMs, later, type Instant } from '../base/instant.ts'
import { no, ok, type Result } from '../base/result.ts'

/** A result may be disputed for fourteen days. */
export const appealDays = 14

/** Length of an appeal and of its answer, in characters. */
export const appealTextLeast = 5
export const appealTextMost = 500

export const appealStates = ['waiting', 'upheld', 'rejected'] as const
export type AppealState = (typeof appealStates)[number]

export interface Appeal {
  readonly ticket: string
  readonly words: string
  readonly state: AppealState
  readonly answer: string | null
  readonly madeAt: Instant
  readonly answeredAt: Instant | null
}

export const appealUntil = (settledAt: Instant): Instant => later(settledAt, appealDays * dayMs)

export type AppealFault = 'bet-running' | 'appeal-over' | 'appeal-made'

/** Whether a bet can be disputed now: settled, in time, and for the first time. */
export const checkAppeal = (
  bet: { readonly settledAt: Instant | null; readonly appealed: boolean },
  now: Instant,
): Result<null, AppealFault> => {
  if (bet.appealed) return no('appeal-made')
  if (bet.settledAt === null) return no('bet-running')
  return now > appealUntil(bet.settledAt) ? no('appeal-over') : ok(null)
}
