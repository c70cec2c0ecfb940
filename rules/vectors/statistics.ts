/** Standard normal tail of the two sides together (Abramowitz and Stegun 7.1.26, error below 2e-7). */
const twoSided = (z: number): number => {
  const x = Math.abs(z) / Math.SQRT2
  const t = 1 / (1 + 0.3275911 * x)
  const poly =
    t *
    (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
  return poly * Math.exp(-x * x)
}

/** Pearson's test that each count is drawn with its probability; the tail by Wilson and Hilferty. */
export const chiSquareP = (counts: readonly number[], chances?: readonly number[]): number => {
  const total = counts.reduce((sum, count) => sum + count, 0)
  const statistic = counts.reduce((sum, count, index) => {
    const expected = total * (chances?.[index] ?? 1 / counts.length)
    return sum + (count - expected) ** 2 / expected
  }, 0)
  const freedom = counts.length - 1
  const spread = 2 / (9 * freedom)
  const z = (Math.cbrt(statistic / freedom) - (1 - spread)) / Math.sqrt(spread)
  // Both tails: counts that are too even are as wrong as counts that are not even enough.
  return twoSided(z)
}

/** Wald and Wolfowitz: as many changes between low and high values as independent draws have. */
export const runsP = (values: readonly number[], middle: number): number => {
  const sides = values.map((value) => value >= middle)
  const high = sides.filter(Boolean).length
  const low = sides.length - high
  const runs = 1 + sides.slice(1).filter((side, index) => side !== sides[index]).length
  const mean = 1 + (2 * high * low) / sides.length
  const variance = ((mean - 1) * (mean - 2)) / (sides.length - 1)
  return twoSided((runs - mean) / Math.sqrt(variance))
}

/** Correlation of each value with the one `lag` places later; about normal with variance 1/n. */
export const serialCorrelationP = (values: readonly number[], lag: number): number => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const away = values.map((value) => value - mean)
  const square = away.reduce((sum, value) => sum + value * value, 0)
  const product = away.slice(lag).reduce((sum, value, index) => sum + value * (away[index] ?? 0), 0)
  return twoSided((product / square) * Math.sqrt(values.length))
}
