/** Probabilities of whole numbers: `mass[i]` is that of `low + i`. */
export interface Distribution {
  readonly low: number
  readonly mass: Float64Array
}

// Smaller tails are dropped; a price in hundredths cannot show them.
const negligible = 1e-10

export const certain = (value: number): Distribution => ({ low: value, mass: Float64Array.of(1) })

export const shifted = (of: Distribution, by: number): Distribution => ({
  low: of.low + by,
  mass: of.mass,
})

/** The distribution of the number's negative. */
export const mirrored = (of: Distribution): Distribution => ({
  low: -(of.low + of.mass.length - 1),
  mass: of.mass.toReversed(),
})

const trimmed = (low: number, mass: Float64Array): Distribution => {
  let from = 0
  let to = mass.length
  while (from < to - 1 && (mass[from] ?? 0) < negligible) from++
  while (to - 1 > from && (mass[to - 1] ?? 0) < negligible) to--
  return from === 0 && to === mass.length
    ? { low, mass }
    : { low: low + from, mass: mass.subarray(from, to) }
}

/** The sum of two independent numbers. */
export const convolve = (one: Distribution, other: Distribution): Distribution => {
  const [a, b] = [one.mass, other.mass]
  const mass = new Float64Array(a.length + b.length - 1)
  for (let i = 0; i < a.length; i++) {
    const weight = a[i] ?? 0
    if (weight === 0) continue
    for (let j = 0; j < b.length; j++) mass[i + j] = (mass[i + j] ?? 0) + weight * (b[j] ?? 0)
  }
  return trimmed(one.low + other.low, mass)
}

/** The sum of `count` independent numbers of one distribution. */
export const repeated = (of: Distribution, count: number): Distribution => {
  let sum = certain(0)
  let square = of
  for (let left = count; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) sum = convolve(sum, square)
    if (left > 1) square = convolve(square, square)
  }
  return sum
}

/** A weighted mixture; the weights are not normalised. */
export const mixture = (parts: readonly (readonly [number, Distribution])[]): Distribution => {
  let low = Number.POSITIVE_INFINITY
  let high = Number.NEGATIVE_INFINITY
  for (const [, part] of parts) {
    low = Math.min(low, part.low)
    high = Math.max(high, part.low + part.mass.length - 1)
  }
  if (high < low) return certain(0)
  const mass = new Float64Array(high - low + 1)
  for (const [weight, part] of parts) {
    const from = part.low - low
    for (let i = 0; i < part.mass.length; i++) {
      mass[from + i] = (mass[from + i] ?? 0) + weight * (part.mass[i] ?? 0)
    }
  }
  return { low, mass }
}

/** The distribution of `valueIn` over the parts, each with its weight. */
export const spread = <Part>(
  parts: readonly Part[],
  valueIn: (part: Part) => number,
  weightOf: (part: Part) => number,
): Distribution => {
  if (parts.length === 0) return certain(0)
  const values = parts.map(valueIn)
  const low = Math.min(...values)
  const mass = new Float64Array(Math.max(...values) - low + 1)
  for (const [index, part] of parts.entries()) {
    const place = (values[index] ?? low) - low
    mass[place] = (mass[place] ?? 0) + weightOf(part)
  }
  return { low, mass }
}

/** Poisson probabilities of 0 to `top`; higher numbers count as `top`. */
export const poisson = (mean: number, top: number): Distribution => {
  const mass = new Float64Array(top + 1)
  let term = Math.exp(-mean)
  let rest = 1
  for (let count = 0; count < top; count++) {
    mass[count] = term
    rest -= term
    term *= mean / (count + 1)
  }
  mass[top] = Math.max(0, rest)
  return { low: 0, mass }
}

export const chanceOf = (of: Distribution, value: number): number => of.mass[value - of.low] ?? 0

/** The chance of a number above the given one. */
export const chanceAbove = (of: Distribution, value: number): number => {
  let sum = 0
  for (let i = Math.max(0, value - of.low + 1); i < of.mass.length; i++) sum += of.mass[i] ?? 0
  return sum
}

export const chanceOdd = (of: Distribution): number => {
  let sum = 0
  for (let i = of.low % 2 === 0 ? 1 : 0; i < of.mass.length; i += 2) sum += of.mass[i] ?? 0
  return sum
}

export const meanOf = (of: Distribution): number => {
  let sum = 0
  for (let i = 0; i < of.mass.length; i++) sum += (of.low + i) * (of.mass[i] ?? 0)
  return sum
}
