import * as z from 'zod/mini'
import { hkPrice, isHkPrice, type HkPrice } from '@xinghe/rules/base/odds.ts'
import { targetDirections } from '@xinghe/rules/sports/price-target.ts'
import { moment, text } from './codec.ts'
import { matchGameType, matchId, play } from './sports-values.ts'

/** The Hong Kong price in hundredths. */
const price = /* @__PURE__ */ z.codec(
  /* @__PURE__ */ z.number().check(/* @__PURE__ */ z.refine(isHkPrice)),
  /* @__PURE__ */ z.custom<HkPrice>(),
  { decode: hkPrice, encode: (hk) => hk },
)

/** `over`: the match is over, and the price was not reached. */
const targetStates = ['waiting', 'reached', 'over'] as const

/** A price that the member waits for, with the names of its pick. */
export const priceTarget = /* @__PURE__ */ z.object({
  id: z.string(),
  matchId: z.string(),
  gameType: matchGameType,
  discipline: z.string(),
  home: z.string(),
  away: z.string(),
  play,
  line: z.nullable(z.number()),
  goalNumber: z.nullable(z.number()),
  side: z.string(),
  target: price,
  direction: z.enum(targetDirections),
  state: z.enum(targetStates),
  setAt: moment,
  reachedAt: z.nullable(moment),
  /** The price at which it was reached: at the target, or beyond it. */
  reachedPrice: z.nullable(price),
})
export type PriceTarget = z.output<typeof priceTarget>

export const wantedTarget = /* @__PURE__ */ z.object({
  matchId,
  marketId: text(80, 1),
  side: text(40, 1),
  target: price,
})

/** A match that the member follows: by its star, by the star of its league, or by an open bet. */
export const alertMatch = /* @__PURE__ */ z.object({
  id: z.string(),
  discipline: z.string(),
  home: z.string(),
  away: z.string(),
  inPlay: z.boolean(),
  startsAt: moment,
})
export type FollowedMatch = z.output<typeof alertMatch>
