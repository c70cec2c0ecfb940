import {
  fishKind,
  fishKindCodes,
  type FishKindCode,
} from '@xinghe/rules/games/fishing/fish-kind.ts'
import type { Texture } from 'pixi.js'
import { nextTask } from '../../../../platform/device/next-task.ts'
import type { Ctx } from '../../art/brush.ts'
import { dropTexture, paintTexture } from '../../stage/paint.ts'
import { drawOpening } from '../art/chest-art.ts'
import { fishArt } from '../art/fish-art.ts'

/** The swings of the tail that a fish is drawn with. */
const swings = [-1, 0, 1] as const

/** The drawn square is this many reaches wide: fins and light lie outside of what can be hit. */
const widePerReach = 2.7

export interface FishPictures {
  /** Null until the kind is painted. `phase` is from 0 to 1. */
  readonly frame: (kind: FishKindCode, phase: number) => Texture | null
  readonly width: (kind: FishKindCode) => number
  /** The lid of a chest from closed to thrown back; empty until it is painted. */
  readonly opening: () => readonly Texture[]
  readonly destroy: () => void
}

/** Pictures of a lid that opens. */
const openings = 7

/** There and back again. */
const order = [0, 1, 2, 1] as const

/** Paints every kind for one size of the stage, the commonest first, each in a task of its own. */
export const paintFish = (
  scale: number,
  resolution: number,
): { pictures: FishPictures; painted: Promise<void> } => {
  const frames = new Map<FishKindCode, readonly Texture[]>()
  let opening: readonly Texture[] = []
  let destroyed = false
  const width = (kind: FishKindCode): number => fishKind(kind).reach * widePerReach * scale
  const paintOne = (kind: FishKindCode, draw: (ctx: Ctx) => void): Texture => {
    const size = Math.ceil(width(kind))
    return paintTexture(size, size, resolution, (ctx) => {
      ctx.translate(size / 2, size / 2)
      ctx.scale(size / 122, size / 122)
      draw(ctx)
    })
  }
  const paint = async (): Promise<void> => {
    for (const kind of fishKindCodes) {
      if (destroyed) return
      frames.set(
        kind,
        swings.map((bend) => paintOne(kind, (ctx) => fishArt[kind](ctx, bend))),
      )
      await nextTask()
    }
    if (destroyed) return
    opening = Array.from({ length: openings }, (_, at) =>
      paintOne('chest', (ctx) => drawOpening(ctx, at / (openings - 1))),
    )
  }
  return {
    pictures: {
      frame: (kind, phase) =>
        frames.get(kind)?.[order[Math.floor(phase * order.length) % order.length] ?? 0] ?? null,
      width,
      opening: () => opening,
      destroy: () => {
        destroyed = true
        for (const made of [...frames.values(), opening])
          for (const texture of made) dropTexture(texture)
      },
    },
    painted: paint(),
  }
}
