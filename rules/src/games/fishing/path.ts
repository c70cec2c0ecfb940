import type { SeaNumbers } from './sea-hash.ts'

/** The sea in its own units; a screen stretches it over itself. */
export const seaWidth = 1_600
export const seaHeight = 900

export interface Point {
  readonly x: number
  readonly y: number
}

/** Four points of a cubic curve, in whole units. It begins and ends outside the sea. */
export type Path = readonly [Point, Point, Point, Point]

/** Across the sea from one side to the other, in a bow. */
export const drawPath = (numbers: SeaNumbers, reach: number): Path => {
  const outside = reach * 2
  const [low, high] = [60 + Math.min(reach, 90), seaHeight - 60 - Math.min(reach, 90)]
  const height = (): number => numbers.between(low, high)
  const points: Path = [
    { x: -outside, y: height() },
    { x: numbers.between(300, 650), y: height() },
    { x: numbers.between(950, 1_300), y: height() },
    { x: seaWidth + outside, y: height() },
  ]
  if (numbers.between(0, 1) === 0) return points
  const [from, out, back, to] = points
  return [to, back, out, from]
}

/** The same way some units aside, for the others of a school. */
export const besidePath = ([from, out, back, to]: Path, aside: number): Path => {
  const moved = ({ x, y }: Point): Point => ({ x, y: y + aside })
  return [moved(from), moved(out), moved(back), moved(to)]
}

/** `share` of the way, 0 to 1. */
export const pointOn = ([from, out, back, to]: Path, share: number): Point => {
  const rest = 1 - share
  const [a, b, c, d] = [
    rest * rest * rest,
    3 * rest * rest * share,
    3 * rest * share * share,
    share * share * share,
  ]
  return {
    x: a * from.x + b * out.x + c * back.x + d * to.x,
    y: a * from.y + b * out.y + c * back.y + d * to.y,
  }
}

/** Where the fish heads there; its length has no meaning. */
export const headingOn = ([from, out, back, to]: Path, share: number): Point => {
  const rest = 1 - share
  const [a, b, c] = [rest * rest, 2 * rest * share, share * share]
  return {
    x: a * (out.x - from.x) + b * (back.x - out.x) + c * (to.x - back.x),
    y: a * (out.y - from.y) + b * (back.y - out.y) + c * (to.y - back.y),
  }
}
