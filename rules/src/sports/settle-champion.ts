import { outcomes, voided, type LegOutcome } from './outcome.ts'
import type { Side } from './sides.ts'

export interface ChampionResult {
  /** The runners that share the title; more than one is a dead heat. Empty while undecided. */
  readonly winners: readonly Side[]
  /** Runners whose bets are given back because they never took part. */
  readonly withdrawn: readonly Side[]
}

/** Dead heat: net = stake ÷ n × (E − 1), the rest of the stake comes back. */
export const settleChampion = (runner: Side, result: ChampionResult): LegOutcome | null => {
  if (result.withdrawn.includes(runner)) return voided('runner-withdrawn')
  if (result.winners.length === 0) return null
  return result.winners.includes(runner)
    ? { ...outcomes.W, winners: result.winners.length }
    : outcomes.L
}
