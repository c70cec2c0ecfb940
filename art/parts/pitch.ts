import type { Place } from '../kit/camera.ts'
import { fixed, range, seeded } from '../kit/number.ts'
import { element } from '../kit/picture.ts'
import type { Picture, Point } from '../kit/picture.ts'
import { group, line, path, polygon, stroke } from '../kit/shape.ts'

type Project = (place: Place) => Point

const ring = (x: number, z: number, rx: number, from = 0, to = 360): readonly Place[] =>
  range(25).map((i) => {
    const angle = ((from + ((to - from) * i) / 24) * Math.PI) / 180
    return [x + rx * Math.cos(angle), 0, z + rx * Math.sin(angle)]
  })

const frame = (x: number, near: number, far: number): readonly Place[] => [
  [-x, 0, near],
  [-x, 0, far],
  [x, 0, far],
  [x, 0, near],
  [-x, 0, near],
]

/** The markings of a real pitch (metres), the goal lines at z = ±52.5. */
export function markings(project: Project, colour: string, width: number): string {
  const draw = (points: readonly Place[]) => line(points.map(project))
  const d = [
    draw(frame(34, -52.5, 52.5)),
    draw([
      [-34, 0, 0],
      [34, 0, 0],
    ]),
    draw(ring(0, 0, 9.15)),
    draw(frame(20.16, 36, 52.5)),
    draw(frame(9.16, 47, 52.5)),
    draw(ring(0, 41.5, 9.15, 217, 323)),
    draw(frame(20.16, -52.5, -36)),
    draw(frame(9.16, -52.5, -47)),
    draw(ring(0, -41.5, 9.15, 37, 143)),
  ].join('')
  return stroke(d, colour, width, { 'stroke-linejoin': 'round' })
}

/** Mown stripes across the pitch, from near to far. */
export function grass(
  p: Picture,
  project: Project,
  options: { readonly near: number; readonly far: number; readonly side: number },
): string {
  const { near, far, side } = options
  const base = polygon(
    (
      [
        [-side, 0, near],
        [side, 0, near],
        [side, 0, far],
        [-side, 0, far],
      ] as const
    ).map(project),
  )
  const step = 5.25
  const stripes = range(Math.ceil((far - near) / step / 2)).map((i) => {
    const z = far - i * step * 2
    const end = Math.max(near, z - step)
    return polygon(
      (
        [
          [-side, 0, end],
          [side, 0, end],
          [side, 0, z],
          [-side, 0, z],
        ] as const
      ).map(project),
    )
  })
  const turf = p.linear([
    [0, '#2FA56C'],
    [0.3, '#178552'],
    [0.75, '#0B5B3B'],
    [1, '#06382A'],
  ])
  return path(base, turf) + path(stripes.join(''), '#B7FFD2', { opacity: 0.12 })
}

/** The goal with its net, standing on the goal line at z. */
export function goal(project: Project, z: number, colour: string, post: number): string {
  const [half, high, deep] = [3.66, 2.44, 2]
  const at = (points: readonly Place[]) => line(points.map(project))
  const net = [
    ...range(15).map((i) => {
      const x = -half + (2 * half * i) / 14
      return at([
        [x, high, z],
        [x, high, z + deep * 0.45],
        [x, 0, z + deep],
      ])
    }),
    ...range(6).map((i) => {
      const [y, back] = [(high * i) / 5, z + deep - (deep * 0.55 * i) / 5]
      return at([
        [-half, y, z],
        [-half, y, back],
        [half, y, back],
        [half, y, z],
      ])
    }),
  ]
  const posts = at([
    [-half, 0, z],
    [-half, high, z],
    [half, high, z],
    [half, 0, z],
  ])
  return group(
    {},
    stroke(net.join(''), colour, post * 0.18, { opacity: 0.55 }),
    stroke(posts, '#fff', post, { 'stroke-linejoin': 'round' }),
  )
}

/** Rows of people: round dashes of uneven steps along each row, a few shirts in bright colours. */
export function crowd(
  rows: readonly string[],
  size: Point,
  shirts: readonly (readonly [colour: string, step: number])[],
): string {
  const dice = seeded(rows.length)
  return rows
    .map((d, i) => {
      const wide = size[0] + ((size[1] - size[0]) * i) / Math.max(1, rows.length - 1)
      const people = shirts.map(([colour, step]) => {
        const gaps = range(4).map(() => `0 ${fixed(wide * step * dice.between(0.7, 1.4), 0)}`)
        return element('path', { d, stroke: colour, 'stroke-dasharray': gaps.join(' ') })
      })
      const pen = { fill: 'none', 'stroke-linecap': 'round', 'stroke-width': fixed(wide) }
      return group(pen, ...people)
    })
    .join('')
}
