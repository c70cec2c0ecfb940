import * as z from 'zod/mini'

/** Live socket `/stream/ws`: one per tab, guest first, login by message, topics with sequence numbers. */
export const livePath = '/stream/ws'
export const liveHeartbeatMs = 20_000
/** A side that has heard nothing for this long takes the connection for dead. */
export const liveSilenceMs = 45_000

/** Public topics travel as they are; `member` is the private one, sealed with the session's key. */
export const publicTopics = ['site', 'notices'] as const
export const privateTopics = ['member'] as const
export type Topic = (typeof publicTopics)[number] | (typeof privateTopics)[number]

const topicName = z.string().check(z.minLength(1), z.maxLength(80))

export const clientMessage = z.discriminatedUnion('t', [
  z.object({
    t: z.literal('login'),
    token: z.string().check(z.maxLength(128)),
    key: z.string().check(z.maxLength(160)),
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
])
export type ClientMessage = z.infer<typeof clientMessage>

/**
 * `epoch` names one life of a topic's numbering: after a restart the server counts anew under another
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

export const closeReasons = {
  stopping: { code: 1001, reason: 'server-stopping' },
  silent: { code: 4000, reason: 'no-heartbeat' },
  broken: { code: 4001, reason: 'message-not-understood' },
  slow: { code: 4002, reason: 'reader-too-slow' },
  flood: { code: 4003, reason: 'too-many-messages' },
} as const

/** What the topics carry. A delta of these topics is the whole new value of one part. */
export interface SiteTopic {
  maintenance: { text: string; until: string | null } | null
}
export interface NoticesTopic {
  version: number
}
export interface MemberTopic {
  /** The centre wallet and what is locked of it. */
  balance?: string
  locked?: string
  /** The order of the cashier, or the transfer, that has just changed. */
  order?: { kind: 'deposit' | 'withdraw' | 'transfer'; id: string; state: string }
  /** The bet that has just been decided or settled. */
  bet?: { id: string; state: string }
  unread?: number
  /** The session that this socket logged in with has ended; the client logs out locally. */
  ended?: boolean
}
