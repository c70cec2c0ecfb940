import * as z from 'zod/mini'
import { quizPicks } from '@xinghe/rules/chat/room-event.ts'
import {
  betMessage,
  clearEvent,
  count,
  deleteEvent,
  epochMs,
  giftMessage,
  goneMessage,
  rid,
  roomEvent,
  roomStatus,
  roomStatusFields,
  scriptPair,
  textMessage,
} from './chat-message.ts'
import { text } from './codec.ts'
import { matchId } from './sports-values.ts'

/**
 * Chat socket `/stream/chat?clientType=4&siteId=4000&version=1`: text frames `{msgId, msgData}` both ways.
 * Numbered frames (10003 from a sender, 10015, 10017) have a dense `seq` per room; all others show the
 * state of the moment and may be missed.
 */
export const chatPath = '/stream/chat'
export const chatQuery = { clientType: '4', siteId: '4000', version: '1' } as const
export const chatFrameBytes = 4 * 1024
export const chatHeartbeatMs = 10_000
/** A socket that was silent for so long is closed with 4000. */
export const chatSilenceMs = 25_000

export const chatCloseReasons = {
  stopping: { code: 1001, reason: 'server-stopping' },
  silent: { code: 4000, reason: 'no-heartbeat' },
  broken: { code: 4001, reason: 'message-not-understood' },
  slow: { code: 4002, reason: 'reader-too-slow' },
  flood: { code: 4003, reason: 'too-many-messages' },
  /** Out of the chat by an operator. */
  blocked: { code: 4005, reason: 'out-of-chat' },
} as const

export const chatIds = {
  heartbeat: 0,
  login: 10001,
  joinRoom: 10002,
  send: 10003,
  mute: 10004,
  block: 10005,
  roomStatus: 10006,
  vipLevel: 10007,
  joinBroadcast: 10008,
  roomStatusUpdate: 10009,
  roomDestroy: 10013,
  scorePush: 10014,
  clear: 10015,
  joinUnicast: 10016,
  giftPush: 10017,
  prediction: 10018,
  guestLogin: 10019,
  internal: 60000,
} as const

/* @__NO_SIDE_EFFECTS__ */
const frame = <Id extends number, Data extends z.ZodMiniType>(msgId: Id, msgData: Data) =>
  z.object({ msgId: z.literal(msgId), msgData })

const browser = /* @__PURE__ */ z.object({ uuid: text(64, 1) })
/** Chosen by the client, once per message: the same cid has the same answer for ever. */
const cid = /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/^[0-9a-zA-Z_-]{8,40}$/))
const userKey = /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/^[0-9A-Za-z_-]{1,40}$/))
const quizPick = /* @__PURE__ */ z.enum(quizPicks)

/** Whole text of a message or the ticket of an own bet; graphemes are counted by the rules. */
const message = /* @__PURE__ */ z.union([
  /* @__PURE__ */ z.object({ rid, cid, msg: z.string().check(z.minLength(1), z.maxLength(2_000)) }),
  /* @__PURE__ */ z.object({ rid, cid, ticketId: text(40, 1), withStake: z.optional(z.boolean()) }),
])

export const chatClientFrame = /* @__PURE__ */ z.discriminatedUnion('msgId', [
  frame(chatIds.heartbeat, z.optional(z.unknown())),
  frame(chatIds.login, z.object({ token: text(1_000, 1), body: browser })),
  frame(chatIds.guestLogin, z.object({ body: browser })),
  /** Joins, or leaves where `leave` is set. `have` is the last seq of `epoch` that the client has. */
  frame(
    chatIds.joinRoom,
    z.object({
      rid,
      epoch: z.optional(text(40)),
      have: z.optional(count),
      leave: z.optional(z.boolean()),
    }),
  ),
  frame(chatIds.send, message),
  /** Hides another's messages from this member, or shows them again. */
  frame(chatIds.block, z.object({ userKey, on: z.boolean() })),
  /** Asks for the state of a room; `seen` is the last seq that was shown, for the unread count. */
  frame(chatIds.roomStatus, z.object({ rid, seen: z.optional(count) })),
  frame(chatIds.prediction, z.object({ gide: matchId, pick: z.optional(quizPick) })),
])
export type ChatClientFrame = z.output<typeof chatClientFrame>

