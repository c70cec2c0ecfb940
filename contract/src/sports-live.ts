import type { MatchGameType, MarketType } from '@xinghe/rules/sports/game-types.ts'
import type { WireMarket, WireMatch } from './sports-shapes.ts'

/** What changes while a match is on the board; all of it is said when any of it has changed. */
export const headFields = [
  'datetime',
  'isLive',
  're_time',
  'clock',
  't_count',
  'se_now',
  'HalfTime',
  'sc_FT_H',
  'sc_FT_C',
  'sc_FT_A',
  'sc_set_H',
  'sc_set_A',
  'sc_game_H',
  'sc_game_A',
  'inningNum',
  'redcard_h',
  'redcard_c',
  'corner_h',
  'corner_c',
  'gameStatus',
  'held',
  'playCount',
] as const satisfies readonly (keyof WireMatch)[]
export type WireHead = Pick<WireMatch, (typeof headFields)[number]>

/** gameId without its match, state, and the prices in the order of the sides; state 0: it is gone. */
export type MarketMove = [key: string, state: 0 | 1 | 2, ...prices: number[]]

/** gide, the head or 0, and markets that are new or have moved. */
export type MatchMove = [gide: string, head: WireHead | 0, markets: (WireMarket | MarketMove)[]]

/** A match that came, moved, or went (its gide alone). */
export type BoardDelta = (WireMatch | MatchMove | [gide: string])[]

export interface BoardSnapshot {
  readonly matches: WireMatch[]
}

export interface WireEvent {
  /** Match seconds since kick-off. */
  readonly at: number
  readonly kind: string
  readonly side: 'H' | 'C' | null
  readonly value: number
}

/** Null once the match is gone. */
export interface MatchSnapshot {
  readonly match: WireMatch | null
  readonly events: WireEvent[]
}
export interface MatchDelta {
  readonly move?: MatchMove | [gide: string]
  readonly events?: WireEvent[]
}

/** The whole value each time. */
export interface CountsTopic {
  readonly counts: [gameType: MatchGameType, marketType: MarketType, matches: number][]
  readonly feedAlive: boolean
}

export interface WireChampion {
  readonly championId: string
  /** What a pick of one of its runners names. */
  readonly gameId: string
  readonly gameType: MatchGameType
  readonly league_id: string
  readonly league: string
  readonly season: number
  readonly closesAt: number
  readonly marketType: MarketType
  /** 0 closed, 1 open, 2 suspended. */
  readonly state: 0 | 1 | 2
  readonly runners: [id: string, name: string, price: number][]
}
export interface ChampionsSnapshot {
  readonly champions: WireChampion[]
}
/** Each title that has changed, whole; its id alone when it is gone. */
export type ChampionsDelta = (WireChampion | [championId: string])[]

const isWhole = (market: WireMarket | MarketMove): market is WireMarket =>
  typeof market[1] === 'string'

const movedMarket = (known: WireMarket, [, state, ...prices]: MarketMove): WireMarket => {
  const [gameId, play, line, main, goalNumber, , offers] = known
  const moved = offers.map((value, at) => (at % 2 === 0 ? value : (prices[(at - 1) / 2] ?? value)))
  return [gameId, play, line, main, goalNumber, state, moved]
}

/** The match after a move, for every reader alike; the same object's parts are kept where they can. */
export const applyMove = (match: WireMatch, [gide, head, moves]: MatchMove): WireMatch => {
  const markets = new Map(match.markets.map((market) => [market[0], market]))
  for (const move of moves) {
    const id = isWhole(move) ? move[0] : `${gide}.${move[0]}`
    const known = markets.get(id)
    if (isWhole(move)) markets.set(id, move)
    else if (move[1] === 0) markets.delete(id)
    else if (known !== undefined) markets.set(id, movedMarket(known, move))
  }
  const still =
    head === 0
      ? match
      : Object.fromEntries(
          Object.entries(match).filter(
            ([name]) => !(headFields as readonly string[]).includes(name),
          ),
        )
  return { ...(still as WireMatch), ...(head === 0 ? {} : head), markets: [...markets.values()] }
}
