import type { Instant } from '@xinghe/rules/base/instant.ts'
import { voidAfterEvent, voidAfterStart, type LateNews } from '@xinghe/rules/sports/acceptance.ts'
import { interruptedOutcome, type Interruption } from '@xinghe/rules/sports/interrupted-match.ts'
import { tallyOf, type MatchResult, type Score } from '@xinghe/rules/sports/match-result.ts'
import { voided, type LegOutcome, type VoidReason } from '@xinghe/rules/sports/outcome.ts'
import { playOf } from '@xinghe/rules/sports/plays.ts'
import { settleChampion, type ChampionResult } from '@xinghe/rules/sports/settle-champion.ts'
import { legOutcome } from '@xinghe/rules/sports/settle.ts'
import type { StoredLeg } from '../orders/stored-leg.ts'

/** The outcome of a leg, with the score of the play's period that decided it. */
export interface StoredOutcome extends LegOutcome {
  readonly score: Score | null
  /** Decided before its period ended; `score` is the score at that time until the period ends. */
  readonly early?: true
}

/** A match or title with everything that decides its bets. */
export interface JudgedMatch {
  readonly id: string
  /** Changes with every write to the match's row. */
  readonly version: string
  readonly startedAt: Instant | null
  readonly lateNews: readonly LateNews[]
  readonly interruption: Interruption | null
  readonly outcome:
    | { readonly kind: 'match'; readonly result: MatchResult }
    | { readonly kind: 'champion'; readonly result: ChampionResult }
  /** Subjects that an operator has declared void: `match:…`, `market:…`. */
  readonly voids: ReadonlySet<string>
  /** How many runners a title has; 0 for a match. */
  readonly runners: number
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
  { id, startedAt, lateNews, interruption, outcome, voids }: JudgedMatch,
  leg: StoredLeg,
  acceptedAt: Instant,
  now: Instant,
): LegOutcome | null => {
  if (voids.has(`match:${id}`)) return voided(whyVoid(outcome.kind, startedAt))
  if (voids.has(`market:${leg.marketId}`)) return voided('market-mistaken')
  if (outcome.kind === 'champion') return settleChampion(leg.side, outcome.result)
  const { inPlay } = playOf(leg.play)
  const late =
    (startedAt === null ? null : voidAfterStart(acceptedAt, startedAt, inPlay)) ??
    voidAfterEvent(acceptedAt, lateNews, inPlay)
  if (late !== null) return late
  return interruption === null
    ? legOutcome(leg, outcome.result)
    : interruptedOutcome(leg, outcome.result, interruption, now)
}

const withScore = (
  { outcome: known }: JudgedMatch,
  { play }: StoredLeg,
  outcome: LegOutcome,
): StoredOutcome => {
  if (known.kind === 'champion' || outcome.result === 'D') return { ...outcome, score: null }
  const { home, away, final } = tallyOf(known.result, playOf(play).unit, playOf(play).period)
  return { ...outcome, score: { home, away }, ...(final ? {} : { early: true }) }
}

/** The outcome of a leg on this match; null while its market is undecided. */
export const judgeLeg = (
  match: JudgedMatch,
  leg: StoredLeg,
  acceptedAt: Instant,
  now: Instant,
): StoredOutcome | null => {
  const outcome = judge(match, leg, acceptedAt, now)
  return outcome === null ? null : withScore(match, leg, outcome)
}

/** The outcome of every leg of a bet that an operator has declared void. */
export const voidedByHand: StoredOutcome = { ...voided('market-mistaken'), score: null }

/**
 * A corrected score is a difference even when the result is the same, since the explanation names it. But an
 * early outcome stays the same with every later goal, and is written again only at the end of its period.
 */
export const isSameOutcome = (one: StoredOutcome | null, other: StoredOutcome | null): boolean => {
  if (one === null || other === null) return one === other
  return (
    one.result === other.result &&
    one.winners === other.winners &&
    one.reason === other.reason &&
    ((one.early === true && other.early === true) ||
      (one.score?.home === other.score?.home && one.score?.away === other.score?.away))
  )
}
