import type { Instant } from '@xinghe/rules/base/instant.ts'
import { voidAfterStart } from '@xinghe/rules/sports/acceptance.ts'
import { interruptedOutcome, type Interruption } from '@xinghe/rules/sports/interrupted-match.ts'
import { tallyOf, type MatchResult, type Score } from '@xinghe/rules/sports/match-result.ts'
import { voided, type LegOutcome, type VoidReason } from '@xinghe/rules/sports/outcome.ts'
import { playOf } from '@xinghe/rules/sports/plays.ts'
import { settleChampion, type ChampionResult } from '@xinghe/rules/sports/settle-champion.ts'
import { legOutcome } from '@xinghe/rules/sports/settle.ts'
import type { KeptLeg } from '../kept-leg.ts'

/** How a leg ended, with the score of its play's period where that decided. */
export interface KeptOutcome extends LegOutcome {
  readonly score: Score | null
  /** It was decided while its period was still played; the score is that of then until the end. */
  readonly early?: true
}

/** A match or a title with all that decides its bets. */
export interface JudgedMatch {
  readonly id: string
  /** Another one as soon as anything about the match has been written. */
  readonly version: string
  readonly startedAt: Instant | null
  readonly interruption: Interruption | null
  readonly outcome:
    | { readonly kind: 'match'; readonly result: MatchResult }
    | { readonly kind: 'champion'; readonly result: ChampionResult }
  /** What an operator has declared void: `match:…`, `market:…`. */
  readonly voids: ReadonlySet<string>
}

const nothingCounted: MatchResult = { tallies: {}, goals: [] }
export const undecided: Readonly<Record<'match' | 'champion', JudgedMatch['outcome']>> = {
  match: { kind: 'match', result: nothingCounted },
  champion: { kind: 'champion', result: { winners: [], withdrawn: [] } },
}

const whyVoid = (kind: 'match' | 'champion', startedAt: Instant | null): VoidReason => {
  if (kind === 'champion') return 'market-mistaken'
  return startedAt === null ? 'postponed' : 'abandoned'
}

const judge = (
  { id, startedAt, interruption, outcome, voids }: JudgedMatch,
  leg: KeptLeg,
  acceptedAt: Instant,
  now: Instant,
): LegOutcome | null => {
  if (voids.has(`match:${id}`)) return voided(whyVoid(outcome.kind, startedAt))
  if (voids.has(`market:${leg.marketId}`)) return voided('market-mistaken')
  if (outcome.kind === 'champion') return settleChampion(leg.side, outcome.result)
  const late =
    startedAt === null ? null : voidAfterStart(acceptedAt, startedAt, playOf(leg.play).inPlay)
  if (late !== null) return late
  return interruption === null
    ? legOutcome(leg, outcome.result)
    : interruptedOutcome(leg, outcome.result, interruption, now)
}

const withScore = (
  { outcome: known }: JudgedMatch,
  { play }: KeptLeg,
  outcome: LegOutcome,
): KeptOutcome => {
  if (known.kind === 'champion' || outcome.result === 'D') return { ...outcome, score: null }
  const { home, away, final } = tallyOf(known.result, playOf(play).unit, playOf(play).period)
  return { ...outcome, score: { home, away }, ...(final ? {} : { early: true }) }
}

/** How a leg of this match stands; null while its market is not decided. */
export const judgeLeg = (
  match: JudgedMatch,
  leg: KeptLeg,
  acceptedAt: Instant,
  now: Instant,
): KeptOutcome | null => {
  const outcome = judge(match, leg, acceptedAt, now)
  return outcome === null ? null : withScore(match, leg, outcome)
}

/** A whole bet that an operator has declared void. */
export const voidedByHand: KeptOutcome = { ...voided('market-mistaken'), score: null }

/**
 * A corrected score that changes no outcome counts too: the explanation names it. What was decided early
 * is written anew at the end alone, not with every goal that follows.
 */
export const isSameOutcome = (one: KeptOutcome | null, other: KeptOutcome | null): boolean => {
  if (one === null || other === null) return one === other
  return (
    one.result === other.result &&
    one.winners === other.winners &&
    one.reason === other.reason &&
    ((one.early === true && other.early === true) ||
      (one.score?.home === other.score?.home && one.score?.away === other.score?.away))
  )
}
