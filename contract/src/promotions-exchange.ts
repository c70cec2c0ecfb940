import * as z from 'zod/mini'
import type { ExchangeTerms } from '@xinghe/rules/promotions/points.ts'
import { call } from './call.ts'
import { fen, language, moment, page, text } from './codec.ts'
import { multiple, positive } from './terms-figures.ts'

const count = /* @__PURE__ */ z.number().check(z.int(), z.minimum(1), z.maximum(1_000_000))
const giftId = /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/^[a-z0-9-]{1,30}$/))

/** The terms of the exchange, as they are stored and written by an operator. */
export const exchangeTerms = /* @__PURE__ */ z.object({
  countedPerPoint: positive,
  multipleHundredths: multiple,
  gifts: z.readonly(
    z.array(
      z.object({
        id: giftId,
        title: text(40, 1),
        points: count,
        amount: z.nullable(positive),
        perMonth: z.nullable(count),
        isOnce: z.boolean(),
      }),
    ),
  ),
})
export const decodeExchangeTerms = (stored: unknown): ExchangeTerms =>
  z.decode(exchangeTerms, stored as never)

export const giftList = call({
  path: '/act/api/v1/activityTopGift/list',
  who: 'member',
  origin: 'ours',
  repeatable: true,
  summary: "The member's points and the gifts that they buy, with what is left of each this month.",
  input: z.object({ language: z.optional(language) }),
  output: z.object({
    points: z.number(),
    countedPerPoint: fen,
    multipleHundredths: z.number(),
    gifts: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        points: z.number(),
        amount: z.nullable(fen),
        left: z.nullable(z.number()),
        isOwned: z.boolean(),
      }),
    ),
  }),
})

export const exchangeGift = call({
  path: '/act/api/v1/activityTopGift/exchange',
  who: 'member',
  rate: 'write',
  origin: 'ours',
  summary: 'Buy a gift with points, at the price that the page showed.',
  input: z.object({ gift: giftId, points: count }),
  output: z.object({ id: z.string(), points: z.number(), centerWalletBalance: fen }),
})

export const exchangeRecord = call({
  path: '/act/api/v1/activityTopGift/exchangeRecord',
  who: 'member',
  repeatable: true,
  summary: "The member's exchanges, newest first.",
  input: z.object({ ...page, language: z.optional(language) }),
  output: z.object({
    total: z.number(),
    list: z.array(
      z.object({
        id: z.string(),
        gift: z.string(),
        points: z.number(),
        amount: z.nullable(fen),
        state: z.literal('done'),
        at: moment,
      }),
    ),
  }),
})
