import { isHkPrice } from '@xinghe/rules/base/odds.ts'
import { isChampion, type ItemMarket, type SlipPick } from '@xinghe/rules/sports/slip/item.ts'
import type { PickStanding } from '@xinghe/rules/sports/slip/state.ts'
import { translate } from '../../../platform/i18n/language.ts'
import { headKey, marketsKey } from '../book/match-book.ts'
import { liveOf } from '../book/press-price.ts'
import { quoteKey } from '../book/quotes.ts'
import { titleName } from '../words/title-name.ts'
import {
  followChampions,
  followedChampion,
  onChampions,
  renewChampions,
} from './followed-champions.ts'
import { followedBook, followMatch, renewMatches } from './followed-matches.ts'

type Names = Pick<PickStanding, 'home' | 'away'>

/** A price that is gone keeps its last value, closed. */
const standing = (
  pick: SlipPick,
  { home, away }: Names,
  price: number,
  market: ItemMarket,
  live: PickStanding['live'],
): PickStanding =>
  isHkPrice(price)
    ? { hk: price, line: pick.line, market, live, home, away }
    : { hk: pick.hk, line: pick.line, market: 'closed', live, home, away }

const championStanding = (pick: SlipPick): PickStanding | null => {
  const title = followedChampion(pick.matchId)
  if (title === undefined) return null
  const runner = title.runners.find(({ id }) => id === pick.side)
  const names = { home: titleName(title, translate), away: runner?.name ?? pick.away }
  return standing(pick, names, runner?.price ?? 0, title.state, null)
}

const matchStanding = (pick: SlipPick): PickStanding | null => {
  const head = followedBook.head(pick.matchId)
  if (head === undefined) return null
  // A line of a play has a market of its own, so the line of a pick never moves under it.
  const quote = followedBook.quote(quoteKey(pick.marketId, pick.side))
  const market = head.suspension === 'feed-silent' ? 'silent' : (quote?.state ?? 'closed')
  return standing(pick, head, quote?.price ?? 0, market, liveOf(head))
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
