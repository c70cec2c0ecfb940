import * as z from 'zod/mini'
import type { Envelope } from './envelope.ts'
import type { UnreadByType } from './inbox.ts'

/** Live socket `/stream/ws`: one per tab, guest first, login by message, topics with sequence numbers. */
export const livePath = '/stream/ws'
export const liveHeartbeatMs = 20_000
/** After this long without a message a side closes the connection. */
export const liveSilenceMs = 45_000

/** Public topics are sent in plain; `member` is private and sealed with the session's key. */
const publicTopics = ['site', 'notices'] as const
export const privateTopics = ['member'] as const
export type Topic = (typeof publicTopics)[number] | (typeof privateTopics)[number]

/** Concurrent calls of one socket; a client sends further calls over HTTP. */
export const socketCallsMost = 16
/** Longer calls go over HTTP. */
export const callMessageBytes = 64 * 1024
/** Size limit of every other client message. */
export const messageBytes = 4 * 1024

const topicName = z.string().check(z.minLength(1), z.maxLength(80))

export const clientMessage = z.discriminatedUnion('t', [
  z.object({
    t: z.literal('login'),
    token: z.string().check(z.maxLength(128)),
    key: z.string().check(z.maxLength(160)),
    /** The browser's own id, as in the header of calls: a token works only where it was given. */
    uuid: z.optional(z.string().check(z.maxLength(64))),
  }),
  z.object({ t: z.literal('logout') }),
  /** `have` is the last sequence number seen; the server resumes from there or sends a snapshot. */
  z.object({
    t: z.literal('sub'),
    topic: topicName,
    have: z.optional(z.number().check(z.int(), z.nonnegative())),
    epoch: z.optional(z.string().check(z.maxLength(40))),
  }),
  z.object({ t: z.literal('unsub'), topic: topicName }),
  z.object({ t: z.literal('ping') }),
  /**
   * A call of the contract, from a socket that is logged in. `id` is the page's next counter: it is used
   * once, over HTTP or here. `path` and `body` are as over HTTP: plain, or both sealed with the keys of
   * the login. A plain call says when it was sent; a sealed path has that inside.
   */
  z.object({
    t: z.literal('call'),
    id: z.number().check(z.int(), z.minimum(1)),
    path: z.string().check(z.maxLength(1_000)),
    requestId: z.string().check(z.maxLength(64)),
    sentAt: z.optional(z.number()),
    body: z.custom(),
  }),
])
export type ClientMessage = z.infer<typeof clientMessage>

export type CallMessage = Extract<ClientMessage, { t: 'call' }>

/** The answer to the call of this id: its envelope, or the same sealed as an HTTP answer is. */
export type AnswerMessage = { t: 'answer'; id: number } & (
  | { envelope: Envelope }
  | { sealed: string }
)

/**
 * `epoch` identifies a topic's numbering: after a restart the server numbers from the start under another
 * epoch, and a client that still has numbers of the old one gets a snapshot.
 */
export type ServerMessage =
  | { t: 'hello'; serverTime: number }
  | { t: 'logged-in' }
  | { t: 'refused'; about: string; refusal: string; message: string }
  | { t: 'snap'; topic: string; epoch: string; seq: number; data: unknown }
  | { t: 'delta'; topic: string; epoch: string; seq: number; data: unknown }
  | { t: 'sealed'; topic: string; body: string }
  | { t: 'pong' }
  | AnswerMessage

export const closeReasons = {
  stopping: { code: 1001, reason: 'server-stopping' },
  silent: { code: 4000, reason: 'no-heartbeat' },
  broken: { code: 4001, reason: 'message-not-understood' },
  slow: { code: 4002, reason: 'reader-too-slow' },
  flood: { code: 4003, reason: 'too-many-messages' },
} as const

/** Values of the topics. A delta of these topics is the whole new value of one field. */
export interface SiteTopic {
  maintenance: { text: string; textTw: string; until: string | null } | null
}
export interface NoticesTopic {
  version: number
}
export interface MemberTopic {
  /** Balance of the centre wallet, and the locked amount. */
  balance?: string
  locked?: string
  /** Awards that can be claimed. */
  offers?: number
  vipGrade?: number
  /** Balances of the wallets in venues of this site, by channel code. */
  venues?: Readonly<Record<string, string>>
  /** The order of the cashier, or the transfer, that has just changed. */
  order?: { kind: 'deposit' | 'withdraw' | 'transfer'; id: string; state: string }
  /** The bet that has just been decided or settled. */
  bet?: { id: string; state: string }
  /** A price that the member waited for has just been reached. */
  priceTarget?: { id: string }
  unread?: UnreadByType
  /** The session that this socket logged in with has ended; the client logs out locally. */
  ended?: boolean
}
