import { secondMs, type Instant } from '../base/instant.ts'
import type { HkPrice } from '../base/odds.ts'
import { no, ok, type Result } from '../base/result.ts'
import type { MatchGameType } from './game-types.ts'
import type { Line } from './line.ts'
import type { Score } from './match-result.ts'
import { voided, type LegOutcome } from './outcome.ts'

/** Which moved prices the member takes without being asked again. */
export const priceChangePolicies = ['none', 'better', 'any'] as const
export type PriceChangePolicy = (typeof priceChangePolicies)[number]

/** How a pick stood when the member pressed the button. */
export interface QuotedPick {
  readonly hk: HkPrice
  readonly line: Line | null
  /** Null before the match. */
  readonly live: { readonly score: Score; readonly redCards: Score } | null
}

/** How it stands when the bet is judged. */
export interface StandingPick extends QuotedPick {
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

const takesPrice = (quoted: HkPrice, standing: HkPrice, policy: PriceChangePolicy): boolean =>
  quoted === standing || policy === 'any' || (policy === 'better' && standing > quoted)

/**
 * The price at which a pick is taken now, or why not. Asked at once before the match and after the
 * countdown in play; the first cause is named, the one from which the others follow.
 */
export const acceptPick = (
  quoted: QuotedPick,
  standing: StandingPick,
  policy: PriceChangePolicy,
): Result<HkPrice, AcceptanceFault> => {
  if (!standing.feedAlive) return no('feed-silent')
  if (differ(quoted.live?.score, standing.live?.score)) return no('score-moved')
  if (differ(quoted.live?.redCards, standing.live?.redCards)) return no('red-card')
  if (standing.state === 'closed') return no('market-closed')
  if (standing.state === 'suspended') return no('market-suspended')
  if (quoted.line !== standing.line) return no('line-moved')
  return takesPrice(quoted.hk, standing.hk, policy) ? ok(standing.hk) : no('price-moved')
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

/** A pre-match leg accepted at or after the start, as the feed reports it later, is void. */
export const voidAfterStart = (
  acceptedAt: Instant,
  startedAt: Instant,
  inPlay: boolean,
): LegOutcome | null => (!inPlay && acceptedAt >= startedAt ? voided('accepted-after-start') : null)
