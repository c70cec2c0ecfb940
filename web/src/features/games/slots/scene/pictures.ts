import { Texture } from 'pixi.js'
import { nextTask } from '../../../../platform/device/next-task.ts'
import type { Draw } from '../../art/brush.ts'
import { newCanvas } from '../../stage/paint.ts'

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
