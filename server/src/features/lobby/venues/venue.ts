import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { TransferFate } from '@xinghe/rules/lobby/open-transfer.ts'
import type { Language } from '@xinghe/rules/site/switches.ts'
import type { VenueTransferId } from '@xinghe/rules/wallet/order-id.ts'
import type { HouseAccount } from '../../../ledger/accounts.ts'

export interface VenueOrder {
  /** The venue answers one id once and the same for ever. */
  readonly id: VenueTransferId
  readonly memberId: MemberId
  readonly amount: Fen
}

/** `unknown`: no answer, or none that can be read; it may have happened or not. */
export type VenueOutcome =
  | { readonly outcome: 'done'; readonly balance: Fen }
  | { readonly outcome: 'refused'; readonly reason: string }
  | { readonly outcome: 'unknown' }

export interface VenueBet {
  readonly id: string
  readonly memberId: string
  readonly stake: Fen
  readonly payout: Fen
  readonly settledAt: Instant
}

export interface VenueEntry {
  readonly memberId: MemberId
  readonly gameCode: string
  readonly language: Language
}

/**
 * A venue of another house. It cannot join our transaction, so whatever it is asked to move carries an
 * id by which its fate can be found out later. Venues of this house need no port to move money: their
 * wallets are accounts of our ledger (in-house.ts).
 */
export interface OutsideVenue {
  readonly code: string
  /** What of our money lies there, all members together. */
  readonly account: HouseAccount
  /** The game's address; throws `outside-unreachable`. */
  launch(entry: VenueEntry): Promise<string>
  transferIn(order: VenueOrder): Promise<VenueOutcome>
  transferOut(order: VenueOrder): Promise<VenueOutcome>
  transferStatus(id: VenueTransferId): Promise<TransferFate>
  /** Asks for the promise never to do it; `done` when it is too late for that. */
  cancelTransfer(id: VenueTransferId): Promise<TransferFate>
  /** Null when it does not answer in time. */
  balance(memberId: MemberId): Promise<Fen | null>
  /** Settled bets in the venue's own order; null when it does not answer. */
  betsSince(cursor: string): Promise<{ bets: readonly VenueBet[]; cursor: string } | null>
}
