import { curveAt } from '../kit/camera.ts'
import { glow, gold, night } from '../kit/colour.ts'
import { range, seeded } from '../kit/number.ts'
import type { Picture, Point, Stop } from '../kit/picture.ts'
import { box, circle, dots, ellipse, pair, path, spark, stroke } from '../kit/shape.ts'

export const backdrop = (p: Picture, stops: readonly Stop[], from?: Point, to?: Point) =>
  box([0, 0, p.width, p.height], p.linear(stops, from, to))

export const halo = (
  p: Picture,
  at: Point,
  rx: number,
  ry: number,
  colour: string,
  opacity: number,
) => ellipse(at, rx, ry, glow(p, colour, opacity))

export function stars(p: Picture, count: number, seed: number, floor = p.height): string {
  const dice = seeded(seed)
  const some = (many: number): Point[] =>
    range(many).map(() => [dice.between(0, p.width), dice.between(0, floor)])
  return (
    dots(some(count), 1.3, night.ice, { opacity: 0.45 }) +
    dots(some(Math.round(count / 4)), 2, '#fff', { opacity: 0.7 }) +
    dots(some(Math.round(count / 14)), 2.8, gold.pale, { opacity: 0.85 })
  )
}

export interface River {
  readonly curve: readonly [Point, Point, Point, Point]
  readonly width: number
  readonly count: number
  readonly seed: number
  /** How much of the width is left at the start and at the end. */
  readonly taper?: readonly [number, number]
  readonly sparks?: number
  readonly haze?: number
}

/** The river of stars: a hazy band, dense in the middle, with a few bright stars. */
export function river(p: Picture, shape: River): string {
  const dice = seeded(shape.seed)
  const [first, last] = shape.taper ?? [1, 1]
  const spot = (spread: number): Point => {
    const t = dice.next()
    const { at, normal } = curveAt(shape.curve, t)
    const off = dice.normal() * shape.width * spread * (first + (last - first) * t)
    return [at[0] + normal[0] * off, at[1] + normal[1] * off]
  }
  const many = (share: number, spread: number) =>
    range(Math.round(shape.count * share)).map(() => spot(spread))
  return (
    haze(p, shape, [first, last]) +
    dots(many(0.4, 0.62), 1.7, night.ice, { opacity: 0.7 }) +
    dots(many(0.36, 0.3), 2.2, '#fff', { opacity: 0.85 }) +
    dots(many(0.14, 0.36), 3, '#8FC2FF', { opacity: 0.9 }) +
    dots(many(0.1, 0.34), 2.8, gold.pale) +
    range(shape.sparks ?? 5)
      .map(() => path(spark(spot(0.4), dice.between(9, 20)), dice.pick(['#fff', gold.light])))
      .join('')
  )
}

/** Soft discs along the curve run together into a band without an edge. */
function haze(p: Picture, { curve, width, haze: strength = 1 }: River, [first, last]: Point) {
  const colours = ['#2F6FE6', '#4C94FF', '#7DB6FF', '#A9CDF5'] as const
  const count = 26
  return range(count)
    .map((i) => {
      const t = i / (count - 1)
      const { at } = curveAt(curve, t)
      const r = width * 1.25 * (first + (last - first) * t)
      const colour = colours[Math.min(3, Math.floor(t * 4))] ?? colours[0]
      return circle(
        Math.round(at[0]),
        Math.round(at[1]),
        Math.round(r),
        glow(p, colour, 0.17 * strength),
      )
    })
    .join('')
}

/** Beams of light fanning out of one point. */
export function beams(
  p: Picture,
  at: Point,
  options: {
    readonly count: number
    readonly length: number
    readonly from: number
    readonly to: number
    readonly colour: string
    readonly opacity: number
    readonly spread?: number
  },
): string {
  const { count, length, from, to, spread = 0.5 } = options
  const step = (to - from) / count
  const shapes = range(count).map((i) => {
    const middle = from + step * (i + 0.5)
    const half = (step * spread) / 2
    const tip = (angle: number): Point => {
      const turn = (angle * Math.PI) / 180
      return [at[0] + Math.cos(turn) * length, at[1] + Math.sin(turn) * length]
    }
    return `M${pair(at)}L${pair(tip(middle - half), 0)}L${pair(tip(middle + half), 0)}Z`
  })
  const fade = radialIn(p, at, length, options.colour, options.opacity)
  return path(shapes.join(''), fade)
}

/** Warm rays all around, behind the main thing of a cover. */
export const warmRays = (p: Picture, at: Point): string =>
  beams(p, at, {
    count: 18,
    length: 420,
    from: 0,
    to: 360,
    colour: '#FFE0A8',
    opacity: 0.14,
    spread: 0.5,
  })

function radialIn(p: Picture, [x, y]: Point, r: number, colour: string, opacity: number) {
  const id = p.define(
    (name) =>
      `<radialGradient id="${name}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${r}"><stop stop-color="${colour}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
  )
  return `url(#${id})`
}

/** Out-of-focus lights, larger and paler than stars. */
export function bokeh(
  at: readonly [number, number, number, number],
  count: number,
  seed: number,
  colours: readonly string[],
  size: Point = [6, 22],
): string {
  const dice = seeded(seed)
  const [x, y, width, height] = at
  return colours
    .flatMap((colour) =>
      range(3).map((layer) => {
        const points = range(Math.ceil(count / colours.length / 3)).map((): Point => [
          dice.between(x, x + width),
          dice.between(y, y + height),
        ])
        const wide = size[0] + ((size[1] - size[0]) * layer) / 2
        return dots(points, wide, colour, { opacity: 0.34 - layer * 0.1 })
      }),
    )
    .join('')
}

/** A tail of light behind a moving body: a faint body and fine streaks, thin at their start. */
export function trail(
  p: Picture,
  [from, bend, to]: readonly [Point, Point, Point],
  width: number,
  colours: readonly [string, string],
): string {
  const light = (colour: string, opacity: number) =>
    p.linearIn(
      [
        [0, colour, 0],
        [0.45, colour, opacity * 0.3],
        [1, colour, opacity],
      ],
      from,
      to,
    )
  const dice = seeded(Math.round(from[0] + width))
  const streaks = range(18).map((i) => {
    const off = (i / 17 - 0.5) * width
    const start = dice.between(0, 0.5)
    const [x, y] = [from[0] + (to[0] - from[0]) * start, from[1] + (to[1] - from[1]) * start * 0.82]
    const tip: Point = [to[0], to[1] + off]
    const middle: Point = [(x + bend[0] + to[0]) / 3, (y + bend[1] + to[1]) / 3 + 34 + off * 0.55]
    const colour = i % 5 === 2 ? colours[1] : colours[0]
    const d = `M${pair([x, y + off * 0.3], 0)}Q${pair(middle, 0)} ${pair(tip, 0)}`
    return stroke(d, light(colour, 0.8), Math.round(dice.between(1.4, 5)), {
      'stroke-linecap': 'round',
    })
  })
  const body = `M${pair(from)}Q${pair([bend[0], bend[1] - width / 4])} ${pair([to[0], to[1] - width / 2])}v${width}Q${pair([bend[0], bend[1] + width / 4])} ${pair(from)}Z`
  return path(body, light(colours[0], 0.34)) + streaks.join('')
}
