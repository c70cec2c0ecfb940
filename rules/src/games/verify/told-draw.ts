import type { Draw } from '../../base/fair/block-stream.ts'
import type { FishKindCode } from '../fishing/fish-kind.ts'
import type { PoolCode } from '../slots/pools.ts'
import type { Card } from '../cards/deck.ts'

/** What one number of the stream decided. */
export type DrawMeaning =
  /** `spin` 0 is the paid one; free spins follow from 1. Symbols from the top row down. */
  | {
      readonly kind: 'reel'
      readonly spin: number
      readonly reel: number
      readonly symbols: readonly string[]
    }
  | { readonly kind: 'pool'; readonly pool: PoolCode; readonly isWon: boolean }
  | { readonly kind: 'card'; readonly card: Card }
  /** Laid ready, and not dealt by the rules of the game. */
  | { readonly kind: 'unused-card' }
  | { readonly kind: 'catch'; readonly fish: FishKindCode; readonly isCaught: boolean }
  /** What a chest pays, in bullets. */
  | { readonly kind: 'prize'; readonly multiple: number }
  | { readonly kind: 'number'; readonly number: number }

export interface ToldDraw extends Draw {
  readonly meaning: DrawMeaning
}
