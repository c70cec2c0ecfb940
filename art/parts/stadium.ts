import { camera } from '../kit/camera.ts'
import type { Place, View } from '../kit/camera.ts'
import { glow } from '../kit/colour.ts'
import { range } from '../kit/number.ts'
import type { Attributes, Picture, Point } from '../kit/picture.ts'
import { ellipse, group, line, path, polygon, stroke } from '../kit/shape.ts'
import { grass, markings } from './pitch.ts'

/** A rounded rectangle around the pitch, long side along x. */
function oval(rx: number, rz: number, y: number, count = 80): readonly Place[] {
  const bend = 0.72
  const soft = (value: number) => Math.sign(value) * Math.abs(value) ** bend
  return range(count).map((i) => {
    const angle = (2 * Math.PI * i) / count
    return [rx * soft(Math.cos(angle)), y, rz * soft(Math.sin(angle))]
  })
}

/** The part of a ring that faces the viewer. */
const front = (ring: readonly Point[]) => ring.slice(44, 77)

const at = (ring: readonly Point[], i: number): Point => ring[i % ring.length] ?? [0, 0]

/** A bowl seen from outside and above; its lit inside shows through the roof. */
export function stadium(p: Picture, view: View): string {
  const project = camera(view)
  const flat = (places: readonly Place[]) => places.map(project)
  const outer = flat(oval(112, 90, 30))
  const middle = flat(oval(98, 78, 34))
  const inner = flat(oval(82, 64, 31))
  const foot = flat(oval(100, 77, 0))
  const belt = flat(oval(115, 92, 16))
  const wall = polygon([...front(outer), ...front(belt).toReversed()])
  const base = polygon([...front(belt), ...front(foot).toReversed()])
  const [rim, roof, opening] = [outer, middle, inner].map((ring) => p.outline(polygon(ring)))
  const lip = p.linear([
    [0, '#CFE6FF'],
    [0.35, '#5F97E6'],
    [1, '#173F86'],
  ])
  return group(
    {},
    path(
      base,
      p.linear([
        [0, '#0B2350'],
        [1, '#050D20'],
      ]),
    ),
    path(wall, facade(p)),
    ribs(p, outer, belt, foot),
    rim?.({
      fill: p.linear([
        [0, '#35619F'],
        [1, '#0E2A5C'],
      ]),
    }) ?? '',
    roof?.({ fill: lip }) ?? '',
    struts(middle, inner),
    inside(p, project, opening ?? (() => '')),
    opening?.({ fill: 'none', stroke: '#EAF5FF', 'stroke-width': 2.4 }) ?? '',
    stroke(line(front(outer)), '#9CCBFF', 2),
    stroke(line(front(belt)), '#FFD98A', 1.6, { opacity: 0.9 }),
  )
}

const facade = (p: Picture) =>
  p.linear(
    [
      [0, '#0A2354'],
      [0.25, '#1E5CC4'],
      [0.5, '#5FA4FF'],
      [0.72, '#2465D0'],
      [1, '#0A2150'],
    ],
    [0, 0],
    [1, 0],
  )

/** Diagonal panels of the wall, denser towards the sides as on a real curve. */
function ribs(p: Picture, top: readonly Point[], belt: readonly Point[], foot: readonly Point[]) {
  const indexes = range(16).map((k) => 44 + k * 2)
  const cross = indexes.flatMap((i) => [
    line([at(top, i), at(belt, i + 2)]),
    line([at(top, i + 2), at(belt, i)]),
  ])
  const columns = indexes.map((i) => line([at(belt, i), at(foot, i)]))
  const light = p.linear([
    [0, '#fff', 0.6],
    [1, '#BFDFFF', 0.12],
  ])
  return (
    stroke(cross.join(''), light, 1.2) + stroke(columns.join(''), '#FFCF7A', 1.6, { opacity: 0.42 })
  )
}

const struts = (middle: readonly Point[], inner: readonly Point[]) =>
  stroke(
    middle.flatMap((point, i) => (i % 2 === 0 ? [line([point, inner[i] ?? point])] : [])).join(''),
    '#0B2A5E',
    1,
    { opacity: 0.5 },
  )

function inside(
  p: Picture,
  project: (place: Place) => Point,
  opening: (paint: Attributes) => string,
) {
  const rows = range(12).map((row) =>
    polygon(oval(60 + row * 3.8, 42 + row * 3.5, 2 + row * 2.3, 28).map(project), 0),
  )
  const shirts = [
    ['#5C8FDB', '1.6 3.1 2 6.3'],
    ['#E6F1FF', '1.4 11.7 1.8 17.3'],
    ['#FFCF7A', '1.6 23.9 1.6 31.1'],
  ] as const
  const bowl = p.outline(rows.join(''))
  const clip = p.clip(opening({}))
  const across = (place: Place): Point => project([place[2], place[1], -place[0]])
  return group(
    { 'clip-path': clip },
    opening({
      fill: p.linear([
        [0, '#123472'],
        [0.6, '#0B2250'],
        [1, '#071531'],
      ]),
    }),
    ...shirts.map(([colour, gaps]) =>
      bowl({ fill: 'none', stroke: colour, 'stroke-width': 2.2, 'stroke-dasharray': gaps }),
    ),
    grass(p, across, { near: -56, far: 56, side: 37 }),
    markings(across, '#F2FFF7', 1.6),
    ellipse(project([0, 0, 0]), 230, 90, glow(p, '#EFFFF2', 0.4)),
  )
}
