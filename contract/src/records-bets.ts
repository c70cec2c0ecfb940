import * as z from 'zod/mini'
import { fen, language, moment, page, text } from './codec.ts'
import { call } from './call.ts'

const filter = {
  from: moment,
  to: moment,
  channelCode: z.optional(text(20, 1)),
  /** Of the lobby: 1 sports without esports … 7; 8 is every category. */
  category: z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(8))),
  state: z.optional(z.enum(['open', 'settled'])),
  language: z.optional(language),
}

/** A bet of any venue in one row. */
export const betRow = {
  ticketId: /* @__PURE__ */ z.string(),
  channelCode: /* @__PURE__ */ z.string(),
  title: /* @__PURE__ */ z.string(),
  /** Description of the bet, in one line. */
  what: /* @__PURE__ */ z.string(),
  risk: fen,
  net: /* @__PURE__ */ z.nullable(fen),
  placedAt: moment,
  settledAt: /* @__PURE__ */ z.nullable(moment),
}

export const betRecordTotal = call({
  path: '/game/api/v1/record/betRecordTotal',
  who: 'member',
  repeatable: true,
  summary: 'Bets of a period over all venues: how many, staked, won or lost, turnover, by day.',
  input: z.object(filter),
  output: z.object({
    count: z.number(),
    risk: fen,
    net: fen,
    turnover: fen,
    venues: z.array(
      z.object({
        channelCode: z.string(),
        title: z.string(),
        count: z.number(),
        risk: fen,
        net: fen,
      }),
    ),
    days: z.array(z.object({ day: z.string(), risk: fen, net: fen })),
  }),
})

export const betRecordList = call({
  path: '/game/api/v1/record/betRecordList',
  who: 'member',
  repeatable: true,
  summary: 'Bets of a period over all venues, newest first.',
  input: z.object({
    ...filter,
    ...page,
  }),
  output: z.object({
    total: z.number(),
    list: z.array(
      z.object({
        ...betRow,
        result: z.nullable(z.string()),
        turnover: z.nullable(fen),
        explanation: z.nullable(z.string()),
      }),
    ),
  }),
})
