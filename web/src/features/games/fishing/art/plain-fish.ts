import { disc, linear, oval, shape, type Ctx, type Stops } from '../../art/brush.ts'

/** Looks to the right, in a square of 100 by 100 around 0,0; `bend` from -1 to 1 is the swing of the tail. */
export type DrawFish = (ctx: Ctx, bend: number) => void

interface Fins {
  readonly back: string
  readonly belly: string
  readonly tail: string
}

export interface PlainFish {
  readonly body: string
  /** From the back down to the belly. */
  readonly skin: Stops
  readonly fins: Fins
  readonly fin: Stops
  readonly line: string
  readonly eye: readonly [x: number, y: number, r: number]
  /** Where the tail is joined. */
  readonly joint: number
  readonly marks?: (ctx: Ctx) => void
  readonly mouth?: string
}

const eye = (ctx: Ctx, [x, y, r]: PlainFish['eye']): void => {
  disc(ctx, [x, y, r], '#fff')
  disc(ctx, [x + r * 0.2, y, r * 0.62], '#10131c')
  disc(ctx, [x + r * 0.42, y - r * 0.3, r * 0.22], '#fff')
}

const swung = (ctx: Ctx, joint: number, bend: number, draw: () => void): void => {
  ctx.save()
  ctx.translate(joint, 0)
  ctx.transform(1, bend * 0.32, 0, 1 - Math.abs(bend) * 0.08, 0, 0)
  ctx.translate(-joint, 0)
  draw()
  ctx.restore()
}

/** A fish with a back fin, a belly fin and a tail that swings. */
export const plainFish =
  ({ body, skin, fins, fin, line, eye: at, joint, marks, mouth }: PlainFish): DrawFish =>
  (ctx, bend) => {
    const finPaint = linear(ctx, [0, -45, 0, 45], fin)
    const edge = { stroke: line, width: 1.6 }
    swung(ctx, joint, bend, () => shape(ctx, fins.tail, finPaint, edge))
    shape(ctx, fins.back, finPaint, edge)
    shape(ctx, fins.belly, finPaint, edge)
    const path = new Path2D(body)
    ctx.save()
    ctx.clip(path)
    ctx.fillStyle = linear(ctx, [0, -40, 0, 40], skin)
    ctx.fillRect(-60, -60, 120, 120)
    marks?.(ctx)
    oval(ctx, [8, -18, 30, 6], 'rgba(255,255,255,.3)')
    ctx.restore()
    shape(ctx, body, null, edge)
    eye(ctx, at)
    if (mouth !== undefined) shape(ctx, mouth, null, { stroke: line, width: 1.6 })
  }
