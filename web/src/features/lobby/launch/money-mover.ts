import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import type { venueTransfer } from '@xinghe/contract/lobby-venues.ts'
import type { Refused } from '@xinghe/contract/refusal.ts'

type Input = InputOf<typeof venueTransfer>

export type MoveOutcome =
  | { readonly kind: 'answered'; readonly answer: OutputOf<typeof venueTransfer> }
  | { readonly kind: 'refused'; readonly refused: Refused }
  | { readonly kind: 'unknown' }

/** Moves money into a venue, once per intention; the wallet's own, handed in by the app. */
export interface MoneyMover {
  readonly busy: boolean
  /** Sent without an answer: nothing new is sent until it is settled. */
  readonly unknown: Input | null
  readonly send: (input: Input) => Promise<MoveOutcome | null>
  readonly askAgain: () => Promise<MoveOutcome | null>
}
