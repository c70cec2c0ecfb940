import * as z from 'zod/mini'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { MarketType, MatchGameType } from '@xinghe/rules/sports/game-types.ts'
import { moment } from './codec.ts'
import { readState, wireState, writeState } from './sports-market.ts'
import { marketType, matchGameType, type MarketState } from './sports-values.ts'

interface Runner {
  readonly id: string
  readonly name: string
  /** Hong Kong hundredths; 0 is not on offer. */
  readonly price: number
}

/** The title of a league with its runners. */
export interface Champion {
  readonly id: string
  /** Market id in a pick of a runner. */
  readonly marketId: string
  readonly gameType: MatchGameType
  readonly leagueId: string
  readonly league: string
  readonly season: number
  readonly closesAt: Instant
  readonly heading: MarketType
  readonly state: MarketState
  readonly runners: readonly Runner[]
}

const wireChampion = /* @__PURE__ */ z.object({
  championId: z.string(),
  gameId: z.string(),
  gameType: matchGameType,
  league_id: z.string(),
  league: z.string(),
  season: z.number(),
  closesAt: moment,
  marketType,
  state: wireState,
  /** Runner, name and price. */
  runners: z.array(z.tuple([z.string(), z.string(), z.number()])),
})
/** As the topics carry it; calls write its time as text. */
export type WireChampion = z.output<typeof wireChampion>

export const readChampion = (wire: WireChampion): Champion => ({
  id: wire.championId,
  marketId: wire.gameId,
  gameType: wire.gameType,
  leagueId: wire.league_id,
  league: wire.league,
  season: wire.season,
  closesAt: wire.closesAt,
  heading: wire.marketType,
  state: readState(wire.state),
  runners: wire.runners.map(([id, name, price]) => ({ id, name, price })),
})

export const writeChampion = (ours: Champion): WireChampion => ({
  championId: ours.id,
  gameId: ours.marketId,
  gameType: ours.gameType,
  league_id: ours.leagueId,
  league: ours.league,
  season: ours.season,
  closesAt: ours.closesAt,
  marketType: ours.heading,
  state: writeState(ours.state),
  runners: ours.runners.map(({ id, name, price }) => [id, name, price]),
})

export const champion = /* @__PURE__ */ z.codec(wireChampion, z.custom<Champion>(), {
  decode: readChampion,
  encode: writeChampion,
})
