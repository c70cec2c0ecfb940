import type { Fen } from '../../base/money.ts'

/** A solo round with everything that decides it: enough to compute it anew, and nothing about the member. */
export interface SoloProof {
  readonly ticket: string
  readonly game: string
  readonly version: number
  readonly choice: unknown
  readonly actions: readonly unknown[]
  readonly stake: Fen
  /** Stake and won pools included; null while the round is open. */
  readonly payout: Fen | null
  readonly poolWin: Fen
  readonly commit: string
  /** Null until the member has rotated it. */
  readonly serverSeed: string | null
  readonly clientSeed: string
  readonly nonce: number
}
