import { dayMs, later, type Instant } from '../base/instant.ts'
import type { MatchResult } from './match-result.ts'
import { voided, type LegOutcome } from './outcome.ts'
import { legOutcome, type LegTerms } from './settle.ts'

/** A match that was put off or broken off has so long to be played on before what is open is void. */
export const resumeBoundMs = dayMs

export interface Interruption {
  readonly kind: 'postponed' | 'abandoned'
  /** The announced start of a postponed match, the moment of breaking off of an abandoned one. */
  readonly since: Instant
}

/** What was decided on the pitch stands at once; the rest waits for the bound, then is void. */
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
