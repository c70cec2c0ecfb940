import type { Json } from '@xinghe/contract/json.ts'
import type { Refused } from '@xinghe/contract/refusal.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { PoolCode } from '@xinghe/rules/games/slots/pools.ts'

export interface PoolWin {
  readonly code: PoolCode
  readonly amount: Fen
}

/** A solo round as its member is told it. */
export interface SoloRound {
  readonly ticket: string
  readonly memberId: MemberId
  readonly game: string
  readonly version: number
  readonly state: 'open' | 'settled' | 'void'
  readonly stake: Fen
  readonly risk: Fen
  /** Won pools included; null while the round is open. */
  readonly payout: Fen | null
  readonly poolWins: readonly PoolWin[]
  readonly choice: Json
  readonly actions: readonly Json[]
  readonly view: unknown
  readonly nonce: number
  readonly placedAt: Instant
  readonly settledAt: Instant | null
  /** Of the payout, in squared stakes, where it differs from round to round. */
  readonly variance?: number
}

/** A round with what the member can stake after it, and when the next may begin. */
export interface Played<Round> {
  readonly round: Round
  readonly stakeable: Fen
  readonly readyAt: Instant
}

/** Of every request to play, whatever its kind. */
export interface AskedBase {
  readonly memberId: MemberId
  /** The idempotency key: the same request has the same answer for ever. */
  readonly requestId: string
}

/**
 * `repeated`: answered before, for the same body. `row-locked`: someone else has the member's purse or
 * seed. Nothing happened in either case.
 */
export type Judgement<Answer> = Answer | Refused | 'repeated' | 'row-locked'