/** A refusal answers under the id of the frame that it refuses, with what that frame was about. */
const refusal = /* @__PURE__ */ z.object({
  refusal: z.string(),
  code: z.number(),
  message: z.string(),
  rid: z.optional(z.string()),
  cid: z.optional(z.string()),
  gide: z.optional(z.string()),
  /** When it may be tried again. */
  until: z.optional(epochMs),
  reason: z.optional(scriptPair),
})

const muted = /* @__PURE__ */ z.object({ until: epochMs, reason: scriptPair })

const loggedIn = /* @__PURE__ */ z.object({
  userKey: z.string(),
  /** Masked; 游客 and four digits for a guest. */
  name: z.string(),
  /** VIP grade. */
  level: count,
  guest: z.boolean(),
  phoneBound: z.boolean(),
  muted: z.optional(muted),
  /** User keys that this member hides. */
  hidden: z.array(z.string()),
  /** The rooms that always exist; `seen` is null where this member has read nothing yet. */
  rooms: z.array(
    z.object({ ...roomStatusFields, title: scriptPair, seq: count, seen: z.nullable(count) }),
  ),
})

const acknowledged = /* @__PURE__ */ z.object({
  rid,
  cid,
  id: z.string(),
  seq: count,
  at: epochMs,
})

const tallies = /* @__PURE__ */ z.object({
  rid,
  gide: z.string(),
  picks: z.object({ H: count, N: count, C: count }),
  /** The own pick, where this answers one socket. */
  mine: z.optional(z.nullable(quizPick)),
  closesAt: epochMs,
  result: z.nullable(quizPick),
})

const chatNotices = ['resync', 'stopping', 'kicked', 'relogin'] as const

export const chatServerFrame = /* @__PURE__ */ z.union([
  frame(chatIds.heartbeat, z.object({ serverTime: epochMs })),
  frame(chatIds.login, z.union([loggedIn, refusal])),
  frame(chatIds.guestLogin, z.union([loggedIn, refusal])),
  /** Only to refuse; a join is answered by 10016. */
  frame(chatIds.joinRoom, refusal),
  frame(chatIds.send, z.union([textMessage, betMessage, acknowledged, refusal])),
  /** Without `rid`: everywhere. `until` null: the mute was lifted. */
  frame(
    chatIds.mute,
    z.object({
      rid: z.optional(z.string()),
      until: z.nullable(epochMs),
      reason: z.nullable(scriptPair),
    }),
  ),
  /** `out`: this member is out of the chat, and the socket is closed. Else: whom they hide. */
  frame(
    chatIds.block,
    z.union([
      z.object({ out: z.literal(true), reason: scriptPair }),
      z.object({ userKey: z.string(), on: z.boolean() }),
      refusal,
    ]),
  ),
  frame(chatIds.roomStatus, z.union([roomStatus, refusal])),
  frame(chatIds.vipLevel, z.object({ level: count, betweenMs: count, perMinute: count })),
  frame(chatIds.joinBroadcast, z.object({ rid, online: count, names: z.array(z.string()) })),
  frame(chatIds.roomStatusUpdate, roomStatus),
  /** The room can be read, nothing more is sent in it. */
  frame(chatIds.roomDestroy, z.object({ rid })),
  frame(
    chatIds.scorePush,
    z.object({
      rid,
      gide: z.string(),
      sc_FT_H: count,
      sc_FT_C: count,
      /** The clock of the match as the boards show it. */
      re_time: z.string(),
      event: z.nullable(
        z.object({ kind: z.string(), side: z.nullable(z.enum(['H', 'C'])), value: z.number() }),
      ),
    }),
  ),
  /** `gone`: a message that was deleted before this process read it. */
  frame(chatIds.clear, z.union([deleteEvent, clearEvent, goneMessage])),
  /** Answers a join. `missed` is null where more is missing than comes along: the client loads a page. */
  frame(
    chatIds.joinUnicast,
    z.object({
      ...roomStatusFields,
      epoch: z.string(),
      seq: count,
      missed: z.nullable(z.array(roomEvent)),
      ended: z.boolean(),
    }),
  ),
  frame(chatIds.giftPush, giftMessage),
  frame(chatIds.prediction, z.union([tallies, refusal])),
  frame(chatIds.internal, z.object({ kind: z.enum(chatNotices), rid: z.optional(z.string()) })),
])
export type ChatServerFrame = z.output<typeof chatServerFrame>
/** As the server writes it. */
export type WireChatFrame = z.input<typeof chatServerFrame>
