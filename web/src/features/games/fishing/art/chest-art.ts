import { disc, glow, gold, linear, radial, shape, type Ctx } from '../../art/brush.ts'
import type { DrawFish } from './plain-fish.ts'

const edge = { stroke: '#2f1504', width: 2 }
const brassOf = (ctx: Ctx): CanvasGradient => linear(ctx, [-40, 0, 40, 0], gold)
const woodOf = (ctx: Ctx): CanvasGradient =>
  linear(
    ctx,
    [0, -30, 0, 40],
    [
      [0, '#a8632a'],
      [0.5, '#7a3f14'],
      [1, '#4a2208'],
    ],
  )

const coins = [
  [-22, -8, 8],
  [-6, -10, 9],
  [10, -9, 8],
  [24, -7, 7],
  [2, -14, 7],
] as const

const heap = (ctx: Ctx, rise: number): void => {
  for (const [x, y, r] of coins)
    disc(ctx, [x, y - rise, r], radial(ctx, x - 2, y - rise - 2, r, gold), {
      stroke: '#8a5a10',
      width: 1,
    })
}

const box = (ctx: Ctx): void => {
  const brass = brassOf(ctx)
  shape(ctx, 'M-38 -4L38 -4L34 36L-34 36Z', woodOf(ctx), edge)
  shape(ctx, 'M-38 -2L38 -2L37 6L-37 6Z', brass, edge)
  for (const x of [-26, 20] as const)
    shape(ctx, `M${x} 6h7v30h-7Z`, brass, { stroke: '#2f1504', width: 1.2 })
  shape(ctx, 'M-8 0h16v16c0 6 -16 6 -16 0Z', brass, edge)
  disc(ctx, [0, 9, 3], '#2f1504')
}

/** From the front, closed: its dome, with the rim below. `lift` is the gap above the box. */
const lid = (ctx: Ctx, lift: number): void => {
  shape(
    ctx,
    `M-40 ${-4 - lift}C-40 ${-34 - lift} 40 ${-34 - lift} 40 ${-4 - lift}Z`,
    woodOf(ctx),
    edge,
  )
  shape(
    ctx,
    `M-40 ${-8 - lift}L40 ${-8 - lift}L40 ${-2 - lift}L-40 ${-2 - lift}Z`,
    brassOf(ctx),
    edge,
  )
}

/** Thrown back behind the box, seen from within. */
const lidInside = (ctx: Ctx, height: number): void => {
  const dark = linear(
    ctx,
    [0, -4 - height, 0, -4],
    [
      [0, '#5b2d0c'],
      [1, '#2a1204'],
    ],
  )
  shape(
    ctx,
    `M-38 -4L-40 ${-4 - height * 0.8}C-30 ${-6 - height} 30 ${-6 - height} 40 ${-4 - height * 0.8}L38 -4Z`,
    dark,
    {
      stroke: brassOf(ctx),
      width: 4,
    },
  )
}

/** As it swims: `bend` lifts the lid a little, as if something moved inside. */
export const chest: DrawFish = (ctx, bend) => {
  glow(ctx, [0, -4, 56], 'rgba(255,214,110,.5)')
  heap(ctx, 0)
  box(ctx)
  lid(ctx, 6 + Math.abs(bend) * 4)
}

/** The way of the lid from closed, 0, to thrown back, 1; light comes out as it opens. */
export const drawOpening = (ctx: Ctx, open: number): void => {
  glow(ctx, [0, -10, 50 + 10 * open], `rgba(255,224,130,${0.5 + 0.4 * open})`)
  if (open < 0.5) {
    heap(ctx, 4 * open)
    box(ctx)
    ctx.save()
    // Tilting back, the dome is seen ever flatter, and higher.
    ctx.translate(0, -6 - 30 * open)
    ctx.scale(1, 1 - 1.6 * open)
    lid(ctx, 0)
    ctx.restore()
    return
  }
  lidInside(ctx, 40 * (open - 0.5) + 14)
  glow(ctx, [0, -18, 34], `rgba(255,244,190,${open})`)
  heap(ctx, 2 + 6 * open)
  box(ctx)
}
