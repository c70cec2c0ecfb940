/** An exact ratio: `bottom` is above zero and the two share no factor. Rounded once, at the end of a sum. */
export interface Fraction {
  readonly top: bigint
  readonly bottom: bigint
}

const commonFactor = (a: bigint, b: bigint): bigint => {
  let [larger, smaller] = [a < 0n ? -a : a, b]
  while (smaller !== 0n) [larger, smaller] = [smaller, larger % smaller]
  return larger
}

export const fraction = (top: bigint | number, bottom: bigint | number = 1n): Fraction => {
  // BigInt refuses a number that is not whole, so no float can slip in.
  const [over, under] = [BigInt(top), BigInt(bottom)]
  if (under === 0n) throw new Error('a fraction needs a bottom other than zero')
  const sign = under < 0n ? -1n : 1n
  const shared = commonFactor(over, sign * under)
  return { top: (sign * over) / shared, bottom: (sign * under) / shared }
}

export const zero = fraction(0)
export const half = fraction(1, 2)
export const one = fraction(1)

export const plus = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom)

export const minus = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.top * b.bottom - b.top * a.bottom, a.bottom * b.bottom)

export const times = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.top * b.top, a.bottom * b.bottom)

export const over = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.top * b.bottom, a.bottom * b.top)

/** Below zero, zero or above zero, as `a` is less than, equal to or more than `b`. */
export const compare = (a: Fraction, b: Fraction): number => {
  const difference = a.top * b.bottom - b.top * a.bottom
  return difference < 0n ? -1 : Number(difference > 0n)
}

/** The whole number at or below. */
export const floorOf = ({ top, bottom }: Fraction): bigint => {
  const quotient = top / bottom
  return top < 0n && quotient * bottom !== top ? quotient - 1n : quotient
}

/** The nearest whole number; a half goes up. */
export const roundHalfUp = ({ top, bottom }: Fraction): bigint =>
  floorOf(fraction(2n * top + bottom, 2n * bottom))

/** `"3.50"`: cut, not rounded, to exactly so many decimals. For reading only. */
export const decimalText = (value: Fraction, decimals: number): string => {
  const scaled = (value.top < 0n ? -value.top : value.top) * 10n ** BigInt(decimals)
  const cut = scaled / value.bottom
  const digits = cut.toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const text = decimals === 0 ? whole : `${whole}.${digits.slice(-decimals)}`
  return value.top < 0n && cut > 0n ? `-${text}` : text
}

/** `"569.6437"`: the same without trailing zeros. */
export const fractionText = (value: Fraction, decimals: number): string => {
  const text = decimalText(value, decimals)
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text
}
