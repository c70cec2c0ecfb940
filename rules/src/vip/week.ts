import { isClaimable, type AwardState } from '../base/award.ts'
import type { Instant } from '../base/instant.ts'

/** A week's gift: nothing without a grade, growing while the week runs, then an offer that is claimed or lost. */
export const weekStates = ['none', 'growing', 'offered', 'claimed', 'expired'] as const
export type WeekState = (typeof weekStates)[number]

interface WeekAward {
  readonly state: AwardState
  readonly claimUntil: Instant | null
}

/** Of a week whose gift was given. */
export const pastWeekState = (award: WeekAward, now: Instant): WeekState => {
  if (award.state === 'granted') return 'claimed'
  return isClaimable(award, now) ? 'offered' : 'expired'
}

/** An offer that waits comes before the running week. */
export const weekState = (grade: number, awards: readonly WeekAward[], now: Instant): WeekState => {
  if (awards.some((award) => isClaimable(award, now))) return 'offered'
  return grade === 0 ? 'none' : 'growing'
}
