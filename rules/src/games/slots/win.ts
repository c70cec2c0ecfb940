import type { Position } from './reel-window.ts'

/** One win of a spin: a line, or all ways of one symbol. */
export interface Win {
  readonly symbol: string
  /** Reels from the left that carry the symbol or a wild. */
  readonly count: number
  /** Number of the line from zero; null where ways pay. */
  readonly line: number | null
  readonly ways: number
  readonly positions: readonly Position[]
  /** In stake/unit, multipliers included. */
  readonly pay: number
}
