import { compare, fraction, type Fraction } from '../base/fraction.ts'

export const volatilities = ['low', 'medium', 'medium-high', 'high'] as const
type Volatility = (typeof volatilities)[number]

const steps: readonly (readonly [below: number, level: Volatility])[] = [
  [100, 'low'],
  [5_000, 'medium'],
  [10_000, 'medium-high'],
]

/**
 * How unevenly a slot machine pays, by its greatest win in stakes: at nearly equal returns, a greater one
 * is paid for by more rounds that win nothing. For our machines this is also the order of their
 * standard deviations (2.5, 4.1, 5 and 13.6 stakes).
 */
export const volatilityOf = (greatestWin: Fraction): Volatility =>
  steps.find(([below]) => compare(greatestWin, fraction(below)) < 0)?.[1] ?? 'high'
