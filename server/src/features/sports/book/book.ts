import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { HkPrice } from '@xinghe/rules/base/odds.ts'
import type { StandingPick } from '@xinghe/rules/sports/acceptance.ts'
import type { MatchGameType } from '@xinghe/rules/sports/game-types.ts'
import type { Line } from '@xinghe/rules/sports/line.ts'
import { isPlayCode, type PlayCode } from '@xinghe/rules/sports/plays.ts'
import type { Side } from '@xinghe/rules/sports/sides.ts'
import type { Discipline } from '@xinghe/rules/sports/world/discipline.ts'
import type { BookStatus, Fixture } from '@xinghe/rules/sports/world/feed.ts'
import type { MatchReport } from '@xinghe/rules/sports/world/report.ts'
import type { MatchEvent } from '@xinghe/rules/sports/world/timeline.ts'
import type { OfferedChampion, OfferedMarket } from '../feeds/feed.ts'
import type { MarketShape } from './offer.ts'

/** Why bets are not taken although the match is not over. */
export type Held = 'suspended' | 'feed-silent' | 'operator'

export interface BookMarket {
  /** The wire's gameId: the same as long as match, play, line and goal are. */
  readonly id: string
  readonly play: PlayCode
  readonly line: Line | null
  readonly main: boolean
  readonly goalNumber: number | null
  /** What is on offer now; a side without a price is not in it. */
  readonly prices: ReadonlyMap<Side, HkPrice>
  /** Whether the draw is a side of its own, also while it has no price. */
  readonly drawOffered: boolean
  /** By an operator, this market alone. */
  readonly held: boolean
}

/** A match as it stands now; the same object goes on telling the newest. */
export interface BookMatch {
  readonly fixture: Fixture
  /** What holds for a bet: a match that is held is suspended. */
  readonly status: BookStatus
  readonly held: Held | null
  /** From kick-off to the end. */
  readonly running: boolean
  readonly startedAt: Instant | null
  readonly endedAt: Instant | null
  readonly report: MatchReport | null
  /** When the report was made, for the clock of the match. */
  readonly reportedAt: Instant | null
  readonly markets: ReadonlyMap<string, BookMarket>
  /** The same as they were told, put together at each look; cheaper where many matches are shown. */
  readonly offered: readonly OfferedMarket[]
  offeredWhere(wanted: (market: MarketShape) => boolean): OfferedMarket[]
  readonly marketCount: number
  /** Those of its markets that an operator holds. */
  isHeld(marketId: string): boolean
  /** Whether the draw is a side of the match winner. */
  readonly drawOffered: boolean
  /** The newest, oldest first. */
  readonly events: readonly MatchEvent[]
  /** Samples of the winner's prices: when, home, draw, away; 0 is not on offer. */
  readonly movement: readonly (readonly [Instant, number, number, number])[]
}

export interface BookChampion {
  readonly champion: OfferedChampion
  readonly status: BookStatus
  readonly held: Held | null
  readonly marketId: string
  readonly prices: ReadonlyMap<Side, HkPrice>
}

export interface PickPlace {
  /** The match or the title. */
  readonly matchId: string
  readonly marketId: string
  readonly side: Side
}

/** How a pick stands now, with all that a bet keeps of it. */
export interface PickStanding extends StandingPick {
  readonly gameType: MatchGameType
  /** Which of the sports that OP gathers. */
  readonly discipline: Discipline
  readonly play: PlayCode
  readonly goalNumber: number | null
  readonly drawOffered: boolean
  /** Kick-off, or when bets on a title close. */
  readonly startsAt: Instant
  /** Null for a title, and before the match. */
  readonly report: MatchReport | null
  readonly leagueName: string
  /** Empty for a title. */
  readonly home: string
  readonly away: string
  /** What the side is called where it is a runner. */
  readonly sideName: string | null
}

export type BookChange =
  | {
      readonly kind: 'match'
      readonly matchId: string
      /** `prices`: markets and their prices; `course`: score, clock, phase; `status`: taken or held. */
      readonly what: 'listed' | 'prices' | 'course' | 'status' | 'gone'
    }
  | { readonly kind: 'champion'; readonly championId: string }
  /** The feed fell silent or is back: everything may be held or taken now. */
  | { readonly kind: 'feed'; readonly alive: boolean }

/** The book of this process, in memory. Only the feed and operators' holds write it. */
export interface Book {
  feedAlive(): boolean
  /** Of all up to this moment of the feed; null while it is silent or a snapshot is under way. */
  toldUntil(): Instant | null
  match(id: string): BookMatch | null
  matches(): Iterable<BookMatch>
  champion(id: string): BookChampion | null
  champions(): Iterable<BookChampion>
  /** Null for what the book does not have or does not offer: to a bet it is closed. */
  standing(pick: PickPlace): PickStanding | null
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

/** What a market's id says; null when it is none. */
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
