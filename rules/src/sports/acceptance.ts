import { later, secondMs, type Instant } from '../base/instant.ts'
import { oddsTypeFor, type HkPrice, type OddsType } from '../base/odds.ts'
import { no, ok, type Result } from '../base/result.ts'
import type { MatchGameType } from './game-types.ts'
import type { Line } from './line.ts'
import type { Score } from './match-result.ts'
import { voided, type LegOutcome } from './outcome.ts'
import { hasOddsTypes, type PlayCode } from './plays.ts'

/** Which changed prices the member accepts without being asked again. */
export const priceChangePolicies = ['none', 'better', 'any'] as const
export type PriceChangePolicy = (typeof priceChangePolicies)[number]

/** What a running match shows that a bet in play hangs on. */
export interface LiveState {
  readonly score: Score
  readonly redCards: Score
}

/** A pick at the time when the member placed the bet. */
export interface QuotedPick {
  readonly hk: HkPrice
  readonly line: Line | null
  /** Null before the match. */
  readonly live: LiveState | null
}

/** The pick at the time when the bet is judged. */
export interface CurrentPick extends QuotedPick {
  readonly play: PlayCode
  readonly state: 'open' | 'suspended' | 'closed'
  readonly feedAlive: boolean
}

/** What stands in the way of any decision on a market, whatever its prices. */
export type MarketFault =
  | 'feed-silent'
  | 'score-moved'
  | 'red-card'
  | 'market-closed'
  | 'market-suspended'

export type AcceptanceFault = MarketFault | 'line-moved' | 'price-moved'

const differ = (quoted: Score | undefined, standing: Score | undefined): boolean =>
  quoted?.home !== standing?.home || quoted?.away !== standing?.away

/** Which changed prices are accepted, and the odds type that the member wants. */
export interface AcceptanceTerms {
  readonly policy: PriceChangePolicy
  readonly oddsType: OddsType
}

/**
 * Whether a changed price is accepted without asking. The same stake risks another amount in another
 * odds type, so a change of the odds type must always be confirmed by the member.
 */
export const takesPrice = (
  play: PlayCode,
  from: HkPrice,
  to: HkPrice,
  { policy, oddsType }: AcceptanceTerms,
): boolean => {
  if (from === to) return true
  const views = hasOddsTypes(play)
  if (oddsTypeFor(oddsType, views, from) !== oddsTypeFor(oddsType, views, to)) return false
  return policy === 'any' || (policy === 'better' && to > from)
}

/** Of several faults the one that causes the others. */
export const marketFault = (
  quoted: LiveState | null,
  { live, state, feedAlive }: Pick<CurrentPick, 'live' | 'state' | 'feedAlive'>,
): MarketFault | null => {
  if (!feedAlive) return 'feed-silent'
  if (differ(quoted?.score, live?.score)) return 'score-moved'
  if (differ(quoted?.redCards, live?.redCards)) return 'red-card'
  if (state === 'closed') return 'market-closed'
  return state === 'suspended' ? 'market-suspended' : null
}

/**
 * The price at which a pick is accepted now, or the fault. Judged at once before the match, after the
 * countdown in play.
 */
export const acceptPick = (
  quoted: QuotedPick,
  standing: CurrentPick,
  terms: AcceptanceTerms,
): Result<HkPrice, AcceptanceFault> => {
  const fault = marketFault(quoted.live, standing)
  if (fault !== null) return no(fault)
  if (quoted.line !== standing.line) return no('line-moved')
  return takesPrice(standing.play, quoted.hk, standing.hk, terms)
    ? ok(standing.hk)
    : no('price-moved')
}

/** Real time for which an in-play order is confirming, by how quickly the sport can turn. */
const confirmSeconds: Readonly<Record<MatchGameType, number>> = {
  FT: 6,
  VF: 3,
  BK: 4,
  TN: 5,
  OP: 6,
  SK: 5,
  BS: 8,
  VB: 5,
  TT: 4,
  ES: 6,
}

export const confirmDelayMs = (gameType: MatchGameType): number =>
  confirmSeconds[gameType] * secondMs

/** How long an order waits after its countdown until the feed has told everything up to its end. */
export const toldWaitMs = 3 * secondMs

/**
 * Whether something with a countdown can be decided: `told` once the book knows everything up to the deadline,
 * `silent` when the feed has not told it in time.
 */
export const decidedBy = (
  deadline: Instant,
  toldUntil: Instant | null,
  now: Instant,
): 'told' | 'silent' | 'waiting' => {
  if (toldUntil !== null && toldUntil >= deadline) return 'told'
  return now < later(deadline, toldWaitMs) ? 'waiting' : 'silent'
}

/** A pre-match leg accepted at or after the start, as the feed reports it later, is void. */
export const voidAfterStart = (
  acceptedAt: Instant,
  startedAt: Instant,
  inPlay: boolean,
): LegOutcome | null => (!inPlay && acceptedAt >= startedAt ? voided('accepted-after-start') : null)

/** News of a match dated `at` that came when bets had been accepted as of `toldUntil`, without knowing it. */
export interface LateNews {
  readonly at: Instant
  readonly toldUntil: Instant
}

/** An in-play leg that was accepted after something had happened of which the book had not been told is void. */
export const voidAfterEvent = (
  acceptedAt: Instant,
  lateNews: readonly LateNews[],
  inPlay: boolean,
): LegOutcome | null =>
  inPlay && lateNews.some(({ at, toldUntil }) => at <= acceptedAt && acceptedAt <= toldUntil)
    ? voided('accepted-after-event')
    : null
