import * as z from 'zod/mini'
import { oddsTypes } from '@xinghe/rules/base/odds.ts'
import { priceChangePolicies } from '@xinghe/rules/sports/acceptance.ts'
import { gameTypes, marketTypes, matchGameTypes } from '@xinghe/rules/sports/game-types.ts'
import type { Score } from '@xinghe/rules/sports/match-result.ts'
import { playCodes } from '@xinghe/rules/sports/plays.ts'
import { text } from './codec.ts'
import { boardMenus, boardShows } from './sports-topics.ts'

export const gameType = /* @__PURE__ */ z.enum(gameTypes)
export const matchGameType = /* @__PURE__ */ z.enum(matchGameTypes)
export const marketType = /* @__PURE__ */ z.enum(marketTypes)
export const oddsType = /* @__PURE__ */ z.enum(oddsTypes)
export const policy = /* @__PURE__ */ z.enum(priceChangePolicies)
export const play = /* @__PURE__ */ z.enum(playCodes)
/** A GMT+8 day, `2026-11-15`. */
export const day = /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/^\d{4}-\d{2}-\d{2}$/))
/** Letters of the id of a match. */
export const matchIdMost = 60
export const matchId = /* @__PURE__ */ text(matchIdMost, 1)

export const boardMenu = /* @__PURE__ */ z.enum(boardMenus)
export const boardShow = /* @__PURE__ */ z.enum(boardShows)

export const marketStates = ['open', 'suspended', 'closed'] as const
export type MarketState = (typeof marketStates)[number]

/** `[2, 1]` on the wire. */
export const score = /* @__PURE__ */ z.codec(
  /* @__PURE__ */ z.tuple([z.number(), z.number()]),
  /* @__PURE__ */ z.custom<Score>(),
  {
    decode: ([home, away]) => ({ home, away }),
    encode: ({ home, away }): [number, number] => [home, away],
  },
)
