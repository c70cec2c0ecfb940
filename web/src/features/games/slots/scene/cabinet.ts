import { Container, Graphics, Sprite, type Texture } from 'pixi.js'
import { nextTask } from '../../../../platform/device/next-task.ts'
import { linear } from '../../art/brush.ts'
import type { Theme } from '../art/theme.ts'
import type { ReelLayout } from './layout.ts'
import { dropTexture, paintInBands, paintTexture } from '../../stage/paint.ts'

export interface Cabinet {
  /** Under the symbols: backdrop, ground of the reels, frame. */
  readonly behind: Container
  /** Over the symbols: the curve of the reels as light and shade. */
  readonly glass: Container
  readonly mask: Graphics
  readonly setFree: (free: boolean) => void
  /** Paints piece by piece and shows all together; nothing is shown where it is outdated by then. */
  readonly paint: (
    width: number,
    height: number,
    layout: ReelLayout,
    resolution: number,
    isOutdated: () => boolean,
  ) => Promise<void>
  readonly destroy: () => void
}

const paintGround = (theme: Theme, { cell, width, height }: ReelLayout, scale: number): Texture =>
  paintTexture(width, height, scale, (ctx) => {
    const [top, middle, bottom] = theme.reel
    for (let x = 0; x < width; x += cell) {
      ctx.fillStyle = linear(
        ctx,
        [x, 0, x + cell, 0],
        [
          [0, bottom],
          [0.12, middle],
          [0.5, middle],
          [0.88, middle],
          [1, top],
        ],
      )
      ctx.fillRect(x, 0, cell, height)
      ctx.fillStyle = 'rgba(255,255,255,.10)'
      ctx.fillRect(x, 0, 1, height)
      ctx.fillStyle = 'rgba(0,0,0,.45)'
      ctx.fillRect(x + cell - 2, 0, 2, height)
    }
  })

const paintGlass = ({ width, height }: ReelLayout): Texture =>
  paintTexture(width, height, 0.5, (ctx) => {
    ctx.fillStyle = linear(
      ctx,
      [0, 0, 0, height],
      [
        [0, 'rgba(0,0,0,.55)'],
        [0.12, 'rgba(0,0,0,.08)'],
        [0.3, 'rgba(255,255,255,.05)'],
        [0.5, 'rgba(255,255,255,.07)'],
        [0.7, 'rgba(255,255,255,0)'],
        [0.88, 'rgba(0,0,0,.1)'],
        [1, 'rgba(0,0,0,.55)'],
      ],
    )
    ctx.fillRect(0, 0, width, height)
  })

interface Painted {
  readonly sprite: Sprite
  readonly place: readonly [x: number, y: number, width: number, height: number]
  readonly texture: Texture
}

const put = ({ sprite, place: [x, y, width, height], texture }: Painted): void => {
  sprite.texture = texture
  sprite.position.set(x, y)
  sprite.setSize(width, height)
}

const drop = (pieces: readonly Painted[]): void => {
  for (const { texture } of pieces) dropTexture(texture)
}

export const makeCabinet = (theme: Theme): Cabinet => {
  const behind = new Container()
  const [backdrop, freeBackdrop, ground, frame, glass] = [0, 1, 2, 3, 4].map(() => new Sprite())
  if (!backdrop || !freeBackdrop || !ground || !frame || !glass) throw new Error('five sprites')
  behind.addChild(backdrop, freeBackdrop, frame, ground)
  freeBackdrop.visible = false
  const mask = new Graphics()
  let painted: readonly Painted[] = []
  return {
    behind,
    glass,
    mask,
    setFree: (free) => {
      freeBackdrop.visible = free
    },
    paint: async (width, height, layout, resolution, isOutdated) => {
      const whole = [0, 0, width, height] as const
      const { x, y, edge } = layout
      const [outerWidth, outerHeight] = [layout.width + edge * 2, layout.height + edge * 2]
      const inside = [x, y, layout.width, layout.height] as const
      // A soft scene needs no more pixels than the page has.
      const paintBackdrop = (free: boolean): Promise<Texture> =>
        paintInBands(width, height, 1, (ctx) => theme.backdrop(ctx, width, height, free))
      const paintFrame = (): Promise<Texture> =>
        paintInBands(outerWidth, outerHeight, resolution, (ctx) =>
          theme.frame(ctx, outerWidth, outerHeight, edge),
        )
      const pieces = [
        { sprite: backdrop, place: whole, draw: () => paintBackdrop(false) },
        { sprite: freeBackdrop, place: whole, draw: () => paintBackdrop(true) },
        {
          sprite: frame,
          place: [x - edge, y - edge, outerWidth, outerHeight] as const,
          draw: paintFrame,
        },
        { sprite: ground, place: inside, draw: () => paintGround(theme, layout, 1) },
        { sprite: glass, place: inside, draw: () => paintGlass(layout) },
      ]
      const next: Painted[] = []
      for (const { sprite, place, draw } of pieces) {
        next.push({ sprite, place, texture: await draw() })
        await nextTask()
      }
      if (isOutdated()) return drop(next)
      next.forEach(put)
      mask.clear().rect(x, y, layout.width, layout.height).fill(0xffffff)
      drop(painted)
      painted = next
    },
    destroy: () => {
      behind.destroy({ children: true })
      glass.destroy()
      mask.destroy()
      drop(painted)
    },
  }
}
