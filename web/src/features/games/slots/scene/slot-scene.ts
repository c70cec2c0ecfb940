import type { Machine } from '@xinghe/rules/games/slots/machines/machine.ts'
import type { Position } from '@xinghe/rules/games/slots/reel-window.ts'
import type { Spin } from '@xinghe/rules/games/slots/spin.ts'
import { Container, Graphics } from 'pixi.js'
import { nextTask } from '../../../../platform/device/next-task.ts'
import type { Scene } from '../../stage/scene.ts'
import type { Theme } from '../art/theme.ts'
import { makeCabinet } from './cabinet.ts'
import { layoutReels, type ReelLayout } from './layout.ts'
import { landingTimes, type Pace } from './landing-times.ts'
import { makeMotes } from './motes.ts'
import { openingStops } from './opening-stops.ts'
import { paintSymbols, type SymbolPictures } from './pictures.ts'
import { makeReelView } from './reel-view.ts'
import { drawBox, drawWin } from './win-marks.ts'

export interface SlotScene extends Scene {
  readonly turn: () => void
  /** Brings every reel to its stop; resolves when the last one rests. */
  readonly land: (spin: Spin, pace: Pace) => Promise<void>
  /** Marks one win, or all of them with null. */
  readonly showWins: (spin: Spin, only: number | null) => void
  readonly clearWins: () => void
  readonly setFree: (free: boolean) => void
  readonly celebrate: (sparks: number) => void
}

interface SceneOptions {
  readonly machine: Machine
  readonly theme: Theme
  /** The member asked for less motion: reels change at once and nothing drifts. */
  readonly still: boolean
  /** For sound. */
  readonly onReelStop: (reel: number) => void
}

const rowsOf = (positions: readonly Position[], reel: number): ReadonlySet<number> =>
  new Set(positions.filter((position) => position.reel === reel).map(({ row }) => row))

export const makeSlotScene = (options: SceneOptions): SlotScene => {
  const { machine, theme, still, onReelStop } = options
  const view = new Container()
  const cabinet = makeCabinet(theme)
  const motes = makeMotes(theme, still)
  const reels = machine.strips.map((strip) => makeReelView(strip, machine.rows))
  openingStops(machine).forEach((stop, index) => reels[index]?.motion.place(stop))
  const symbols = new Container()
  const marks = new Graphics()
  symbols.addChild(...reels.map((reel) => reel.view))
  symbols.mask = cabinet.mask
  view.addChild(cabinet.behind, motes.view, symbols, cabinet.mask, cabinet.glass, marks)

  let showPainted: () => void = () => undefined
  const painted = new Promise<void>((resolve) => {
    showPainted = resolve
  })
  let pictures: SymbolPictures | null = null
  let layout: ReelLayout = layoutReels(800, 500, reels.length, machine.rows)
  let destroyed = false
  let painting = 0
  let landing: {
    at: readonly number[]
    stops: readonly number[]
    since: number
    begun: number
  } | null = null
  let rested: (() => void) | null = null
  /** Strips of the next turn: the window that lies on the reels stays until then. */
  let strips = machine.strips
  /** Since the last tick; without motion nothing else changes the picture. */
  let changed = true

  const paint = async (width: number, height: number, resolution: number): Promise<void> => {
    const turn = (painting += 1)
    const isOutdated = (): boolean => destroyed || turn !== painting
    await nextTask()
    const next = await paintSymbols(theme.symbols, Math.ceil(layout.cell * resolution))
    await cabinet.paint(width, height, layout, resolution, isOutdated)
    if (isOutdated()) return next.destroy()
    for (const reel of reels) reel.setPictures(next, layout.cell)
    pictures?.destroy()
    pictures = next
    changed = true
    showPainted()
  }

  const stepLanding = (deltaMs: number): void => {
    if (landing === null) return
    landing.since += deltaMs
    reels.forEach((reel, index) => {
      if (landing === null || index !== landing.begun || landing.since < (landing.at[index] ?? 0))
        return
      landing.begun += 1
      reel.motion.land(landing.stops[index] ?? 0)
    })
    if (landing.begun < reels.length || reels.some((reel) => !reel.motion.resting())) return
    landing = null
    rested?.()
    rested = null
  }

  const stepReels = (deltaMs: number): void => {
    reels.forEach((reel, index) => {
      const turned = !reel.motion.resting()
      reel.motion.step(deltaMs)
      reel.draw(still ? 0 : deltaMs)
      if (turned && reel.motion.resting()) onReelStop(index)
    })
  }

  const clearWins = (): void => {
    if (destroyed) return
    changed = true
    marks.clear()
    for (const reel of reels) reel.mark(null)
  }

  return {
    view,
    still,
    painted,
    resize: (width, height, resolution) => {
      changed = true
      layout = layoutReels(width, height, reels.length, machine.rows)
      symbols.position.set(layout.x, layout.y)
      reels.forEach((reel, index) => reel.view.position.set(index * layout.cell, 0))
      motes.resize(width, height)
      marks.clear()
      void paint(width, height, resolution)
    },
    tick: (deltaMs) => {
      stepLanding(deltaMs)
      stepReels(deltaMs)
      motes.tick(deltaMs)
      const isDrawn = changed || !still
      changed = false
      return isDrawn
    },
    turn: () => {
      clearWins()
      reels.forEach((reel, index) => reel.setStrip(strips[index] ?? ''))
      if (!still) for (const reel of reels) reel.motion.turn()
    },
    land: (spin, pace) => {
      if (destroyed) return Promise.resolve()
      if (still) {
        changed = true
        reels.forEach((reel, index) => reel.motion.place(spin.stops[index] ?? 0))
        return Promise.resolve()
      }
      const at = landingTimes(machine, spin, pace)
      landing = { at, stops: spin.stops, since: 0, begun: 0 }
      return new Promise((resolve) => {
        rested = resolve
      })
    },
    showWins: (spin, only) => {
      if (destroyed) return
      changed = true
      marks.clear()
      const wins = only === null ? spin.wins : spin.wins.slice(only, only + 1)
      const scatters = only === null && spin.prize !== null ? spin.scatters : []
      const positions = [...wins.flatMap((win) => win.positions), ...scatters]
      reels.forEach((reel, index) =>
        reel.mark(positions.length === 0 ? null : rowsOf(positions, index)),
      )
      for (const win of wins) {
        const rows = win.line === null ? null : (machine.lines?.[win.line] ?? null)
        drawWin(marks, win, rows, layout, theme.line)
      }
      for (const position of scatters) drawBox(marks, position, layout, theme.line)
    },
    clearWins,
    setFree: (free) => {
      changed = true
      cabinet.setFree(free)
      strips = free ? (machine.free?.strips ?? machine.strips) : machine.strips
    },
    celebrate: (sparks) => {
      if (!destroyed) motes.burst(sparks)
    },
    destroy: () => {
      destroyed = true
      // Whoever waits for the reels must not wait for ever.
      rested?.()
      showPainted()
      motes.destroy()
      cabinet.destroy()
      view.destroy({ children: true })
      pictures?.destroy()
    },
  }
}
