import { Container, Sprite } from 'pixi.js'
import type { SymbolPictures } from './pictures.ts'
import { makeReelMotion, type ReelMotion } from './reel-motion.ts'

/** Faster than this, symbols are drawn smeared. */
const blurSpeed = 11
const fadedAlpha = 0.32

export interface ReelView {
  readonly view: Container
  readonly motion: ReelMotion
  readonly setStrip: (strip: string) => void
  readonly setPictures: (pictures: SymbolPictures, cell: number) => void
  /** Rows that won shine and beat, the others step back; null: all alike. */
  readonly mark: (rows: ReadonlySet<number> | null) => void
  readonly draw: (deltaMs: number) => void
}

const modulo = (value: number, by: number): number => ((value % by) + by) % by

export const makeReelView = (firstStrip: string, rows: number): ReelView => {
  const view = new Container()
  const motion = makeReelMotion()
  const sprites = Array.from({ length: rows + 2 }, () => {
    const sprite = new Sprite()
    sprite.anchor.set(0.5)
    view.addChild(sprite)
    return sprite
  })
  let strip = firstStrip
  let pictures: SymbolPictures | null = null
  let cell = 1
  let marked: ReadonlySet<number> | null = null
  let beat = 0
  return {
    view,
    motion,
    setStrip: (next) => {
      strip = next
    },
    setPictures: (next, size) => {
      pictures = next
      cell = size
    },
    mark: (next) => {
      marked = next
      beat = 0
    },
    draw: (deltaMs) => {
      if (pictures === null) return
      beat += deltaMs
      const position = motion.position()
      const top = Math.floor(position)
      const set = Math.abs(motion.speed()) > blurSpeed ? pictures.blurred : pictures.sharp
      sprites.forEach((sprite, index) => {
        const row = index - 1
        const letter = strip[modulo(top + row, strip.length)] ?? ''
        const texture = set.get(letter)
        if (texture !== undefined && sprite.texture !== texture) sprite.texture = texture
        sprite.position.set(cell / 2, (top + row - position + 0.5) * cell)
        const won = marked?.has(row) === true
        const size = cell * (won ? 1 + 0.07 * Math.sin(beat / 130) : 0.94)
        sprite.setSize(size, size)
        sprite.alpha = marked === null || won ? 1 : fadedAlpha
      })
    },
  }
}
