import { lineWins } from './line-wins.ts'
import { type Machine, scatter, type ScatterPrize } from './machines/machine.ts'
import { type Position, positionsWhere, type ReelWindow, windowAt } from './reel-window.ts'
import { wayWins } from './way-wins.ts'
import type { Win } from './win.ts'

/** One turn of the reels. Pays are in stake/unit. */
export interface Spin {
  readonly stops: readonly number[]
  readonly window: ReelWindow
  readonly wins: readonly Win[]
  readonly scatters: readonly Position[]
  readonly prize: ScatterPrize | null
  readonly pay: number
}

const sumOfPays = (wins: readonly Win[]): number => wins.reduce((sum, win) => sum + win.pay, 0)

export const prizeFor = (machine: Machine, scatters: number): ScatterPrize | null =>
  machine.scatterPrizes.find((prize) => prize.count === scatters) ?? null

const scattersIn = (window: ReelWindow): readonly Position[] =>
  positionsWhere(window, (symbol) => symbol === scatter)

/** What the scatters of a base spin bring, whatever its lines pay. */
export const basePrize = (machine: Machine, stops: readonly number[]): ScatterPrize | null =>
  prizeFor(machine, scattersIn(windowAt(machine.strips, stops, machine.rows)).length)

export const baseSpin = (machine: Machine, stops: readonly number[]): Spin => {
  const { lines, pays, rows, unit } = machine
  const window = windowAt(machine.strips, stops, rows)
  const wins = lines === null ? wayWins(window, pays, 1, 1) : lineWins(window, lines, pays, 1)
  const scatters = scattersIn(window)
  const prize = prizeFor(machine, scatters.length)
  const pay = sumOfPays(wins) + (prize?.stakes ?? 0) * unit
  return { stops, window, wins, scatters, prize, pay }
}

export const freeSpin = (machine: Machine, stops: readonly number[]): Spin => {
  const { free, lines, pays, rows } = machine
  if (free === null) throw new Error(`${machine.code} has no free spins`)
  const window = windowAt(free.strips, stops, rows)
  const wins =
    lines === null
      ? wayWins(window, pays, free.multiplier, free.wildCount)
      : lineWins(window, lines, pays, free.multiplier)
  return { stops, window, wins, scatters: [], prize: null, pay: sumOfPays(wins) }
}
