import { dayMs, later, type Instant } from '../base/instant.ts'
import type { MatchResult } from './match-result.ts'
import { voided, type LegOutcome } from './outcome.ts'
import { legOutcome, type LegTerms } from './settle.ts'

/** How long a postponed or abandoned match may resume before its undecided bets are void. */
export const resumeBoundMs = dayMs

export interface Interruption {
  readonly kind: 'postponed' | 'abandoned'
  /** The announced start of a postponed match, the moment of breaking off of an abandoned one. */
  readonly since: Instant
}

/** Outcomes decided on the pitch stand; the others wait until `resumeBoundMs` is over, then are void. */
export const interruptedOutcome = (
  leg: LegTerms,
  result: MatchResult,
  interruption: Interruption,
  now: Instant,
): LegOutcome | null => {
  const decided = legOutcome(leg, result)
  if (decided !== null) return decided
  return now < later(interruption.since, resumeBoundMs) ? null : voided(interruption.kind)
}
