import { Rectangle, Texture } from 'pixi.js'
import type { Ctx, Draw } from '../art/brush.ts'

/** Lets the browser draw a frame between two pieces of work. */
export const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))

export const paintTexture = (
  width: number,
  height: number,
  scale: number,
  draw: (ctx: Ctx) => void,
): Texture => {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.ceil(width * scale))
  canvas.height = Math.max(1, Math.ceil(height * scale))
  const ctx = canvas.getContext('2d')
  if (ctx === null) throw new Error('no canvas to draw on')
  ctx.scale(scale, scale)
  draw(ctx)
  return Texture.from(canvas, true)
}

export const dropTexture = (texture: Texture | null): void => texture?.destroy(true)

export interface SymbolPictures {
  readonly sharp: ReadonlyMap<string, Texture>
  /** Smeared along the way of the reel, for speed. */
  readonly blurred: ReadonlyMap<string, Texture>
  readonly destroy: () => void
}

/** Every symbol of a machine in one picture: the sharp ones above, the smeared ones below. */
export const paintSymbols = async (
  symbols: Readonly<Record<string, Draw>>,
  size: number,
): Promise<SymbolPictures> => {
  const letters = Object.keys(symbols)
  const canvas = document.createElement('canvas')
  canvas.width = size * letters.length
  canvas.height = size * 2
  const ctx = canvas.getContext('2d')
  if (ctx === null) throw new Error('no canvas to draw on')
  for (const [index, letter] of letters.entries()) {
    ctx.save()
    ctx.translate((index + 0.5) * size, size / 2)
    ctx.scale(size / 108, size / 108)
    symbols[letter]?.(ctx)
    ctx.restore()
    await breathe()
  }
  const steps = 21
  ctx.save()
  ctx.beginPath()
  ctx.rect(0, size, canvas.width, size)
  ctx.clip()
  ctx.globalAlpha = 2.2 / steps
  for (let step = 0; step < steps; step += 1) {
    const shift = (step / (steps - 1) - 0.5) * size * 0.7
    ctx.drawImage(canvas, 0, 0, canvas.width, size, 0, size + shift, canvas.width, size)
  }
  ctx.restore()
  const whole = Texture.from(canvas, true)
  const cut = (row: number): Map<string, Texture> =>
    new Map(
      letters.map((letter, index) => [
        letter,
        new Texture({
          source: whole.source,
          frame: new Rectangle(index * size, row * size, size, size),
        }),
      ]),
    )
  return { sharp: cut(0), blurred: cut(1), destroy: () => whole.destroy(true) }
}
