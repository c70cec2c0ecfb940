import type { Machine } from '../src/games/slots/machines/machine.ts'

/** All combinations of stops of one set of strips with the same number of scatters. */
interface Tally {
  readonly scatters: number
  combinations: bigint
  sum: bigint
  squares: bigint
  most: number
}

interface Turned {
  readonly strips: readonly string[]
  readonly multiplier: number
  readonly wildCount: number
}

const symbolNumbers = (machine: Machine): Map<string, number> =>
  new Map(
    ['W', 'S', ...Object.keys(machine.pays).filter((symbol) => symbol !== 'W')].map(
      (symbol, index) => [symbol, index],
    ),
  )

/** Symbols of each stop as numbers: 0 is the wild, 1 the scatter. */
const numbered = (machine: Machine, strips: readonly string[]): number[][][] => {
  const numbers = symbolNumbers(machine)
  const rows = Array.from({ length: machine.rows }).map((_, row) => row)
  return strips.map((strip) =>
    Array.from(strip).map((_, stop) =>
      rows.map((row) => numbers.get(strip[(stop + row) % strip.length] ?? '') ?? -1),
    ),
  )
}

const payTable = (machine: Machine): number[][] => {
  const table: number[][] = []
  for (const [symbol, index] of symbolNumbers(machine))
    table[index] = [...(machine.pays[symbol] ?? [])]
  return table
}

/**
 * Pays of one window, written apart from the engine on purpose: lines and ways are walked cell by cell,
 * each way on its own, so that a mistake in a product or a run shows.
 */
const linePays = (machine: Machine, pays: number[][], window: readonly number[][]): number => {
  let total = 0
  for (const line of machine.lines ?? []) {
    let symbol = 0
    let count = 0
    let wilds = 0
    for (let reel = 0; reel < line.length; reel += 1) {
      const shown = (window[reel] as number[])[line[reel] as number] as number
      if (shown === 0) {
        if (symbol === 0) wilds += 1
      } else if (symbol === 0) symbol = shown
      else if (shown !== symbol) break
      count += 1
    }
    const own = symbol === 0 ? 0 : ((pays[symbol] as number[])[count] ?? 0)
    total += Math.max(own, (pays[0] as number[])[wilds] ?? 0)
  }
  return total
}

/** Adds up pays way by way: `ways` holds how many ways of the symbol reach the reel before. */
const wayPays = (pays: number[][], window: readonly number[][], wildCount: number): number => {
  let total = 0
  const seen: number[] = []
  for (const symbol of window[0] as number[]) {
    if (symbol < 2 || seen.includes(symbol)) continue
    seen.push(symbol)
    let ways = 0
    for (const shown of window[0] as number[]) if (shown === symbol) ways += 1
    let reel = 1
    for (; reel < window.length; reel += 1) {
      let onward = 0
      for (const shown of window[reel] as number[]) {
        if (shown === symbol) onward += ways
        else if (shown === 0) onward += ways * wildCount
      }
      if (onward === 0) break
      ways = onward
    }
    total += ways * ((pays[symbol] as number[])[reel] ?? 0)
  }
  return total
}

/** Turns every combination of stops once. */
const tallyCombinations = (machine: Machine, turned: Turned): Tally[] => {
  const reels = numbered(machine, turned.strips)
  const pays = payTable(machine)
  const window: number[][] = []
  const tallies: Tally[] = []
  const counts: number[] = []
  const sums: number[] = []
  const squares: number[] = []
  const most: number[] = []
  const walk = (reel: number, scatters: number): void => {
    const stops = reels[reel]
    if (stops === undefined) {
      const pay =
        turned.multiplier *
        (machine.lines === null
          ? wayPays(pays, window, turned.wildCount)
          : linePays(machine, pays, window))
      counts[scatters] = (counts[scatters] ?? 0) + 1
      sums[scatters] = (sums[scatters] ?? 0) + pay
      squares[scatters] = (squares[scatters] ?? 0) + pay * pay
      if (pay > (most[scatters] ?? -1)) most[scatters] = pay
      return
    }
    for (const symbols of stops) {
      window[reel] = symbols
      let shown = 0
      for (const symbol of symbols) if (symbol === 1) shown += 1
      walk(reel + 1, scatters + shown)
    }
  }
  walk(0, 0)
  counts.forEach((count, scatters) => {
    tallies.push({
      scatters,
      combinations: BigInt(count),
      sum: BigInt(sums[scatters] ?? 0),
      squares: BigInt(squares[scatters] ?? 0),
      most: most[scatters] ?? 0,
    })
  })
  return tallies
}

interface Spread {
  readonly top: bigint
  readonly bottom: bigint
  /** Standard deviation of a round's payout, in stakes, without pools. */
  readonly deviation: number
  /** Greatest pay in stake/unit. */
  readonly most: number
}

/** Return, spread and greatest win of a machine from all its combinations. */
export const spreadOf = (machine: Machine): Spread => {
  const base = tallyCombinations(machine, { strips: machine.strips, multiplier: 1, wildCount: 1 })
  const [free] = machine.free === null ? [] : tallyCombinations(machine, machine.free)
  const freeMean = free === undefined ? 0 : Number(free.sum) / Number(free.combinations)
  const freeSquares = free === undefined ? 0 : Number(free.squares) / Number(free.combinations)
  const all = base.reduce((sum, tally) => sum + tally.combinations, 0n)
  const freeAll = free?.combinations ?? 1n
  let top = 0n
  let secondMoment = 0
  let most = 0
  for (const tally of base) {
    const prize = machine.scatterPrizes.find(({ count }) => count === tally.scatters)
    const spins = prize?.freeSpins ?? 0
    const extra = (prize?.stakes ?? 0) * machine.unit
    top +=
      (tally.sum + tally.combinations * BigInt(extra)) * freeAll +
      tally.combinations * BigInt(spins) * (free?.sum ?? 0n)
    // Base and free spins are independent: E[(b + f)²] from the moments of each.
    const [weight, mean] = [
      Number(tally.combinations) / Number(all),
      Number(tally.sum) / Number(tally.combinations),
    ]
    const square = Number(tally.squares) / Number(tally.combinations)
    const fixed = square + 2 * mean * extra + extra * extra
    const fromFree = spins * freeSquares + spins * (spins - 1) * freeMean * freeMean
    secondMoment += weight * (fixed + 2 * (mean + extra) * spins * freeMean + fromFree)
    most = Math.max(most, tally.most + extra + spins * (free?.most ?? 0))
  }
  const bottom = all * freeAll * BigInt(machine.unit)
  const mean = Number((top * 10n ** 12n) / bottom) / 1e12
  const deviation = Math.sqrt(secondMoment / machine.unit ** 2 - mean * mean)
  return { top, bottom, deviation, most }
}
