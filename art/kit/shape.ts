import { fixed } from './number.ts'
import { element } from './picture.ts'
import type { Attributes, Point } from './picture.ts'

const short = (value: number) => Number(fixed(value))

export const circle = (x: number, y: number, r: number, fill: string, more: Attributes = {}) =>
  element('circle', { cx: short(x), cy: short(y), r: short(r), fill, ...more })

export const ellipse = (
  [x, y]: Point,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
) => element('ellipse', { cx: short(x), cy: short(y), rx: short(rx), ry: short(ry), fill, ...more })

/** A box given as [x, y, width, height]. */
export type Box = readonly [number, number, number, number]

export const box = ([x, y, width, height]: Box, fill: string, more: Attributes = {}) =>
  element('rect', {
    x: short(x),
    y: short(y),
    width: short(width),
    height: short(height),
    fill,
    ...more,
  })

export const path = (d: string, fill: string, more: Attributes = {}) =>
  element('path', { d, fill, ...more })

export const stroke = (d: string, colour: string, width: number, more: Attributes = {}) =>
  element('path', { d, fill: 'none', stroke: colour, 'stroke-width': width, ...more })

export const group = (attributes: Attributes, ...shapes: readonly string[]) =>
  element('g', attributes, shapes.join(''))

export const pair = ([x, y]: Point, decimals = 1) => `${fixed(x, decimals)} ${fixed(y, decimals)}`

/** Steps between points already rounded, so that the rounding does not add up. */
function steps(points: readonly Point[], decimals: number): readonly string[] {
  const factor = 10 ** decimals
  const snapped = points.map(([x, y]): Point => [Math.round(x * factor), Math.round(y * factor)])
  return snapped.map(([x, y], i) => {
    const [px, py] = snapped[i - 1] ?? [0, 0]
    return pair([(x - px) / factor, (y - py) / factor], decimals)
  })
}

/** Straight lines through all points; relative steps are shorter in the file. */
export function line(points: readonly Point[], decimals = 1): string {
  const [first, ...rest] = steps(points, decimals)
  return `M${first}l${rest.join(' ')}`
}

export const polygon = (points: readonly Point[], decimals = 1) => `${line(points, decimals)}Z`

/** A closed line that rounds off every corner. */
export function smooth(points: readonly Point[], decimals = 1): string {
  const middle = (i: number): Point => {
    const [a, b] = [points[i % points.length] ?? [0, 0], points[(i + 1) % points.length] ?? [0, 0]]
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  }
  const bends = points.map((_, i) => {
    const corner = points[(i + 1) % points.length] ?? [0, 0]
    return `Q${pair(corner, decimals)} ${pair(middle(i + 1), decimals)}`
  })
  return `M${pair(middle(0), decimals)}${bends.join('')}Z`
}

export interface Placing {
  readonly scale?: number
  readonly turn?: number
}

/** Moves a part drawn around the origin to its place. */
export function place([x, y]: Point, placing: Placing, ...shapes: readonly string[]): string {
  const turn = placing.turn === undefined ? '' : ` rotate(${fixed(placing.turn)})`
  const scale = placing.scale === undefined ? '' : ` scale(${fixed(placing.scale, 3)})`
  return group({ transform: `translate(${pair([x, y])})${turn}${scale}` }, ...shapes)
}

/** Many round dots as one path, by far the cheapest way to paint a crowd or a sky. */
export function dots(
  points: readonly Point[],
  size: number,
  colour: string,
  more: Attributes = {},
  decimals = 0,
): string {
  if (points.length === 0) return ''
  const sorted = points.toSorted((a, b) => a[0] - b[0])
  const d = `m${steps(sorted, decimals).join('h0m')}h0`
  return stroke(d, colour, size, { 'stroke-linecap': 'round', ...more })
}

/** A star of four rays, the sign of the house. */
export function spark([x, y]: Point, r: number, waist = 0.12): string {
  const w = r * waist
  return `M${pair([x, y - r])}Q${pair([x + w, y - w])} ${pair([x + r, y])}Q${pair([x + w, y + w])} ${pair([x, y + r])}Q${pair([x - w, y + w])} ${pair([x - r, y])}Q${pair([x - w, y - w])} ${pair([x, y - r])}Z`
}

/** Moves every coordinate pair of an absolute path. */
export const mapPath = (d: string, move: (point: Point) => Point) =>
  d.replaceAll(/(-?[\d.]+)[ ,](-?[\d.]+)/g, (_, x: string, y: string) =>
    pair(move([Number(x), Number(y)])),
  )

export const regular = (count: number, r: number, turn = -90, squash = 1): readonly Point[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = ((turn + (360 * i) / count) * Math.PI) / 180
    return [r * Math.cos(angle), r * Math.sin(angle) * squash]
  })

/** A star polygon with alternating radii. */
export const starPath = (count: number, outer: number, inner: number) => {
  const tips = regular(count, outer)
  const notches = regular(count, inner, -90 + 180 / count)
  return polygon(tips.flatMap((tip, i) => [tip, notches[i] ?? tip]))
}
