import { isHkPrice } from '@xinghe/rules/base/odds.ts'
import { isChampion, type ItemMarket, type SlipPick } from '@xinghe/rules/sports/slip/item.ts'
import type { PickStanding } from '@xinghe/rules/sports/slip/state.ts'
import { headKey, marketsKey } from '../book/match-book.ts'
import { liveOf } from '../book/press-price.ts'
import { quoteKey } from '../book/quotes.ts'
import {
  followChampions,
  followedChampion,
  onChampions,
  renewChampions,
} from './followed-champions.ts'
import { followedBook, followMatch, renewMatches } from './followed-matches.ts'

/** A price that is gone keeps its last value, closed. */
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
  const price = title.runners.find(({ id }) => id === pick.side)?.price ?? 0
  return standing(pick, price, title.state, null)
}

const matchStanding = (pick: SlipPick): PickStanding | null => {
  const head = followedBook.head(pick.matchId)
  if (head === undefined) return null
  // A line of a play has a market of its own, so the line of a pick never moves under it.
  const quote = followedBook.quote(quoteKey(pick.marketId, pick.side))
  const market = head.suspension === 'feed-silent' ? 'silent' : (quote?.state ?? 'closed')
  return standing(pick, quote?.price ?? 0, market, liveOf(head))
}

/** Null before the snapshot of its match. */
export const pickStanding = (pick: SlipPick): PickStanding | null =>
  isChampion(pick) ? championStanding(pick) : matchStanding(pick)

/** The fields that identify its topic and its price. */
export type FollowedPick = Pick<SlipPick, 'matchId' | 'marketId' | 'side' | 'play' | 'gameType'>

/** Subscribes to the topic of a pick and reports changes. Returns the unsubscribe function. */
export const followPick = (pick: FollowedPick, listener: () => void): (() => void) => {
  const { matchId, marketId, side } = pick
  const leaving = isChampion(pick)
    ? [followChampions(pick.gameType), onChampions(listener)]
    : [
        followMatch(matchId),
        ...[quoteKey(marketId, side), headKey(matchId), marketsKey(matchId)].map((key) =>
          followedBook.subscribe(key, listener),
        ),
      ]
  return () => {
    for (const leave of leaving) leave()
  }
}

/**
 * The state of every pick is dropped with the connection: a restarted server may not know the match
 * yet, and the old price would look as if it could be bet on.
 */
export const renewPicks = (): void => {
  renewMatches()
  renewChampions()
}
