import type { Point } from '@xinghe/rules/games/fishing/path.ts'
import { Container, Sprite, type Texture } from 'pixi.js'
import { dropTexture, paintTexture } from '../../stage/paint.ts'
import { drawBullet, drawCoin, drawNet } from '../art/cannon-art.ts'
import { chestMs, lidPicture } from './chest-lid.ts'

interface Moving {
  readonly sprite: Sprite
  readonly lastsMs: number
  readonly step: (sprite: Sprite, share: number) => void
  /** A picture that was painted for this one alone. */
  readonly own: Texture | null
  /** Below 0 it waits, unseen. */
  age: number
}

type Shown = Omit<Moving, 'sprite' | 'age'>

export interface Effects {
  readonly view: Container
  readonly net: (at: Point, size: number, afterMs?: number) => void
  /** A bullet of another cannon; it is there after `flightMs`. */
  readonly bullet: (from: Point, to: Point) => void
  /** Animates the lid of a chest; the caller shows the prize after `openMs`. */
  readonly chest: (at: Point, size: number, pictures: readonly Texture[]) => void
  /** An amount that rises from a fish; golden only where it is a win. */
  readonly amount: (at: Point, text: string, isWin: boolean, afterMs?: number) => void
  /** Coins that fly from a fish to the cannon. */
  readonly coins: (from: Point, to: Point, count: number, afterMs?: number) => void
  readonly tick: (deltaMs: number) => void
  /** Ends everything that is shown. */
  readonly clear: () => void
  readonly destroy: () => void
}

/** From another cannon to the fish. */
export const flightMs = 180
const netMs = 420
const amountMs = 1_500
const coinMs = 900

export const makeEffects = (still: boolean, resolution: () => number): Effects => {
  const view = new Container()
  const net = paintTexture(100, 100, 1.5, (ctx) => {
    ctx.translate(50, 50)
    drawNet(ctx)
  })
  const coin = paintTexture(50, 50, 1, (ctx) => {
    ctx.translate(25, 25)
    drawCoin(ctx)
  })
  const shot = paintTexture(40, 40, 1.5, (ctx) => {
    ctx.translate(20, 20)
    drawBullet(ctx, 0)
  })
  const moving: Moving[] = []
  const add = (texture: Texture, at: Point, more: Shown, afterMs = 0): Sprite => {
    const sprite = new Sprite(texture)
    sprite.anchor.set(0.5)
    sprite.position.set(at.x, at.y)
    view.addChild(sprite)
    sprite.visible = afterMs === 0 || still
    moving.push({ ...more, sprite, age: still ? 0 : -afterMs })
    return sprite
  }
  const end = ({ sprite, own }: Moving): void => {
    sprite.destroy()
    dropTexture(own)
  }
  return {
    view,
    net: (at, size, afterMs) => {
      const more: Shown = {
        lastsMs: netMs,
        own: null,
        step: (sprite, share) => {
          const wide = size * (still ? 1 : 0.5 + Math.min(1, share * 2.4) * 0.5)
          sprite.setSize(wide, wide)
          sprite.alpha = 1 - share
        },
      }
      add(net, at, more, afterMs)
    },
    bullet: (from, to) => {
      if (still) return
      const sprite = add(shot, from, {
        lastsMs: flightMs,
        own: null,
        step: (shown, share) =>
          shown.position.set(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share),
      })
      sprite.setSize(16, 16)
    },
    chest: (place, size, pictures) => {
      const [last] = pictures.slice(-1)
      if (last === undefined) return
      const sprite = add(last, place, {
        lastsMs: chestMs,
        own: null,
        step: (shown, share) => {
          const at = still ? pictures.length - 1 : lidPicture(share * chestMs, pictures.length)
          shown.texture = pictures[at] ?? last
          shown.alpha = Math.min(1, (1 - share) * 4)
        },
      })
      sprite.setSize(size, size)
    },
    amount: (at, text, isWin, afterMs) => {
      const size = isWin ? 30 : 20
      const own = paintTexture(text.length * size * 0.75 + 16, size * 1.7, resolution(), (ctx) => {
        ctx.font = `700 ${size}px system-ui, sans-serif`
        ctx.textBaseline = 'middle'
        ctx.textAlign = 'center'
        ctx.lineWidth = 4
        ctx.lineJoin = 'round'
        ctx.strokeStyle = 'rgba(4,22,44,.85)'
        const [x, y] = [(text.length * size * 0.75 + 16) / 2, size * 0.85]
        ctx.strokeText(text, x, y)
        ctx.fillStyle = isWin ? '#ffd66b' : '#f2f8ff'
        ctx.fillText(text, x, y)
      })
      const more: Shown = {
        lastsMs: amountMs,
        own,
        step: (shown, share) => {
          shown.y = at.y - (still ? 20 : 60 * share)
          shown.alpha = Math.min(1, (1 - share) * 3)
        },
      }
      const sprite = add(own, at, more, afterMs)
      sprite.scale.set(1 / resolution())
    },
    coins: (from, to, count, afterMs) => {
      if (still) return
      for (let at = 0; at < count; at += 1) {
        const angle = (at / count) * Math.PI * 2
        const [ox, oy] = [Math.cos(angle) * 46, Math.sin(angle) * 46]
        const more: Shown = {
          lastsMs: coinMs + at * 30,
          own: null,
          step: (shown, share) => {
            const out = Math.min(1, share * 3)
            const home = Math.max(0, (share - 0.35) / 0.65) ** 2
            shown.x = (from.x + ox * out) * (1 - home) + to.x * home
            shown.y = (from.y + oy * out) * (1 - home) + to.y * home
            shown.alpha = share > 0.95 ? 0 : 1
          },
        }
        add(coin, from, more, afterMs).setSize(24, 24)
      }
    },
    tick: (deltaMs) => {
      for (let at = moving.length - 1; at >= 0; at -= 1) {
        const one = moving[at]
        if (one === undefined) continue
        one.age += deltaMs
        if (one.age < 0) continue
        one.sprite.visible = true
        if (one.age >= one.lastsMs) {
          end(one)
          moving.splice(at, 1)
        } else one.step(one.sprite, one.age / one.lastsMs)
      }
    },
    clear: () => {
      for (const one of moving.splice(0)) end(one)
    },
    destroy: () => {
      for (const one of moving) end(one)
      view.destroy({ children: true })
      dropTexture(net)
      dropTexture(coin)
      dropTexture(shot)
    },
  }
}
