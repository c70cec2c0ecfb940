import { gold, goldAcross, goldBall, goldDown } from '../kit/colour.ts'
import { range } from '../kit/number.ts'
import type { Picture, Point } from '../kit/picture.ts'
import { circle, ellipse, group, line, path, polygon, stroke } from '../kit/shape.ts'

const at = (angle: number, r: number): Point => [r * Math.cos(angle), r * Math.sin(angle)]

/** A roulette wheel of radius 200 lying at the given tilt, its turret upright. */
export function roulette(p: Picture, tilt: number, turn = 0.08): string {
  const slot = (Math.PI * 2) / 37
  const wedge = (i: number, from: number, to: number) => {
    const a = turn + i * slot
    return polygon([at(a, from), at(a + slot, from), at(a + slot, to), at(a, to)])
  }
  const wedges = (indexes: readonly number[]) => indexes.map((i) => wedge(i, 108, 158)).join('')
  const resting = at(-2.3, 172)
  const all = range(37)
  const wood = p.radial([
    [0, '#2A0F0A'],
    [0.72, '#5C2A18'],
    [0.86, '#A86A3C'],
    [0.93, '#6B3520'],
    [1, '#2A120B'],
  ])
  const cone = p.radial(
    [
      [0, '#8A5230'],
      [0.5, '#5A2A18'],
      [1, '#2E130C'],
    ],
    [0.42, 0.36],
    0.66,
  )
  return group(
    {},
    ellipse([0, 30], 210, 210 * tilt + 4, '#02030A', { opacity: 0.55 }),
    path(
      `M-206 0A206 ${206 * tilt} 0 0 0 206 0V20A206 ${206 * tilt} 0 0 1 -206 20Z`,
      p.linear(
        [
          [0, '#1D0C08'],
          [0.4, '#6E3A22'],
          [0.6, '#4A2214'],
          [1, '#170906'],
        ],
        [0, 0],
        [1, 0],
      ),
    ),
    group(
      { transform: `scale(1 ${tilt})` },
      circle(0, 0, 206, wood),
      circle(0, 0, 184, 'none', { stroke: gold.deep, 'stroke-width': 3 }),
      circle(0, 0, 160, goldDown(p)),
      path(wedges(all.filter((i) => i % 2 === 1)), '#B11E2E'),
      path(wedges(all.filter((i) => i % 2 === 0 && i > 0)), '#141A28'),
      path(wedges([0]), '#118054'),
      stroke(
        all.map((i) => line([at(turn + i * slot, 100), at(turn + i * slot, 158)])).join(''),
        gold.pale,
        1.4,
      ),
      circle(0, 0, 132, 'none', { stroke: gold.main, 'stroke-width': 1.6 }),
      circle(0, 0, 107, cone),
      circle(0, 0, 107, 'none', { stroke: gold.pale, 'stroke-width': 3 }),
      path(
        range(8)
          .map((i) =>
            polygon([
              at((i * Math.PI) / 4, 18),
              at((i * Math.PI) / 4 + 0.16, 62),
              at((i * Math.PI) / 4, 100),
              at((i * Math.PI) / 4 - 0.16, 62),
            ]),
          )
          .join(''),
        gold.deep,
        { opacity: 0.5 },
      ),
      circle(
        0,
        0,
        206,
        p.linear([
          [0, '#fff', 0.22],
          [0.4, '#fff', 0],
          [1, '#000', 0.35],
        ]),
      ),
    ),
    ellipse([0, -2], 34, 34 * tilt, goldAcross(p)),
    path('M-20 -4C-18 -26 -8 -30 -8 -52H8C8 -30 18 -26 20 -4Q0 8 -20 -4Z', goldAcross(p)),
    path('M-52 -44Q0 -62 52 -44L52 -38Q0 -50 -52 -38Z', goldDown(p)),
    ...[-52, 52, 0].map((x) => circle(x, x === 0 ? -64 : -42, x === 0 ? 13 : 9, goldBall(p))),
    circle(
      resting[0],
      resting[1] * tilt,
      8,
      p.radial(
        [
          [0, '#fff'],
          [1, '#9AA7BE'],
        ],
        [0.35, 0.3],
        0.7,
      ),
    ),
  )
}
