import * as z from 'zod/mini'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import {
  chatRoles,
  giftKinds,
  roomStates,
  sharedBetStates,
  type ChatMessage,
  type RoomEvent,
} from '@xinghe/rules/chat/room-event.ts'
import { fen, text } from './codec.ts'
import { matchGameType, oddsType, play } from './sports-values.ts'

/** Epoch milliseconds, as all times of the chat's frames. */
export const epochMs = /* @__PURE__ */ z.custom<Instant>((value) => Number.isSafeInteger(value))
export const count = /* @__PURE__ */ z
  .number()
  .check(/* @__PURE__ */ z.int(), /* @__PURE__ */ z.nonnegative())

/** `hall`, `vip`, or `match:` and the id of a match. */
export const rid = /* @__PURE__ */ text(80, 1)
export const scriptPair = /* @__PURE__ */ z.object({ cn: z.string(), tw: z.string() })

const sender = /* @__PURE__ */ z.object({
  userKey: z.string(),
  name: z.string(),
  vip: count,
  role: z.enum(chatRoles),
  simulated: z.boolean(),
})

const sharedPick = /* @__PURE__ */ z.object({
  gide: z.string(),
  gameId: z.string(),
  gameType: matchGameType,
  league: scriptPair,
  home: scriptPair,
  away: scriptPair,
  startsAt: epochMs,
  w: play,
  side: z.string(),
  sideName: z.nullable(scriptPair),
  ratio: z.nullable(z.number()),
  goalNumber: z.nullable(z.number()),
  oddsType,
  shown: z.number(),
})

const sharedBet = /* @__PURE__ */ z.object({
  code: z.string(),
  state: z.enum(sharedBetStates),
  stake: z.nullable(fen),
  picks: z.array(sharedPick),
})

const gift = /* @__PURE__ */ z.object({
  name: z.string(),
  kind: z.enum(giftKinds),
  title: scriptPair,
  amount: fen,
  simulated: z.boolean(),
})

const numbered = { rid, seq: count, at: epochMs }
const id = /* @__PURE__ */ z.string()

export const textMessage = /* @__PURE__ */ z.object({
  ...numbered,
  kind: z.literal('text'),
  id,
  from: sender,
  msg: z.string(),
})
export const betMessage = /* @__PURE__ */ z.object({
  ...numbered,
  kind: z.literal('bet'),
  id,
  from: sender,
  bet: sharedBet,
})
export const giftMessage = /* @__PURE__ */ z.object({
  ...numbered,
  kind: z.literal('gift'),
  id,
  gifts: z.array(gift),
})
export const goneMessage = /* @__PURE__ */ z.object({ ...numbered, kind: z.literal('gone'), id })
export const deleteEvent = /* @__PURE__ */ z.object({
  ...numbered,
  kind: z.literal('delete'),
  ids: z.array(id),
})
export const clearEvent = /* @__PURE__ */ z.object({
  ...numbered,
  kind: z.literal('clear'),
  upTo: count,
})

export const chatMessage = /* @__PURE__ */ z.discriminatedUnion('kind', [
  textMessage,
  betMessage,
  giftMessage,
]) satisfies z.ZodMiniType<ChatMessage>

/** What takes a number in a room. */
export const roomEvent = /* @__PURE__ */ z.discriminatedUnion('kind', [
  textMessage,
  betMessage,
  giftMessage,
  goneMessage,
  deleteEvent,
  clearEvent,
]) satisfies z.ZodMiniType<RoomEvent>

/** Fields of a room's status, also beside others; the browser's schemas have no `shape`. */
export const roomStatusFields = {
  rid,
  state: /* @__PURE__ */ z.enum(roomStates),
  slowMs: count,
  minGrade: count,
  online: count,
  pinned: /* @__PURE__ */ z.nullable(scriptPair),
}
export const roomStatus = /* @__PURE__ */ z.object(roomStatusFields)
