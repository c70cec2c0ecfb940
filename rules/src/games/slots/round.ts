import { type Fraction, fraction } from '../../base/fraction.ts'
import type { Rng } from '../../base/rng.ts'
import type { Machine } from './machines/machine.ts'
import { drawPools } from './pools.ts'
import { basePrize, baseSpin, freeSpin, type Spin } from './spin.ts'

/** Everything that chance decides in a round, in the order of drawing. */
export interface SlotDraws {
  readonly stops: readonly number[]
  readonly poolDraws: readonly number[]
  readonly freeStops: readonly (readonly number[])[]
}

/** A round told for the screen: the base spin, then its free spins one by one. */
export interface SlotRound {
  readonly base: Spin
  readonly freeSpins: readonly Spin[]
  /** In stake/unit; pools are apart. */
  readonly pay: number
}

const drawStops = (strips: readonly string[], rng: Rng): readonly number[] =>
  strips.map((strip) => rng.below(strip.length))

export const drawRound = (machine: Machine, rng: Rng): SlotDraws => {
  const stops = drawStops(machine.strips, rng)
  const poolDraws = drawPools(rng)
  const count = basePrize(machine, stops)?.freeSpins ?? 0
  const freeStops = Array.from({ length: count }, () => drawStops(machine.free?.strips ?? [], rng))
  return { stops, poolDraws, freeStops }
}

export const tellRound = (machine: Machine, draws: SlotDraws): SlotRound => {
  const base = baseSpin(machine, draws.stops)
  const freeSpins = draws.freeStops.map((stops) => freeSpin(machine, stops))
  return { base, freeSpins, pay: freeSpins.reduce((sum, spin) => sum + spin.pay, base.pay) }
}

/** Pays of a machine as stakes. */
export const stakes = (machine: Machine, pay: number): Fraction => fraction(pay, machine.unit)
