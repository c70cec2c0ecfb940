import type { Numbers } from '../shared/shared-game.ts'
import { range, type WeightedDraw } from './play.ts'

/** Every sequence of `length` values, each free of the others. */
export function* sequences(values: Numbers, length: number): Generator<Numbers> {
  if (length === 0) {
    yield []
    return
  }
  for (const first of sequences(values, length - 1))
    for (const value of values) yield [...first, value]
}

/** Every sequence of `length` different values. */
export function* arrangements(values: Numbers, length: number): Generator<Numbers> {
  if (length === 0) {
    yield []
    return
  }
  for (const first of arrangements(values, length - 1))
    for (const value of values) if (!first.includes(value)) yield [...first, value]
}

/** Draws that differ only where a play looks: `chosen` at `positions`, `filler` elsewhere. */
export const placed = (positions: Numbers, chosen: Numbers, filler: Numbers): Numbers => {
  const numbers = [...filler]
  positions.forEach((position, index) => {
    numbers[position] = chosen[index] ?? 0
  })
  return numbers
}

/** The same for draws without repetition: the unused values fill the other positions. */
export const placedOnce = (
  positions: Numbers,
  chosen: Numbers,
  values: Numbers,
  length: number,
): Numbers => {
  const others = values.filter((value) => !chosen.includes(value))
  return range(0, length - 1).map((position) => {
    const index = positions.indexOf(position)
    return (index === -1 ? others.shift() : chosen[index]) ?? 0
  })
}

export const equallyLikely = function* (draws: Iterable<Numbers>): Generator<WeightedDraw> {
  for (const numbers of draws) yield { numbers, weight: 1n }
}

export const choose = (of: number, count: number): bigint => {
  if (count < 0 || count > of) return 0n
  let ways = 1n
  for (let step = 0; step < count; step += 1) ways = (ways * BigInt(of - step)) / BigInt(step + 1)
  return ways
}
