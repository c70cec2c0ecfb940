import { Texture } from 'pixi.js'
import { nextTask } from '../../../../platform/device/next-task.ts'
import type { Ctx, Draw } from '../art/brush.ts'

const newCanvas = (width: number, height: number): Ctx => {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.ceil(width))
  canvas.height = Math.max(1, Math.ceil(height))
  const ctx = canvas.getContext('2d')
  if (ctx === null) throw new Error('no canvas to draw on')
  return ctx
}

export const paintTexture = (
  width: number,
  height: number,
  scale: number,
  draw: (ctx: Ctx) => void,
): Texture => {
  const ctx = newCanvas(width * scale, height * scale)
  ctx.scale(scale, scale)
  draw(ctx)
  return Texture.from(ctx.canvas, true)
}

/** So many pixels of a scene take about five milliseconds on a desktop. */
const bandPixels = 60_000
const mostBands = 16

/** A large picture band by band, each in a task of its own; `draw` must draw the same each time. */
export const paintInBands = async (
  width: number,
  height: number,
  scale: number,
  draw: (ctx: Ctx) => void,
): Promise<Texture> => {
  const ctx = newCanvas(width * scale, height * scale)
  const bands = Math.min(mostBands, Math.ceil((width * height * scale ** 2) / bandPixels))
  // Whole pixels: a band that ends inside one would leave a seam.
  const bandHeight = Math.ceil(ctx.canvas.height / bands)
  for (let band = 0; band < bands; band += 1) {
    ctx.save()
    ctx.beginPath()
    ctx.rect(0, band * bandHeight, ctx.canvas.width, bandHeight)
    ctx.clip()
    ctx.scale(scale, scale)
    draw(ctx)
    ctx.restore()
    await nextTask()
  }
  return Texture.from(ctx.canvas, true)
}

export const dropTexture = (texture: Texture | null): void => texture?.destroy(true)

export interface SymbolPictures {
  readonly sharp: ReadonlyMap<string, Texture>
  /** Smeared along the way of the reel, for speed. */
  readonly blurred: ReadonlyMap<string, Texture>
  readonly destroy: () => void
}

const smearSteps = 21

/** The picture many times over, each faint and a little further along the reel. */
const smear = (picture: HTMLCanvasElement, size: number): HTMLCanvasElement => {
  const ctx = newCanvas(size, size)
  ctx.globalAlpha = 2.2 / smearSteps
  for (let step = 0; step < smearSteps; step += 1) {
    ctx.drawImage(picture, 0, (step / (smearSteps - 1) - 0.5) * size * 0.7)
  }
  return ctx.canvas
}

/** Every symbol of a machine, sharp and smeared; each in a task of its own, so that the page stays quick. */
export const paintSymbols = async (
  symbols: Readonly<Record<string, Draw>>,
  size: number,
): Promise<SymbolPictures> => {
  const [sharp, blurred] = [new Map<string, Texture>(), new Map<string, Texture>()]
  for (const [letter, draw] of Object.entries(symbols)) {
    const ctx = newCanvas(size, size)
    ctx.translate(size / 2, size / 2)
    ctx.scale(size / 108, size / 108)
    draw(ctx)
    sharp.set(letter, Texture.from(ctx.canvas, true))
    await nextTask()
    blurred.set(letter, Texture.from(smear(ctx.canvas, size), true))
    await nextTask()
  }
  const destroy = (): void => {
    for (const texture of [...sharp.values(), ...blurred.values()]) texture.destroy(true)
  }
  return { sharp, blurred, destroy }
}
