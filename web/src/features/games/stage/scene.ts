import type { Container } from 'pixi.js'

/** What a game draws on the stage. It is destroyed when its page is left. */
export interface Scene {
  readonly view: Container
  /** The member asked for less motion: what is drawn changes at once, and seldom. */
  readonly still: boolean
  /** Resolves with the first whole picture. */
  readonly painted: Promise<void>
  /** In CSS pixels; `resolution` is how many device pixels one of them has. */
  readonly resize: (width: number, height: number, resolution: number) => void
  /** False where the picture is the same as before. */
  readonly tick: (deltaMs: number) => boolean
  readonly destroy: () => void
}
