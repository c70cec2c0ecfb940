import type { ExpectedShares } from '@xinghe/rules/sports/cash-out/expected-shares.ts'
import type { PossibleSide } from '@xinghe/rules/sports/cash-out/fair-chance.ts'
import {
  expectedShares,
  type StandingMarket,
  type StandingOffer,
} from '@xinghe/rules/sports/cash-out/leg-shares.ts'
import { spreadAgrees } from '@xinghe/rules/sports/cash-out/spread-agrees.ts'
import type { MatchResult } from '@xinghe/rules/sports/match-result.ts'
import { playGroup } from '@xinghe/rules/sports/plays.ts'
import type { LegTerms } from '@xinghe/rules/sports/settle.ts'
import type { BookMatch } from '../book/book.ts'
import { spreadIn, type PackedSpreads } from '../book/packed-spreads.ts'
import type { OfferedMarket } from '../feed/feed.ts'

/** What a match offers in one play group. */
interface GroupOffer extends StandingOffer {
  /** By side, line, goal number and score at the bet. */
  readonly shares: Map<string, ExpectedShares | null>
}

const notBegun: MatchResult = { tallies: {}, goals: [] }

const sidesOf = ({ offers }: OfferedMarket): PossibleSide[] =>
  offers.flatMap((side, at) =>
    at % 2 === 0 ? [{ side: String(side), hk: Number(offers[at + 1]) }] : [],
  )

const standingMarket = (market: OfferedMarket): StandingMarket => ({
  play: market.play,
  line: market.line,
  goalNumber: market.goalNumber,
  sides: sidesOf(market),
})

const readGroup = (match: BookMatch, group: string): GroupOffer => {
  const { fixture, report, spreads } = match
  const offered = match.offeredWhere(({ play }) => playGroup(play) === group)
  const offer: StandingOffer = {
    discipline: fixture.discipline,
    result: report ?? notBegun,
    markets: offered.map(standingMarket),
    spread: spreadIn(spreads, group),
  }
  return {
    ...offer,
    spread: spreadAgrees(fixture.gameType, offer) ? offer.spread : null,
    shares: new Map(),
  }
}

/** By the match's spreads, a new object whenever prices or report have changed. */
const cache = new WeakMap<PackedSpreads, Map<string, GroupOffer>>()

const groupOf = (match: BookMatch, group: string): GroupOffer => {
  const groups = cache.get(match.spreads) ?? new Map<string, GroupOffer>()
  cache.set(match.spreads, groups)
  const known = groups.get(group) ?? readGroup(match, group)
  groups.set(group, known)
  return known
}

/** Whether the spread of a group agrees with the prices of its markets. */
export const isSpreadUsed = (match: BookMatch, group: string): boolean =>
  groupOf(match, group).spread !== null

const sharesOf = (offer: GroupOffer, leg: LegTerms): ExpectedShares | null => {
  const { side, line, goalNumber, drawOffered, scoreAtBet } = leg
  const since = scoreAtBet === null ? '' : `${scoreAtBet.home}-${scoreAtBet.away}`
  const key = `${side} ${line} ${goalNumber} ${drawOffered} ${since}`
  const known = offer.shares.get(key)
  if (known !== undefined) return known
  const found = expectedShares(leg, offer)
  offer.shares.set(key, found)
  return found
}

/** The offer for an undecided leg: the state of its markets, and what it is expected to win and lose. */
export const legOffer = (
  match: BookMatch,
  leg: LegTerms,
): { readonly state: 'open' | 'suspended' | 'closed'; readonly shares: ExpectedShares | null } => {
  if (match.status !== 'open') return { state: match.status, shares: null }
  const offer = groupOf(match, playGroup(leg.play))
  if (!offer.markets.some(({ goalNumber }) => goalNumber === leg.goalNumber))
    return { state: 'closed', shares: null }
  return { state: 'open', shares: sharesOf(offer, leg) }
}
