import type { Fen } from '@xinghe/rules/base/money.ts'
import type { Point } from '@xinghe/rules/games/fishing/path.ts'
import { Container, Sprite } from 'pixi.js'
import { dropTexture, paintTexture } from '../../stage/paint.ts'
import { drawBullet } from '../art/cannon-art.ts'
import { alongBarrel } from './aim.ts'
import { firstHit, type Target } from './first-hit.ts'
import type { SeaView } from './sea-view.ts'

interface Bullet {
  readonly sprite: Sprite
  readonly worth: Fen
  readonly level: number
  readonly angle: number
  at: Point
}

export interface Struck {
  readonly target: Target
  readonly worth: Fen
  readonly level: number
}

export interface Bullets {
  readonly view: Container
  readonly fire: (from: Point, angle: number, worth: Fen, level: number) => void
  /** Bullets that are on their way. */
  readonly flying: () => number
  /** Moves all bullets; those that meet a fish or leave the stage are gone. */
  readonly tick: (deltaMs: number, stage: SeaView, targets: readonly Target[]) => readonly Struck[]
  readonly destroy: () => void
}

const levels = [0, 1, 2] as const
/** So many times the longer side of the stage in a second. */
const speed = 1.15

export const makeBullets = (still: boolean): Bullets => {
  const view = new Container()
  const textures = levels.map((level) =>
    paintTexture(40, 40, 1.5, (ctx) => {
      ctx.translate(20, 20)
      drawBullet(ctx, level)
    }),
  )
  const flying: Bullet[] = []
  return {
    view,
    fire: (from, angle, worth, level) => {
      const sprite = new Sprite(textures[level])
      sprite.anchor.set(0.5)
      const size = 16 + level * 5
      sprite.setSize(size, size)
      sprite.position.set(from.x, from.y)
      view.addChild(sprite)
      flying.push({ sprite, worth, level, angle, at: from })
    },
    flying: () => flying.length,
    tick: (deltaMs, stage, targets) => {
      const struck: Struck[] = []
      const longer = Math.max(stage.width, stage.height)
      // Without motion a bullet is at its end at once.
      const far = still ? longer * 2 : (speed * longer * deltaMs) / 1000
      for (let index = flying.length - 1; index >= 0; index -= 1) {
        const bullet = flying[index]
        if (bullet === undefined) continue
        const to = alongBarrel(bullet.at, bullet.angle, far)
        const target = firstHit(bullet.at, to, targets)
        bullet.at = to
        bullet.sprite.position.set(to.x, to.y)
        const isOut = to.x < 0 || to.y < 0 || to.x > stage.width
        if (target !== null) struck.push({ target, worth: bullet.worth, level: bullet.level })
        if (target === null && !isOut) continue
        bullet.sprite.destroy()
        flying.splice(index, 1)
      }
      return struck
    },
    destroy: () => {
      view.destroy({ children: true })
      for (const texture of textures) dropTexture(texture)
    },
  }
}
