import { Container, Sprite, type Texture } from 'pixi.js'
import type { Theme } from '../art/theme.ts'
import { scatterNumbers } from '../../art/brush.ts'
import { dropTexture, paintTexture } from '../../stage/paint.ts'

interface Mote {
  readonly sprite: Sprite
  readonly depth: number
  readonly phase: number
  x: number
  y: number
}

export interface Motes {
  readonly view: Container
  readonly resize: (width: number, height: number) => void
  readonly tick: (deltaMs: number) => void
  /** Throws a shower up from the middle, for a great win. */
  readonly burst: (count: number) => void
  readonly destroy: () => void
}

interface Spark {
  readonly sprite: Sprite
  vx: number
  vy: number
  life: number
}

const gravity = 0.0011

/** What drifts over a scene: stars, petals, sparks. */
export const makeMotes = ({ motes }: Theme, still: boolean): Motes => {
  const view = new Container()
  const texture: Texture = paintTexture(64, 64, 1, (ctx) => {
    ctx.translate(32, 32)
    ctx.scale(0.62, 0.62)
    motes.draw(ctx)
  })
  const next = scatterNumbers(99)
  const add = (): Sprite => {
    const sprite = new Sprite(texture)
    sprite.anchor.set(0.5)
    view.addChild(sprite)
    return sprite
  }
  const drifting: Mote[] = Array.from({ length: motes.count }, () => ({
    sprite: add(),
    depth: 0.35 + next() * 0.65,
    phase: next() * Math.PI * 2,
    x: next(),
    y: next(),
  }))
  const sparks: Spark[] = []
  let [width, height, time] = [1, 1, 0]
  const stepSparks = (deltaMs: number): void => {
    for (const spark of sparks) {
      if (spark.life <= 0) continue
      spark.life -= deltaMs
      spark.vy += gravity * deltaMs
      spark.sprite.x += spark.vx * deltaMs
      spark.sprite.y += spark.vy * deltaMs
      spark.sprite.rotation += spark.vx * 0.02 * deltaMs
      spark.sprite.alpha = Math.max(0, Math.min(1, spark.life / 500))
    }
  }
  return {
    view,
    resize: (w, h) => {
      width = w
      height = h
    },
    tick: (deltaMs) => {
      time += still ? 0 : deltaMs
      for (const mote of drifting) {
        if (!still)
          mote.y = (mote.y - ((motes.rise * mote.depth) / 1000 / height) * deltaMs + 1) % 1
        const sway = Math.sin(time / 1700 + mote.phase) * 0.02
        mote.sprite.position.set((mote.x + sway) * width, mote.y * height)
        mote.sprite.rotation = mote.phase + time / 4000
        mote.sprite.scale.set(mote.depth * 0.34)
        mote.sprite.alpha = 0.25 + 0.5 * Math.abs(Math.sin(time / 1400 + mote.phase))
      }
      stepSparks(deltaMs)
    },
    burst: (count) => {
      if (still) return
      while (sparks.length < count) sparks.push({ sprite: add(), vx: 0, vy: 0, life: 0 })
      for (const spark of sparks.slice(0, count)) {
        spark.sprite.position.set(width * (0.3 + next() * 0.4), height * (0.55 + next() * 0.2))
        spark.sprite.scale.set(0.25 + next() * 0.4)
        spark.vx = (next() - 0.5) * 0.9
        spark.vy = -(0.5 + next() * 0.8) * Math.sqrt(height / 800)
        spark.life = 1400 + next() * 1200
      }
    },
    destroy: () => {
      view.destroy({ children: true })
      dropTexture(texture)
    },
  }
}
