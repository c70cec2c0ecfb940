import { Texture } from 'pixi.js'
import { nextTask } from '../../../platform/device/next-task.ts'
import type { Ctx } from '../art/brush.ts'

export const newCanvas = (width: number, height: number): Ctx => {
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
