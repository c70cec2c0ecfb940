import { type Fraction, fraction, plus } from '../../base/fraction.ts'
import { linePay } from './line-wins.ts'
import { type Machine, scatter, slotCodes } from './machines/machine.ts'
import { machines } from './machines/machines.ts'
import { poolReturn } from './pools.ts'
import { visible } from './reel-window.ts'
import { prizeFor } from './spin.ts'
import { countOn } from './way-wins.ts'

interface Reels {
  readonly strips: readonly string[]
  readonly multiplier: number
  readonly wildCount: number
}

const combinations = (strips: readonly string[]): bigint =>
  strips.reduce((product, strip) => product * BigInt(strip.length), 1n)

const occurrences = (strip: string): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const symbol of strip) counts.set(symbol, (counts.get(symbol) ?? 0) + 1)
  return counts
}

/**
 * Sum of the best pay along one line, weighted by how often each row of symbols occurs. Every place of a
 * strip comes to every row equally often, so all lines have this sum.
 */
const lineSum = (machine: Machine, strips: readonly string[]): number => {
  const reels = strips.map(occurrences)
  const walk = (symbols: readonly string[], weight: number): number => {
    const reel = reels[symbols.length]
    if (reel === undefined) return weight * linePay(symbols, machine.pays).pay
    let sum = 0
    for (const [symbol, count] of reel) sum += walk([...symbols, symbol], weight * count)
    return sum
  }
  return walk([], 1)
}

/** Reels are independent: the mean number of ways is the product of the mean counts per reel. */
const waySum = (machine: Machine, { strips, wildCount }: Reels): bigint => {
  let sum = 0n
  for (const [symbol, pays] of Object.entries(machine.pays)) {
    const reels = strips.map((strip) => {
      const counts = Array.from(strip, (_, stop) =>
        countOn(visible(strip, stop, machine.rows), symbol, wildCount),
      )
      return {
        shown: BigInt(counts.reduce((total, count) => total + count, 0)),
        absent: BigInt(counts.filter((count) => count === 0).length),
      }
    })
    pays.forEach((pay, run) => {
      if (pay === 0) return
      const ways = reels.slice(0, run).reduce((product, { shown }) => product * shown, BigInt(pay))
      const rest = strips
        .slice(run + 1)
        .reduce((product, strip) => product * BigInt(strip.length), 1n)
      sum += ways * (reels[run]?.absent ?? 1n) * rest
    })
  }
  return sum
}

/** Mean of all line or way wins of one spin, in stakes. */
const winMean = (machine: Machine, reels: Reels): Fraction => {
  const sum =
    machine.lines === null
      ? waySum(machine, reels)
      : BigInt(machine.lines.length * lineSum(machine, reels.strips))
  return fraction(sum * BigInt(reels.multiplier), combinations(reels.strips) * BigInt(machine.unit))
}

/** How many combinations of stops show so many scatters, by their number. */
const scatterCombinations = (machine: Machine): readonly bigint[] =>
  machine.strips.reduce<readonly bigint[]>(
    (sums, strip) => {
      const next = Array.from({ length: sums.length + machine.rows }, () => 0n)
      for (let stop = 0; stop < strip.length; stop += 1) {
        const shown = visible(strip, stop, machine.rows).filter(
          (symbol) => symbol === scatter,
        ).length
        sums.forEach((sum, count) => (next[count + shown] = (next[count + shown] ?? 0n) + sum))
      }
      return next
    },
    [1n],
  )

/** Exact mean return of a round without pools, in stakes. */
export const baseReturn = (machine: Machine): Fraction => {
  const free = machine.free === null ? fraction(0) : winMean(machine, machine.free)
  const all = combinations(machine.strips)
  return scatterCombinations(machine).reduce(
    (sum, combined, count) => {
      const prize = prizeFor(machine, count)
      if (prize === null || combined === 0n) return sum
      const paid = plus(
        fraction(prize.stakes),
        fraction(free.top * BigInt(prize.freeSpins), free.bottom),
      )
      return plus(sum, fraction(combined * paid.top, all * paid.bottom))
    },
    winMean(machine, { strips: machine.strips, multiplier: 1, wildCount: 1 }),
  )
}

export const returns = (): { game: string; bet: string; value: Fraction }[] =>
  slotCodes.flatMap((game) => {
    const value = baseReturn(machines[game])
    return [
      { game, bet: 'base game', value },
      { game, bet: 'with pools (+3/200)', value: plus(value, poolReturn()) },
    ]
  })
