import type { Fraction } from '../base/fraction.ts'
import type { Result } from '../base/result.ts'
import type { Rng } from '../base/rng.ts'

/**
 * A game of one member against the house. Chance comes from `rng` alone: no stake, member or history
 * reaches a draw. Risk and payout are multiples of the stake, and the caller multiplies.
 *
 * A round is replayed from its seed, its choice and its actions, so no version of a game may change once
 * rounds were played with it.
 */
export interface SoloGame<Choice, State, Action, View> {
  readonly code: string
  readonly version: number
  /** The most that a round can put at risk and pay, in stakes. */
  readonly maxRisk: Fraction
  readonly maxPayout: Fraction
  /** Put at risk when the round begins, in stakes: the choice alone decides it. */
  openingRisk(choice: Choice): Fraction
  begin(choice: Choice, rng: Rng): State
  act(state: State, action: Action, rng: Rng): Result<State, 'action-not-allowed'>
  /** Put at risk so far, in stakes. */
  risk(state: State): Fraction
  /** Paid back at the end, the stake included; null while the round is open. */
  payout(state: State): Fraction | null
  /** What the member may see: hidden cards are left out. */
  view(state: State): View
  /** What a round does that was left open for a day; it never adds to the risk. */
  timeoutAction(state: State): Action
}
