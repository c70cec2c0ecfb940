import { Container, Sprite, type Texture } from 'pixi.js'
import { dropTexture, paintTexture } from '../../stage/paint.ts'
import { drawBarrel } from '../art/cannon-art.ts'
import type { SeaView } from './sea-view.ts'

export interface Cannons {
  readonly view: Container
  /** Which of the four places have a cannon. */
  readonly setTaken: (taken: readonly boolean[]) => void
  readonly setLevel: (place: number, level: number) => void
  /** Radians from the cannon's rest. */
  readonly turn: (place: number, angle: number) => void
  readonly kick: (place: number) => void
  readonly resize: (view: SeaView, resolution: number) => void
  readonly tick: (deltaMs: number) => void
  readonly destroy: () => void
}

const kickMs = 140
const size = 120

export const makeCannons = (still: boolean): Cannons => {
  const view = new Container()
  let textures: Texture[] = []
  const cannons = [0, 1, 2, 3].map(() => {
    const sprite = new Sprite()
    sprite.anchor.set(0.5, 0.62)
    sprite.visible = false
    view.addChild(sprite)
    return { sprite, level: 0, angle: 0, kickMs: 0, side: 1 }
  })
  const draw = (): void => {
    for (const cannon of cannons) {
      const texture = textures[cannon.level]
      if (texture !== undefined) cannon.sprite.texture = texture
    }
  }
  return {
    view,
    setTaken: (taken) => {
      for (const [at, { sprite }] of cannons.entries()) sprite.visible = taken[at] ?? false
    },
    setLevel: (place, level) => {
      const cannon = cannons[place]
      if (cannon === undefined || cannon.level === level) return
      cannon.level = level
      draw()
    },
    turn: (place, angle) => {
      const cannon = cannons[place]
      if (cannon !== undefined) cannon.angle = angle
    },
    kick: (place) => {
      const cannon = cannons[place]
      if (cannon !== undefined && !still) cannon.kickMs = kickMs
    },
    resize: ({ places, width }, resolution) => {
      const old = textures
      textures = [0, 1, 2].map((level) =>
        paintTexture(size, size, resolution, (ctx) => {
          ctx.translate(size / 2, size * 0.62)
          drawBarrel(ctx, level)
        }),
      )
      draw()
      for (const texture of old) dropTexture(texture)
      const shown = width < 600 ? 96 : 132
      for (const [at, cannon] of cannons.entries()) {
        const place = places[at]
        if (place === undefined) continue
        cannon.side = place.side
        cannon.sprite.position.set(place.x, place.y)
        cannon.sprite.setSize(shown, shown)
      }
    },
    tick: (deltaMs) => {
      for (const cannon of cannons) {
        cannon.kickMs = Math.max(0, cannon.kickMs - deltaMs)
        cannon.sprite.rotation = cannon.angle + (cannon.side === 1 ? 0 : Math.PI)
        cannon.sprite.anchor.y = 0.62 - 0.06 * (cannon.kickMs / kickMs)
      }
    },
    destroy: () => {
      view.destroy({ children: true })
      for (const texture of textures) dropTexture(texture)
    },
  }
}
