import type { Ctx, Draw } from '../../art/brush.ts'

/** How a machine looks. */
export interface Theme {
  /** Symbols by letter. */
  readonly symbols: Readonly<Record<string, Draw>>
  /** The scene behind the reels, drawn to cover the stage; `free` is the scene of the free spins. */
  readonly backdrop: (ctx: Ctx, width: number, height: number, free: boolean) => void
  /** The frame around the reels: outer and inner edges are given. */
  readonly frame: (ctx: Ctx, width: number, height: number, edge: number) => void
  /** Ground of the reels, from the top down. */
  readonly reel: readonly [string, string, string]
  readonly line: number
  /** What drifts over the scene. */
  readonly motes: { readonly draw: Draw; readonly count: number; readonly rise: number }
}
