import type { Call } from '@xinghe/contract/call.ts'
import type { SoloRoundView } from '@xinghe/contract/games-play.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'

export const venues = ['CRTY', 'SBX'] as const
type Venue = (typeof venues)[number]

const betKinds = ['early', 'parlay', 'in-play'] as const
export type BetKind = (typeof betKinds)[number]

type GameWhat = 'spin' | 'deal' | 'act' | 'slip' | 'shots'
type GameWish = { [W in GameWhat]: { readonly what: W; readonly amount: Fen } }[GameWhat]

export type Wish =
  | { readonly what: 'order'; readonly amount: Fen }
  | { readonly what: 'withdrawal'; readonly amount: Fen }
  | {
      readonly what: 'transfer'
      readonly amount: Fen
      readonly venue: Venue
      readonly direction: 'in' | 'out'
    }
  | { readonly what: 'bet'; readonly amount: Fen; readonly kind: BetKind }
  | {
      readonly what: 'cash-out'
      /** The value that was seen for the share. */
      readonly amount: Fen
      readonly betId: string
      readonly share: number
    }
  | GameWish

/** In place of a refusal: every hit of a call was free, nothing was drawn and nothing is kept. */
export const freeShots = 'all-free'

/** `told` of a cash out that was answered as accepted. */
export interface PaidCashOut {
  readonly id: string
  readonly value: string
}

/** What somebody wants, under one request id until it is answered. */
export interface Intention {
  readonly wish: Wish
  readonly call: Call
  readonly input: object
  readonly requestId: string
  /** Null until the server has answered, whatever it has done meanwhile. */
  answer: { readonly id: string } | { readonly refusal: string } | null
  /** The refusal of one copy whose twin was cut off, and may have been done. */
  doubted?: string
  /** A round, slip or accepted cash out as the first answer told it; every later answer must tell the same. */
  told?: unknown
}

/** A payment that the outside party tells of until it is heard. */
export interface Payment {
  readonly orderId: string
  readonly reference: string
  readonly amount: Fen
  heard: boolean
}

export const playerKinds = ['payer', 'leaver', 'bettor', 'gamer'] as const
export type PlayerKind = (typeof playerKinds)[number]

export interface Gamer {
  /** The entrances to the venues. */
  readonly uids: Readonly<Record<'slots' | 'cards' | 'lottery' | 'live' | 'fishing', string>>
  /** The open hands by game, as they were told last. */
  readonly hands: Map<string, SoloRoundView>
}

/** One member, and all that they were told. It lives in a process that is never killed. */
export interface Player {
  readonly id: MemberId
  readonly uuid: string
  readonly token: string
  readonly start: Fen
  readonly kind: PlayerKind
  /** Where the withdrawals of a leaver go. */
  readonly cardId: string | null
  /** A bettor's entrance to the sportsbook. */
  readonly uid: string | null
  readonly gamer: Gamer | null
  readonly intentions: Intention[]
  readonly payments: Payment[]
}

export const idOf = ({ answer }: Intention): string | null =>
  answer !== null && 'id' in answer ? answer.id : null

export const accepted = <W extends Wish['what']>(
  { intentions }: Pick<Player, 'intentions'>,
  what: W,
): { id: string; wish: Extract<Wish, { what: W }> }[] =>
  intentions.flatMap((intention) => {
    const id = idOf(intention)
    if (id === null || intention.wish.what !== what) return []
    return [{ id, wish: intention.wish as Extract<Wish, { what: W }> }]
  })
