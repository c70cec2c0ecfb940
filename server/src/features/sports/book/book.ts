import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { HkPrice } from '@xinghe/rules/base/odds.ts'
import type { CurrentPick } from '@xinghe/rules/sports/acceptance.ts'
import type { MatchGameType } from '@xinghe/rules/sports/game-types.ts'
import type { Line } from '@xinghe/rules/sports/line.ts'
import { isPlayCode, type PlayCode } from '@xinghe/rules/sports/plays.ts'
import type { Side } from '@xinghe/rules/sports/sides.ts'
import type { Discipline } from '@xinghe/rules/sports/feed/discipline.ts'
import type { BookStatus, Fixture } from '@xinghe/rules/sports/feed/messages.ts'
import type { MatchReport } from '@xinghe/rules/sports/feed/match-report.ts'
import type { MatchEvent } from '@xinghe/rules/sports/feed/match-event.ts'
import type { OfferedChampion, OfferedMarket } from '../feed/feed.ts'
import type { MarketShape } from './match-offer.ts'
import type { PriceHistory } from './price-history.ts'
import type { PackedSpreads } from './packed-spreads.ts'

/** Why a match or title that is not over takes no bets: by the feed, by a silent feed or by an operator. */
export type Suspension = 'suspended' | 'feed-silent' | 'operator'

export interface BookMarket {
  /** Made from match, play, line and goal number: see `marketIdOf`. */
  readonly id: string
  readonly play: PlayCode
  readonly line: Line | null
  readonly main: boolean
  readonly goalNumber: number | null
  /** Current prices; a side without a price is missing. */
  readonly prices: ReadonlyMap<Side, HkPrice>
  /** Whether the draw is a side of the market, even while it has no price. */
  readonly drawOffered: boolean
  /** An operator has suspended this market alone. */
  readonly suspended: boolean
  /** Flagged by the feed or an operator: its payout cap is lower. */
  readonly isNew: boolean
}

/** A live view of a match: its properties always return the current values. */
export interface BookMatch {
  readonly fixture: Fixture
  /** The status by which bets are judged: `suspended` whenever `suspension` is not null. */
  readonly status: BookStatus
  readonly suspension: Suspension | null
  /** From kick-off to the end. */
  readonly running: boolean
  readonly startedAt: Instant | null
  readonly endedAt: Instant | null
  readonly report: MatchReport | null
  /** When the report was made; the clock of the match runs on from there. */
  readonly reportedAt: Instant | null
  readonly markets: ReadonlyMap<string, BookMarket>
  /** The markets in the feed's form, built at each access; cheaper than `markets` when many matches are shown. */
  readonly offered: readonly OfferedMarket[]
  offeredWhere(wanted: (market: MarketShape) => boolean): OfferedMarket[]
  /** Distributions behind the lines; a new object whenever prices or report have changed. */
  readonly spreads: PackedSpreads
  readonly marketCount: number
  /** Whether an operator has suspended this market alone. */
  isMarketSuspended(marketId: string): boolean
  /** Whether the draw is a side of the match-winner market. */
  readonly drawOffered: boolean
  /** The latest events, oldest first. */
  readonly events: readonly MatchEvent[]
  /** Of the match-winner market, also after it is closed; null when it was never on offer. */
  readonly movement: PriceHistory | null
  /** Null for a market that is not on offer. */
  priceHistory(marketId: string): PriceHistory | null
}

export interface BookChampion {
  readonly champion: OfferedChampion
  readonly status: BookStatus
  readonly suspension: Suspension | null
  readonly marketId: string
  readonly isNew: boolean
  readonly prices: ReadonlyMap<Side, HkPrice>
}

export interface PickPlace {
  /** The id of a match or of a title. */
  readonly matchId: string
  readonly marketId: string
  readonly side: Side
}

/** The current offer of one pick: price, state, and all match details that are stored with a bet. */
export interface PickOffer extends CurrentPick {
  readonly gameType: MatchGameType
  /** The sport itself, since the game type OP covers several sports. */
  readonly discipline: Discipline
  readonly play: PlayCode
  readonly goalNumber: number | null
  readonly drawOffered: boolean
  readonly isNew: boolean
  /** Kick-off of the match, or the closing time of the title. */
  readonly startsAt: Instant
  /** Null for a title and for a match that is not running. */
  readonly report: MatchReport | null
  readonly leagueName: string
  /** Empty for a title. */
  readonly home: string
  readonly away: string
  /** The runner's name; null for a match. */
  readonly sideName: string | null
}

export type BookChange =
  | {
      readonly kind: 'match'
      readonly matchId: string
      /** `prices`: markets and prices; `course`: score, clock, phase; `status`: open, suspended or closed. */
      readonly what: 'listed' | 'prices' | 'course' | 'status' | 'gone'
    }
  | { readonly kind: 'champion'; readonly championId: string }
  /** News dated `at` came when the book counted as complete up to `toldUntil`; orders were accepted without it. */
  | {
      readonly kind: 'late-news'
      readonly matchId: string
      readonly at: Instant
      readonly toldUntil: Instant
    }
  /** The feed fell silent or came back: the suspension of every match and title may have changed. */
  | { readonly kind: 'feed'; readonly alive: boolean }

/** The book of this process, in memory. Its only writers are the feed and operators' suspensions. */
export interface Book {
  feedAlive(): boolean
  /** True once the first snapshot is complete; until then a missing match may still be in the snapshot. */
  isWhole(): boolean
  /** The newest feed time that the book has been told completely; null during a silence, a gap or a snapshot. */
  toldUntil(): Instant | null
  match(id: string): BookMatch | null
  matches(): Iterable<BookMatch>
  champion(id: string): BookChampion | null
  champions(): Iterable<BookChampion>
  /** The markets of a match or title that operators hold, '' for the whole; also where the book does not have it. */
  holdsOf(id: string): ReadonlySet<string>
  /** Null for an unknown match, market or side, and for a side without a price: bets treat it as closed. */
  pickOffer(pick: PickPlace): PickOffer | null
  onChange(listener: (change: BookChange) => void): () => void
}

/** `line` and `goalNumber` are empty where the play has none. */
export const marketIdOf = (
  matchId: string,
  play: PlayCode,
  line: Line | null,
  goalNumber: number | null,
): string => `${matchId}.${play}.${line ?? ''}.${goalNumber ?? ''}`

const marketShape = /^(.+)\.([A-Z0-9]+)\.(-?\d*)\.(\d*)$/

/** The parts of a market id; null for text that is no market id. */
export const readMarketId = (
  marketId: string,
): {
  readonly matchId: string
  readonly play: PlayCode
  readonly line: Line | null
  readonly goalNumber: number | null
} | null => {
  const [, matchId, play, line, goal] = marketShape.exec(marketId) ?? []
  if (matchId === undefined || play === undefined || !isPlayCode(play)) return null
  return {
    matchId,
    play,
    line: line === undefined || line === '' ? null : Number(line),
    goalNumber: goal === undefined || goal === '' ? null : Number(goal),
  }
}
