import { fixed, range } from '../kit/number.ts'
import type { Picture, Point } from '../kit/picture.ts'
import type { Place } from '../kit/camera.ts'
import { circle, group, line, path, polygon, stroke } from '../kit/shape.ts'

const phi = (1 + Math.sqrt(5)) / 2
const corners: readonly Place[] = [-1, 1].flatMap((a) =>
  [-phi, phi].flatMap((b): Place[] => [
    [0, a, b],
    [a, b, 0],
    [b, 0, a],
  ]),
)

const mix = (a: Place, b: Place, t: number): Place => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
]
const distance = (a: Place, b: Place) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
const unit = (a: Place): Place => mix([0, 0, 0], a, 1 / Math.hypot(...a))
const neighbours = (a: Place) => corners.filter((b) => Math.abs(distance(a, b) - 2) < 0.01)

function turned([x, y, z]: Place, [ax, ay]: Point): Place {
  const [sx, cx, sy, cy] = [Math.sin(ax), Math.cos(ax), Math.sin(ay), Math.cos(ay)]
  const z1 = y * sx + z * cx
  return [x * cy + z1 * sy, y * cx - z * sx, z1 * cy - x * sy]
}

/** Points of a pentagon around one corner, in order, bent onto the sphere. */
function pentagon(corner: Place): readonly Place[] {
  const ring = [...neighbours(corner)]
  const ordered = ring.splice(0, 1)
  for (let last = ordered[0]; last !== undefined && ring.length > 0; last = ordered.at(-1)) {
    const from = last
    const index = ring.findIndex((next) => Math.abs(distance(from, next) - 2) < 0.01)
    ordered.push(...ring.splice(index, 1))
  }
  const points = ordered.map((next) => mix(corner, next, 1 / 3))
  return points.flatMap((point, i) =>
    range(3).map((k) => unit(mix(point, points[(i + 1) % 5] ?? point, k / 3))),
  )
}

/** A football by its true geometry (a truncated icosahedron), lit from the upper left. */
export function ball(p: Picture, r: number, turn: Point, rim = '#7DB6FF'): string {
  const flat = ([x, y, z]: Place): Point => {
    const edge = z < 0 ? 1 / Math.hypot(x, y) : 1
    return [x * r * edge, y * r * edge]
  }
  const faces = corners
    .map((corner) => pentagon(corner).map((point) => turned(point, turn)))
    .filter((face) => face.some(([, , z]) => z > 0.05))
    .map((face) => polygon(face.map(flat)))
  const seams = corners.flatMap((a, i) =>
    neighbours(a)
      .filter((b) => corners.indexOf(b) > i)
      .map((b) => range(5).map((k) => turned(unit(mix(a, b, 1 / 3 + k / 12)), turn)))
      .filter((seam) => seam.every(([, , z]) => z > 0))
      .map((seam) => line(seam.map(flat))),
  )
  const body = p.radial(
    [
      [0, '#FFFFFF'],
      [0.45, '#EDF2FA'],
      [0.8, '#A9B8D2'],
      [1, '#5B6C8C'],
    ],
    [0.36, 0.3],
    0.75,
  )
  const shade = p.radial(
    [
      [0, '#fff', 0.28],
      [0.3, '#fff', 0],
      [0.62, '#050C1E', 0.1],
      [0.86, '#050C1E', 0.6],
      [1, '#050C1E', 0.88],
    ],
    [0.36, 0.3],
    0.8,
  )
  const patch = p.linear([
    [0, '#2A4272'],
    [1, '#0A1530'],
  ])
  return group(
    {},
    circle(0, 0, r, body),
    path(faces.join(''), patch),
    stroke(seams.join(''), '#6B7C9E', r * 0.016, { opacity: 0.75 }),
    circle(0, 0, r, shade),
    path(
      `M${fixed(-r * 0.26)} ${fixed(r * 0.965)}A${r} ${r} 0 0 0 ${fixed(r * 0.985)} ${fixed(-r * 0.17)}A${fixed(r * 1.05)} ${fixed(r * 1.05)} 0 0 1 ${fixed(-r * 0.26)} ${fixed(r * 0.965)}Z`,
      rim,
      { opacity: 0.85 },
    ),
  )
}
