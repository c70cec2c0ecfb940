import type { Instant } from '../base/instant.ts'
import type { ChatMessage, QuizPick, RoomEvent, RoomStatus, ScriptPair } from './room-event.ts'

/** Messages that a room keeps in the browser. */
export const entriesMost = 500
export const resendAfterMs = 5_000
/** Shortest time between two read receipts; the server limits frames per socket. */
export const tellSeenMs = 5_000
export const failedAfterMs = 60_000

export interface ChatMute {
  readonly until: Instant
  readonly reason: ScriptPair | null
}

export interface ChatSelf {
  readonly userKey: string
  readonly name: string
  readonly level: number
  readonly guest: boolean
  readonly phoneBound: boolean
}

export interface ViewRefusal {
  readonly refusal: string
  readonly message: string
  readonly until?: Instant | undefined
  readonly reason?: ScriptPair | undefined
}

export interface RoomScore {
  readonly home: number
  readonly away: number
  readonly clock: string
  readonly event: { readonly kind: string; readonly side: 'H' | 'C' | null } | null
}

export interface RoomQuiz {
  readonly gide: string
  readonly picks: Readonly<Record<QuizPick, number>>
  readonly mine: QuizPick | null
  readonly closesAt: Instant
  readonly result: QuizPick | null
}

/** `none`: a join is due. */
type JoinState = 'none' | 'sent' | 'joined' | 'refused'

export interface RoomView {
  readonly rid: string
  readonly title: ScriptPair | null
  readonly join: JoinState
  readonly joinSentAt: Instant | null
  readonly refusal: ViewRefusal | null
  readonly epoch: string | null
  /** Every event up to this number has been applied. */
  readonly have: number
  /** Events that came before those in front of them; applied when the gap is closed. */
  readonly early: readonly RoomEvent[]
  /** In order of `seq`, none twice. */
  readonly entries: readonly ChatMessage[]
  /** Entries from this number on came live; those before are history. */
  readonly liveFrom: number
  /** More was missed than came along: the last page has to be loaded. */
  readonly pageNeeded: boolean
  /** Messages were left out before the first entry. */
  readonly gapBefore: boolean
  readonly startReached: boolean
  readonly deleted: ReadonlySet<string>
  readonly clearedUpTo: number
  readonly status: RoomStatus | null
  readonly ended: boolean
  readonly muted: ChatMute | null
  readonly newcomers: readonly string[]
  readonly score: RoomScore | null
  readonly quiz: RoomQuiz | null
  /** Last number of the room as the login told it, for rooms that are not joined. */
  readonly lastSeq: number
  /** Null: nothing was ever read here. */
  readonly seen: number | null
  readonly seenTold: number | null
  readonly seenToldAt: Instant | null
}

export type OutboxContent =
  | { readonly msg: string }
  | { readonly ticketId: string; readonly withStake: boolean }

/** `acknowledged`: stored by the server, and not yet among the entries. */
type OutboxState = 'waiting' | 'sent' | 'acknowledged' | 'failed' | 'refused'

export interface OutboxEntry {
  readonly cid: string
  readonly rid: string
  readonly content: OutboxContent
  readonly state: OutboxState
  readonly queuedAt: Instant
  readonly sentAt: Instant | null
  /** Not sent before, by the server's clock. */
  readonly notBefore: Instant | null
  readonly seq: number | null
  readonly refusal: ViewRefusal | null
}

/** `ready`: open and logged in. */
type Connection = 'offline' | 'connecting' | 'ready'

export interface ChatView {
  readonly connection: Connection
  readonly self: ChatSelf | null
  readonly loginRefusal: ViewRefusal | null
  readonly muted: ChatMute | null
  /** The reason why this member is out of the chat. */
  readonly blocked: ScriptPair | null
  /** User keys that are not shown. */
  readonly hidden: ReadonlySet<string>
  readonly rooms: Readonly<Record<string, RoomView>>
  /** Rooms that are shown somewhere, in the order in which they were entered. */
  readonly entered: readonly string[]
  /** Joined at the server though no longer shown. */
  readonly leaving: readonly string[]
  readonly outbox: readonly OutboxEntry[]
  readonly betweenMs: number
  readonly lastAckAt: Instant | null
  /** The server's clock minus the own one. */
  readonly clockOffsetMs: number
}

export const newRoom = (rid: string): RoomView => ({
  rid,
  title: null,
  join: 'none',
  joinSentAt: null,
  refusal: null,
  epoch: null,
  have: 0,
  early: [],
  entries: [],
  liveFrom: 0,
  pageNeeded: false,
  gapBefore: false,
  startReached: false,
  deleted: new Set(),
  clearedUpTo: 0,
  status: null,
  ended: false,
  muted: null,
  newcomers: [],
  score: null,
  quiz: null,
  lastSeq: 0,
  seen: null,
  seenTold: null,
  seenToldAt: null,
})

export const newChatView: ChatView = {
  connection: 'offline',
  self: null,
  loginRefusal: null,
  muted: null,
  blocked: null,
  hidden: new Set(),
  rooms: {},
  entered: [],
  leaving: [],
  outbox: [],
  betweenMs: 0,
  lastAckAt: null,
  clockOffsetMs: 0,
}
