import { secondMs, type Instant } from '../base/instant.ts'
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

/** A pick at the time when the member placed the bet. */
export interface QuotedPick {
  readonly hk: HkPrice
  readonly line: Line | null
  /** Null before the match. */
  readonly live: { readonly score: Score; readonly redCards: Score } | null
}

/** The pick at the time when the bet is judged. */
export interface CurrentPick extends QuotedPick {
  readonly play: PlayCode
  readonly state: 'open' | 'suspended' | 'closed'
  readonly feedAlive: boolean
}

export type AcceptanceFault =
  | 'feed-silent'
  | 'market-suspended'
  | 'market-closed'
  | 'score-moved'
  | 'red-card'
  | 'line-moved'
  | 'price-moved'

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

/**
 * The price at which a pick is accepted now, or the fault. Judged at once before the match, after the
 * countdown in play; of several faults the one that causes the others is named.
 */
export const acceptPick = (
  quoted: QuotedPick,
  standing: CurrentPick,
  terms: AcceptanceTerms,
): Result<HkPrice, AcceptanceFault> => {
  if (!standing.feedAlive) return no('feed-silent')
  if (differ(quoted.live?.score, standing.live?.score)) return no('score-moved')
  if (differ(quoted.live?.redCards, standing.live?.redCards)) return no('red-card')
  if (standing.state === 'closed') return no('market-closed')
  if (standing.state === 'suspended') return no('market-suspended')
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
