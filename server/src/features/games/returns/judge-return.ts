/** Sums over the independent results of a game, in fen. */
export interface ReturnSums {
  readonly rounds: number
  /** Paid above what the rules promise. */
  readonly surplus: number
  /** Sum of the squared surpluses of each result. */
  readonly squares: number
  /** The variance that the rules promise for these stakes. */
  readonly variance: number
}

/** Beyond this many standard deviations chance is no explanation: one in 16,000. */
export const alarmZ = 4
/** Before, the sum of the results is far from normal. */
const roundsLeast = 1_000

/**
 * How far the actual return is from the theoretical one, in standard deviations; null while there are too
 * few rounds. The larger of the observed and the promised variance counts: while the rare wins of a slot
 * are still missing, the observed one is too small.
 */
export const returnZ = ({ rounds, surplus, squares, variance }: ReturnSums): number | null =>
  rounds < roundsLeast ? null : surplus / Math.sqrt(Math.max(squares, variance, 1))

/** Worse play than the best is the member's own choice, so only a return above the best alarms there. */
export const isAlarming = (z: number | null, isBestPlay: boolean): boolean =>
  z !== null && (isBestPlay ? z > alarmZ : Math.abs(z) > alarmZ)
