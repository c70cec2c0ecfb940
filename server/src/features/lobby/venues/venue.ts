import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { PlayFact } from '@xinghe/rules/base/play-fact.ts'
import type { TransferFate } from '@xinghe/rules/lobby/open-transfer.ts'
import type { Language } from '@xinghe/rules/site/switches.ts'
import type { VenueTransferId } from '@xinghe/rules/wallet/order-id.ts'
import type { HouseAccount } from '../../../ledger/accounts.ts'

export interface VenueOrder {
  /** Idempotency key: the venue gives the same answer for ever. */
  readonly id: VenueTransferId
  readonly memberId: MemberId
  readonly amount: Fen
}

/** `unknown`: no answer or a malformed one; the money may have moved or not. */
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
 * The port to an outside venue. It cannot join our transaction, so every transfer has an id by which its
 * outcome can be queried later. Venues of the house need no port for money: their wallets are accounts of
 * our ledger (in-house.ts).
 */
export interface OutsideVenue {
  readonly code: string
  /** The sum of all members' money at the venue. */
  readonly account: HouseAccount
  /** What its bets count as; the reports do not name the game. An edge of 0 earns no rebate. */
  readonly play: Pick<PlayFact, 'category' | 'edgeBp'>
  /** The game's address; throws `outside-unreachable`. */
  launch(entry: VenueEntry): Promise<string>
  transferIn(order: VenueOrder): Promise<VenueOutcome>
  transferOut(order: VenueOrder): Promise<VenueOutcome>
  transferStatus(id: VenueTransferId): Promise<TransferFate>
  /** Cancels the transfer for ever; `done` when it was executed already. */
  cancelTransfer(id: VenueTransferId): Promise<TransferFate>
  /** Null when it does not answer in time. */
  balance(memberId: MemberId): Promise<Fen | null>
  /** Settled bets in the venue's own order; null when it does not answer. */
  betsSince(cursor: string): Promise<{ bets: readonly VenueBet[]; cursor: string } | null>
}
