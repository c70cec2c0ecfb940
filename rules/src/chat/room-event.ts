import type { Instant } from '../base/instant.ts'
import type { Fen } from '../base/money.ts'
import type { OddsType } from '../base/odds.ts'

/** Text in both scripts, for frames that every reader of a room gets. */
export interface ScriptPair {
  readonly cn: string
  readonly tw: string
}

export const chatRoles = ['member', 'operator'] as const
type ChatRole = (typeof chatRoles)[number]

/** Who wrote a message: the key stands for the member everywhere, the name is masked. */
export interface ChatSender {
  readonly userKey: string
  readonly name: string
  readonly vip: number
  readonly role: ChatRole
  readonly simulated: boolean
}

/** One pick of a shared bet, with what a slip needs to offer it at today's price. */
export interface SharedPick {
  readonly gide: string
  readonly gameId: string
  readonly gameType: string
  readonly league: ScriptPair
  /** Empty for a title. */
  readonly home: ScriptPair
  readonly away: ScriptPair
  readonly startsAt: Instant
  readonly w: string
  readonly side: string
  /** Name of the side where it is a runner. */
  readonly sideName: ScriptPair | null
  readonly ratio: number | null
  readonly goalNumber: number | null
  readonly oddsType: OddsType
  /** Signed hundredths in the odds type. */
  readonly shown: number
}

export const sharedBetStates = ['open', 'won', 'lost', 'void'] as const
type SharedBetState = (typeof sharedBetStates)[number]

/** An own bet as shown to a room; the stake only where its member ticked it. */
export interface SharedBet {
  /** `single`, or how its picks are combined. */
  readonly code: string
  /** When it was shared. */
  readonly state: SharedBetState
  readonly stake: Fen | null
  readonly picks: readonly SharedPick[]
}

export const giftKinds = ['award', 'win'] as const
type GiftKind = (typeof giftKinds)[number]

/** An award of 88 yuan or more, or a win that the home page tells of. */
interface Gift {
  readonly name: string
  readonly kind: GiftKind
  /** The activity or the game. */
  readonly title: ScriptPair
  readonly amount: Fen
  readonly simulated: boolean
}

interface Numbered {
  readonly rid: string
  /** Dense per room. */
  readonly seq: number
  readonly at: Instant
}

interface TextMessage extends Numbered {
  readonly kind: 'text'
  readonly id: string
  readonly from: ChatSender
  readonly msg: string
}

interface BetMessage extends Numbered {
  readonly kind: 'bet'
  readonly id: string
  readonly from: ChatSender
  readonly bet: SharedBet
}

/** Awards and wins of ten seconds. */
export interface GiftMessage extends Numbered {
  readonly kind: 'gift'
  readonly id: string
  readonly gifts: readonly Gift[]
}

/** A message that was deleted or cleared before it was read; it keeps its number. */
interface GoneMessage extends Numbered {
  readonly kind: 'gone'
  readonly id: string
}

interface DeleteEvent extends Numbered {
  readonly kind: 'delete'
  readonly ids: readonly string[]
}

/** Everything up to and including `upTo` is gone. */
interface ClearEvent extends Numbered {
  readonly kind: 'clear'
  readonly upTo: number
}

export type ChatMessage = TextMessage | BetMessage | GiftMessage
/** What takes a number in a room. */
export type RoomEvent = ChatMessage | GoneMessage | DeleteEvent | ClearEvent

export const roomStates = ['open', 'slow', 'members', 'vip', 'closed'] as const
export type RoomState = (typeof roomStates)[number]

export interface RoomStatus {
  readonly rid: string
  readonly state: RoomState
  /** Least time between two messages of a member in slow mode; 0 in the others. */
  readonly slowMs: number
  /** VIP grade from which members may send, in the state `vip` may enter. */
  readonly minGrade: number
  readonly online: number
  readonly pinned: ScriptPair | null
}

export const quizPicks = ['H', 'N', 'C'] as const
export type QuizPick = (typeof quizPicks)[number]
