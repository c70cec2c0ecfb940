import { oddsOf, oddsTypeFor, type HkPrice, type Odds, type OddsType } from '../../base/odds.ts'
import type { MatchGameType } from '../game-types.ts'
import type { Line } from '../line.ts'
import { playGroup, playOf, hasOddsTypes, type PlayCode } from '../plays.ts'
import type { Side } from '../sides.ts'

/** One price that a member touched, as the board gave it. */
export interface SlipPick {
  /** The match, or the event whose champion is bet on. */
  readonly matchId: string
  /** Each line of a play is a market of its own. */
  readonly marketId: string
  /** The half of the match, where it has an id of its own. */
  readonly halfId: string | null
  readonly gameType: MatchGameType
  /** Which of the sports that OP gathers; absent where it does not matter. */
  readonly discipline?: string | undefined
  readonly play: PlayCode
  readonly side: Side
  readonly line: Line | null
  readonly goalNumber: number | null
  readonly hk: HkPrice
  readonly home: string
  readonly away: string
}

/** What became of the order that an item went into. */
export interface SlipOrder {
  readonly state: 'confirming' | 'accepted' | 'refused'
  readonly ticketId: string | null
  /** Why it was refused, by name. */
  readonly reason: string | null
}

/** Silent: the feed says nothing of it, so that no price can be trusted. */
export const itemMarkets = ['open', 'suspended', 'silent', 'closed'] as const
export type ItemMarket = (typeof itemMarkets)[number]

export interface SlipItem extends SlipPick {
  readonly stakeText: string
  /** What the member last agreed to, while price or line have moved away from it. */
  readonly before: { readonly hk: HkPrice; readonly line: Line | null } | null
  readonly market: ItemMarket
  readonly order: SlipOrder | null
}

export const itemOf = (pick: SlipPick): SlipItem => ({
  ...pick,
  stakeText: '',
  before: null,
  market: 'open',
  order: null,
})

type Identity = Pick<SlipPick, 'matchId' | 'marketId' | 'play' | 'side' | 'goalNumber'>

/** The same key is the same pick, whatever its price is now. */
export const pickKey = ({ matchId, marketId, play, side, goalNumber }: Identity): string =>
  [matchId, marketId, play, side, goalNumber ?? ''].join('|')

/** Picks of one group exclude each other: match, play without its line, and period. */
export const groupKey = ({ matchId, play }: Pick<SlipPick, 'matchId' | 'play'>): string =>
  `${matchId}|${playGroup(play)}`

export const isChampion = ({ play }: Pick<SlipPick, 'play'>): boolean =>
  playOf(play).family === 'champion'

/** The price as this item is shown and would be kept. */
export const itemOdds = ({ hk, play }: SlipPick, wanted: OddsType): Odds =>
  oddsOf(hk, oddsTypeFor(wanted, hasOddsTypes(play), hk))
