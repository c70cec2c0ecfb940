import { range } from '../kit/number.ts'
import type { Point } from '../kit/picture.ts'
import { smooth } from '../kit/shape.ts'

/** A soft line through all points, as many pieces between two of them as asked for. */
export function curveThrough(points: readonly Point[], pieces = 8): readonly Point[] {
  const at = (i: number): Point =>
    points[Math.min(Math.max(i, 0), points.length - 1)] ?? ([0, 0] as const)
  const found = range(points.length - 1).flatMap((i) => {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    return range(pieces).map((k): Point => {
      const t = k / pieces
      const mix = (p0: number, p1: number, p2: number, p3: number): number =>
        p1 +
        0.5 * t * (p2 - p0 + t * (2 * p0 - 5 * p1 + 4 * p2 - p3 + t * (3 * (p1 - p2) + p3 - p0)))
      return [mix(a[0], b[0], c[0], d[0]), mix(a[1], b[1], c[1], d[1])]
    })
  })
  return [...found, at(points.length - 1)]
}

export interface BandSpot {
  readonly at: Point
  /** Unit vector to the left of the way. */
  readonly side: Point
  readonly width: number
}

/** The line with its sides; `width` is given the part of the way, from 0 to 1. */
export const spotsOf = (
  line: readonly Point[],
  width: (part: number) => number,
): readonly BandSpot[] =>
  line.map((at, i) => {
    const before = line[Math.max(i - 1, 0)] ?? at
    const after = line[Math.min(i + 1, line.length - 1)] ?? at
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
    const length = Math.hypot(dx, dy) || 1
    return { at, side: [-dy / length, dx / length], width: width(i / (line.length - 1)) }
  })

const aside = ({ at, side, width }: BandSpot, share: number): Point => [
  at[0] + side[0] * width * share,
  at[1] + side[1] * width * share,
]

/** The outline of a body, ribbon or tail along its middle line, between two shares of its width. */
export const bandPath = (spots: readonly BandSpot[], from = -0.5, to = 0.5): string =>
  smooth([
    ...spots.map((spot) => aside(spot, from)),
    ...spots.map((spot) => aside(spot, to)).toReversed(),
  ])

export { aside as besideBand }
