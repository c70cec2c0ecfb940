interface Weighted {
  readonly weight: number
}

export interface Slice {
  /** In turns, clockwise from the top. */
  readonly from: number
  readonly to: number
}

/** Slices as wide as the odds. */
export const slicesOf = (prizes: readonly Weighted[]): Slice[] => {
  const sum = prizes.reduce((total, { weight }) => total + weight, 0)
  let at = 0
  return prizes.map(({ weight }) => {
    const from = at
    at += weight / sum
    return { from, to: at }
  })
}

/** A point on the circle of this radius, by turns from the top. */
const pointAt = (turns: number, radius: number): string => {
  const angle = turns * 2 * Math.PI
  return `${(Math.sin(angle) * radius).toFixed(3)} ${(-Math.cos(angle) * radius).toFixed(3)}`
}

export const slicePath = ({ from, to }: Slice, radius: number): string =>
  `M0 0L${pointAt(from, radius)}A${radius} ${radius} 0 ${to - from > 0.5 ? 1 : 0} 1 ${pointAt(to, radius)}Z`

/**
 * How far the wheel has turned when the pointer at the top stands on the value that was drawn: the place
 * follows from the value itself, so that the wheel cannot show another prize.
 */
export const turnsTo = (value: number, sum: number, wholeTurns: number): number =>
  wholeTurns + 1 - (value + 0.5) / sum
