import { isHkPrice } from '@xinghe/rules/base/odds.ts'
import { isChampion, type ItemMarket, type SlipPick } from '@xinghe/rules/sports/slip-item.ts'
import type { SlipQuote } from '@xinghe/rules/sports/slip-quotes.ts'
import type { MatchHead } from '../book/kept-match.ts'
import { headKey, marketsKey } from '../book/match-book.ts'
import { quoteKey } from '../book/quotes.ts'
import {
  followChampions,
  followedChampion,
  onChampions,
  renewChampions,
} from './followed-champions.ts'
import { followedBook, followMatch, renewMatches } from './followed-matches.ts'

type Pair = [number, number]

/** How a pick stands by its topic. */
export interface PickStanding extends Omit<SlipQuote, 'key'> {
  /** Score and red cards while its match runs. */
  readonly live: { readonly score: Pair; readonly reds: Pair } | null
}

const markets: Readonly<Record<0 | 1 | 2, ItemMarket>> = { 0: 'closed', 1: 'open', 2: 'suspended' }

const liveOf = (head: MatchHead): PickStanding['live'] => {
  const { isLive, sc_FT_H: home, sc_FT_C: away } = head
  if (isLive !== 1 || home === undefined || away === undefined) return null
  return { score: [home, away], reds: [head.redcard_h ?? 0, head.redcard_c ?? 0] }
}

/** A price that is gone leaves the last one in sight, closed. */
const standing = (
  pick: SlipPick,
  price: number,
  market: ItemMarket,
  live: PickStanding['live'],
): PickStanding =>
  isHkPrice(price)
    ? { hk: price, line: pick.line, market, live }
    : { hk: pick.hk, line: pick.line, market: 'closed', live }

const championStanding = (pick: SlipPick): PickStanding | null => {
  const title = followedChampion(pick.matchId)
  if (title === undefined) return null
  const [, , price = 0] = title.runners.find(([id]) => id === pick.side) ?? []
  return standing(pick, price, markets[title.state], null)
}

const matchStanding = (pick: SlipPick): PickStanding | null => {
  const head = followedBook.head(pick.matchId)
  if (head === undefined) return null
  // A line of a play has a market of its own, so the line of a pick never moves under it.
  const quote = followedBook.quote(quoteKey(pick.lineId, pick.side))
  const market = head.held === 'feed-silent' ? 'silent' : markets[quote?.state ?? 0]
  return standing(pick, quote?.price ?? 0, market, liveOf(head))
}

/** Null while nothing was heard of its match. */
export const pickStanding = (pick: SlipPick): PickStanding | null =>
  isChampion(pick) ? championStanding(pick) : matchStanding(pick)

/** By which its topic and its place there are known. */
export type FollowedPick = Pick<SlipPick, 'matchId' | 'lineId' | 'side' | 'play' | 'gameType'>

/** Joins the topic of a pick and tells when it stands otherwise. Returns the way to leave. */
export const followPick = (pick: FollowedPick, listener: () => void): (() => void) => {
  const { matchId, lineId, side } = pick
  const leaving = isChampion(pick)
    ? [followChampions(pick.gameType), onChampions(listener)]
    : [
        followMatch(matchId),
        ...[quoteKey(lineId, side), headKey(matchId), marketsKey(matchId)].map((key) =>
          followedBook.subscribe(key, listener),
        ),
      ]
  return () => {
    for (const leave of leaving) leave()
  }
}

/**
 * What was heard of every pick is forgotten with the connection: a server that was started anew may not
 * know the match yet, and would leave the old price standing as if it could be bet on.
 */
export const renewPicks = (): void => {
  renewMatches()
  renewChampions()
}
