import { fraction, minus, one, times, type Fraction } from '../../../base/fraction.ts'
import type { ReturnRow } from '../../returns.ts'
import { multiplierOf } from './hand-class.ts'
import { higherClassCounts } from './hand-pairs.ts'

const game = '牛牛'

/**
 * The deal is symmetric, so member and dealer win equally often with every class. The edge of the house is
 * the commission: 5 % of the member's wins, which are half of all amounts won.
 */
const returnOf = (counts: readonly number[], multiplier: (index: number) => number): Fraction => {
  const deals = counts.reduce((sum, count) => sum + count, 0)
  const moved = counts.reduce((sum, count, index) => sum + count * multiplier(index), 0)
  return minus(one, times(fraction(1, 40), fraction(moved, deals)))
}

export const returns = (): ReturnRow[] => {
  const counts = higherClassCounts()
  return [
    { game, bet: '平倍', value: returnOf(counts, () => 1) },
    { game, bet: '翻倍 of base stake', value: returnOf(counts, multiplierOf) },
  ]
}
