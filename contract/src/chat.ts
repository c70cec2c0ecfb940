import * as z from 'zod/mini'
import { call } from './call.ts'
import { bit, empty, moment, page, text } from './codec.ts'
import { chatMessage, rid } from './chat-message.ts'

/** Of a message in a room. */
const chatMessageId = /* @__PURE__ */ text(40, 1)

export const chatHistory = call({
  path: '/stream/api/v1/history',
  who: 'anyone',
  repeatable: true,
  summary: 'Messages of a room, newest first; deleted ones are left out.',
  input: z.object({
    rid,
    pageNum: page.pageNum,
    /** 15 by default. */
    pageSize: z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(50))),
    /** 1 text, 2 bets, 3 gifts; all by default. */
    category: z.optional(z.union([z.literal(1), z.literal(2), z.literal(3)])),
    /** 1: only my own. */
    categoryType: z.optional(bit),
    beginTime: z.optional(moment),
    endTime: z.optional(moment),
  }),
  output: z.object({
    /** Counted up to 1,000. */
    total: z.number(),
    /** Given back with the next pages, which then do not slide when messages arrive. */
    endTime: moment,
    list: z.array(chatMessage),
  }),
})

export const chatReport = call({
  path: '/stream/api/v1/report',
  who: 'member',
  rate: 'write',
  origin: 'ours',
  repeatable: true,
  summary: "Reports another's message to the operators, once per member.",
  input: z.object({
    rid,
    id: chatMessageId,
    reason: z.enum(['abuse', 'advert', 'fraud', 'other']),
  }),
  output: empty,
})

export const chatDelete = call({
  path: '/stream/api/v1/delete',
  who: 'member',
  rate: 'write',
  origin: 'ours',
  repeatable: true,
  summary: 'Deletes an own message within two minutes; the room is told by 10015.',
  input: z.object({ rid, id: chatMessageId }),
  output: empty,
})
