import type { LiveState } from '@xinghe/rules/sports/acceptance.ts'
import {
  sharesOfOutcome,
  type ExpectedShares,
} from '@xinghe/rules/sports/cash-out/expected-shares.ts'
import type { LegOutcome } from '@xinghe/rules/sports/outcome.ts'
import type { StoredLeg } from '../orders/stored-leg.ts'
import type { StoredOutcome } from '../settle/judge-leg.ts'
import type { SeenLeg } from './cash-out-row.ts'

/** A leg of an accepted bet; `outcome` as the stored result decides it. */
export interface JudgedLeg {
  readonly leg: StoredLeg
  readonly outcome: StoredOutcome | null
  /** The settlement has not written the outcome yet. */
  readonly unsettled?: true
}

/** Null also for an outcome that the rest of its period may take back. */
export const finalOutcome = ({ outcome }: JudgedLeg): StoredOutcome | null =>
  outcome?.early === true ? null : outcome

/** A leg of a running bet, as its value is computed from it. */
export interface StandingLeg {
  readonly shares: ExpectedShares
  readonly isDecided: boolean
  readonly seen: SeenLeg
  /** How long a decision on it takes; zero where it is not in play. */
  readonly confirmMs: number
}

export const decided = (outcome: LegOutcome): StandingLeg => ({
  shares: sharesOfOutcome(outcome),
  isDecided: true,
  seen: null,
  confirmMs: 0,
})

export const open = (
  shares: ExpectedShares,
  live: LiveState | null,
  confirmMs: number,
): StandingLeg => ({
  shares,
  isDecided: false,
  seen: { live },
  confirmMs,
})
