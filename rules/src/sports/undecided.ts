import { continuations } from './continuations.ts'
import type { Discipline } from './feed/discipline.ts'
import type { MatchResult } from './match-result.ts'
import { legOutcome, type LegTerms } from './settle.ts'

/** Whether some continuation of the match wins the leg, at least in part, and whether some loses it. */
export const chancesLeft = (
  leg: LegTerms,
  discipline: Discipline,
  result: MatchResult,
): { readonly canWin: boolean; readonly canLose: boolean } => {
  let [canWin, canLose] = [false, false]
  for (const end of continuations(discipline, leg.play, result)) {
    const settled = legOutcome(leg, end)?.result
    canWin ||= settled === 'W' || settled === 'LW'
    canLose ||= settled === 'L' || settled === 'LL'
    if (canWin && canLose) break
  }
  return { canWin, canLose }
}

/** Both are possible. A decided side is never offered, at any price. */
export const isUndecided = (
  leg: LegTerms,
  discipline: Discipline,
  result: MatchResult,
): boolean => {
  const { canWin, canLose } = chancesLeft(leg, discipline, result)
  return canWin && canLose
}
