import type { Picture, Point } from '../kit/picture.ts'
import { ellipse, group, path, polygon } from '../kit/shape.ts'

type Face = 1 | 2 | 3 | 4 | 5 | 6

const spots: Readonly<Record<Face, readonly Point[]>> = {
  1: [[0, 0]],
  2: [
    [-0.5, -0.5],
    [0.5, 0.5],
  ],
  3: [
    [-0.55, -0.55],
    [0, 0],
    [0.55, 0.55],
  ],
  4: [
    [-0.5, -0.5],
    [0.5, -0.5],
    [-0.5, 0.5],
    [0.5, 0.5],
  ],
  5: [
    [-0.55, -0.55],
    [0.55, -0.55],
    [0, 0],
    [-0.55, 0.55],
    [0.55, 0.55],
  ],
  6: [
    [-0.5, -0.6],
    [0.5, -0.6],
    [-0.5, 0],
    [0.5, 0],
    [-0.5, 0.6],
    [0.5, 0.6],
  ],
}

/** One and four are red, as on Chinese dice. */
const pipColour = (face: Face): string => (face === 1 || face === 4 ? '#C8202E' : '#16233F')

/** A die of edge `size` seen from a corner, with its upper, left and right face. */
export function die(p: Picture, size: number, faces: readonly [Face, Face, Face]): string {
  const [w, h] = [size * 0.866, size * 0.5]
  const plane =
    (origin: Point, right: Point, down: Point) =>
    ([x, y]: Point): Point => [
      origin[0] + ((x + 1) / 2) * right[0] + ((y + 1) / 2) * down[0],
      origin[1] + ((x + 1) / 2) * right[1] + ((y + 1) / 2) * down[1],
    ]
  const planes = [
    [plane([0, -size], [w, h], [-w, h]), '#FFFFFF', '#E6ECF8'],
    [plane([-w, -h], [w, h], [0, size]), '#E9EEF9', '#A9B7D2'],
    [plane([0, 0], [w, -h], [0, size]), '#C7D2E8', '#7286AC'],
  ] as const
  const corners: readonly Point[] = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ]
  return group(
    {},
    ...planes.map(([move, light, dark], i) => {
      const face = faces[i] ?? 1
      const fill = p.linear([
        [0, light],
        [1, dark],
      ])
      const r = size * (face === 1 ? 0.16 : 0.1)
      const pips = (spots[face] ?? []).map((spot) => {
        const [x, y] = move(spot)
        const lean = [0, 30, -30][i] ?? 0
        return ellipse([x, y], i === 0 ? r : r * 0.82, i === 0 ? r * 0.6 : r, pipColour(face), {
          transform: `rotate(${i === 0 ? 0 : lean / 2} ${x.toFixed(1)} ${y.toFixed(1)})`,
        })
      })
      return (
        path(polygon(corners.map(move)), fill, {
          stroke: fill,
          'stroke-width': size * 0.1,
          'stroke-linejoin': 'round',
        }) + pips.join('')
      )
    }),
  )
}
