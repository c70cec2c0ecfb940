import type { Distribution } from '../quoting/distribution.ts'
import type { Pair } from '@xinghe/rules/sports/feed/pair.ts'
import { eachCell, type GoalMatrix } from './goals.ts'

type Chances = readonly (readonly [side: string, probability: number])[]

/** Every score up to `top` goals a side, and `other` for all beyond. */
export const scoreChances = (matrix: GoalMatrix, now: Pair, top: number): Chances => {
  const chances = new Map<string, number>()
  for (let home = 0; home <= top; home++) {
    for (let away = 0; away <= top; away++) chances.set(`${home}-${away}`, 0)
  }
  let other = 0
  eachCell(matrix, (homeAhead, awayAhead, chance) => {
    const [home, away] = [homeAhead + now[0], awayAhead + now[1]]
    if (home > top || away > top) other += chance
    else chances.set(`${home}-${away}`, chance)
  })
  return [...chances, ['other', other]]
}

const fullBands = [
  { side: '0-1', from: 0, to: 1 },
  { side: '2-3', from: 2, to: 3 },
  { side: '4-6', from: 4, to: 6 },
  { side: '7+', from: 7, to: Number.POSITIVE_INFINITY },
] as const

const halfBands = [
  { side: '0', from: 0, to: 0 },
  { side: '1', from: 1, to: 1 },
  { side: '2', from: 2, to: 2 },
  { side: '3+', from: 3, to: Number.POSITIVE_INFINITY },
] as const

/** Probabilities of the bands of total goals. */
export const bandChances = (total: Distribution, ofHalf: boolean): Chances =>
  (ofHalf ? halfBands : fullBands).map(({ side, from, to }) => {
    let sum = 0
    for (const [index, chance] of total.mass.entries()) {
      if (total.low + index >= from && total.low + index <= to) sum += chance
    }
    return [side, sum]
  })
