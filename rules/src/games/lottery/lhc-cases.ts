import type { Numbers } from '../shared/shared-game.ts'
import { choose } from './cases.ts'
import { range, total, type WeightedDraw } from './play.ts'

const balls = range(1, 49)

/** `chosen` at one position, other balls elsewhere. */
const withBallAt = (position: number, chosen: number): Numbers => {
  const others = balls.filter((ball) => ball !== chosen).slice(0, 6)
  return [...others.slice(0, position), chosen, ...others.slice(position)]
}

/** One draw for each ball that can stand at a position. */
export const ballAt = function* (position: number): Generator<WeightedDraw> {
  for (const ball of balls) yield { numbers: withBallAt(position, ball), weight: 1n }
}

/**
 * One draw for each number of balls of a set among the first `drawnCount` balls: all draws with as many of
 * them are alike to a play that counts hits.
 */
export const hitsAmong = function* (set: Numbers, drawnCount: number): Generator<WeightedDraw> {
  const others = balls.filter((ball) => !set.includes(ball))
  for (let hits = 0; hits <= Math.min(set.length, drawnCount); hits += 1) {
    const rest = others.slice(0, 7 - hits)
    const drawn = [...set.slice(0, hits), ...rest]
    yield {
      numbers: drawn,
      weight: choose(set.length, hits) * choose(others.length, drawnCount - hits),
    }
  }
}

const leastTotal = total(range(1, 7))
const greatestTotal = total(range(43, 49))

/** Seven different balls of a total: from 1…7 up, the last ball raised first. */
const ballsOfTotal = (sum: number): Numbers => {
  let left = sum - leastTotal
  return range(1, 7)
    .toReversed()
    .map((ball) => {
      const raised = Math.min(left, 42)
      left -= raised
      return ball + raised
    })
    .toReversed()
}

/** ways[count][sum]: sets of `count` balls with that total. */
const countTotals = (): readonly (readonly bigint[])[] => {
  const ways = range(0, 7).map(() => Array.from({ length: greatestTotal + 1 }, () => 0n))
  const first = ways[0]
  if (first !== undefined) first[0] = 1n
  for (const ball of balls)
    for (let count = 7; count >= 1; count -= 1)
      for (let sum = greatestTotal; sum >= ball; sum -= 1) {
        const [to, from] = [ways[count], ways[count - 1]]
        if (to !== undefined) to[sum] = (to[sum] ?? 0n) + (from?.[sum - ball] ?? 0n)
      }
  return ways
}

/** One draw for each total of all seven balls. */
export const totals = function* (): Generator<WeightedDraw> {
  const sevens = countTotals()[7] ?? []
  for (let sum = leastTotal; sum <= greatestTotal; sum += 1)
    yield { numbers: ballsOfTotal(sum), weight: sevens[sum] ?? 0n }
}
