import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { DrawProof } from '@xinghe/rules/promotions/draw-gift.ts'

/** The draws of a member, for the page. */
export interface DrawsView {
  readonly left: number
  readonly used: number
  /** The hash of the next draw's server seed, and its number. */
  readonly commit: string
  readonly nonce: number
  readonly past: readonly (DrawProof & { readonly amount: Fen; readonly at: Instant })[]
}
