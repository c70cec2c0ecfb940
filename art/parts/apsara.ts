import type { Picture, Point } from '../kit/picture.ts'
import { circle, ellipse, group, path, regular, smooth, stroke } from '../kit/shape.ts'
import { bandPath, curveThrough, spotsOf } from './band.ts'

const ribbon = (points: readonly Point[], width: number): string =>
  bandPath(spotsOf(curveThrough(points, 8), (part) => width * Math.sin(0.25 + part * 2.6)))

/** A lotus from the side, around its foot. */
export const lotus = (p: Picture, r: number): string => {
  const petal = p.linear([
    [0, '#FFE6DA'],
    [1, '#D9614C'],
  ])
  const one = `M0 0C${-r * 0.5} ${-r * 0.4} ${-r * 0.3} ${-r} 0 ${-r * 1.1}C${r * 0.3} ${-r} ${r * 0.5} ${-r * 0.4} 0 0Z`
  return [-64, 64, -34, 34, 0]
    .map((turn) =>
      path(one, petal, { transform: `rotate(${turn})`, stroke: '#B5452F', 'stroke-width': 1 }),
    )
    .join('')
}

/** A cloud of the caves' walls: curls over a flat foot. */
export const wallCloud = (p: Picture, tone: readonly [string, string]): string =>
  path(
    'M-70 14C-86 2 -76 -18 -56 -14C-54 -36 -22 -40 -14 -20C-2 -38 30 -34 30 -12C48 -22 70 -8 60 12C80 12 86 22 70 24H-60C-66 24 -70 20 -70 14Z',
    p.linear([
      [0, tone[0]],
      [1, tone[1]],
    ]),
  ) +
  stroke(
    'M-46 2C-46 -10 -30 -12 -28 0M-4 -2C-4 -16 16 -16 16 -2M36 6C38 -4 52 -4 52 6',
    '#fff',
    2.4,
    { opacity: 0.55 },
  )

/** The flying figure of the Dunhuang walls, looking left, about 330 long. */
export function apsara(p: Picture): string {
  const teal = p.linear(
    [
      [0, '#8FE3D2'],
      [0.6, '#2A9C93'],
      [1, '#0E5560'],
    ],
    [0, 0],
    [1, 1],
  )
  const red = p.linear(
    [
      [0, '#FF9C6B'],
      [0.5, '#D2452B'],
      [1, '#7E1C18'],
    ],
    [0, 0],
    [1, 1],
  )
  const ochre = p.linear(
    [
      [0, '#FFE9A8'],
      [0.5, '#E5A632'],
      [1, '#9A5A14'],
    ],
    [0, 0],
    [1, 1],
  )
  const skin = p.linear([
    [0, '#FFE7CF'],
    [1, '#E0A47C'],
  ])
  const petals = smooth(
    regular(16, 46).map(([x, y], i): Point => (i % 2 === 0 ? [x, y] : [x * 0.86, y * 0.86])),
  )
  return group(
    {},
    path(
      ribbon(
        [
          [-10, -6],
          [50, -86],
          [130, -120],
          [196, -84],
          [176, -40],
          [214, -16],
        ],
        20,
      ),
      teal,
    ),
    path(
      ribbon(
        [
          [-40, -10],
          [-10, -110],
          [70, -150],
          [150, -156],
        ],
        15,
      ),
      ochre,
    ),
    path(
      ribbon(
        [
          [20, 30],
          [90, 66],
          [150, 40],
          [206, 62],
          [236, 112],
        ],
        22,
      ),
      red,
    ),
    path(
      ribbon(
        [
          [30, 26],
          [80, 112],
          [160, 126],
          [190, 90],
        ],
        15,
      ),
      teal,
    ),
    path(
      'M-40 6C-10 -10 40 2 80 -8C122 -16 152 -40 180 -34C160 -12 128 26 84 40C40 54 -10 48 -34 34Z',
      red,
    ),
    stroke('M-20 18C40 22 100 10 160 -24M-12 30C40 36 84 28 120 8', '#FFC79A', 2.4, {
      opacity: 0.6,
    }),
    path('M-34 10C-2 2 24 6 44 20C24 40 -10 44 -34 34Z', ochre),
    path('M-92 -14C-74 -24 -46 -20 -30 4C-26 22 -32 34 -44 36C-66 34 -84 14 -92 -14Z', skin),
    path('M-60 -6C-50 6 -38 12 -28 12C-28 26 -34 36 -44 36C-58 30 -64 10 -60 -6Z', teal),
    stroke('M-84 0C-112 8 -134 0 -148 -20', '#EDBD97', 11, { 'stroke-linecap': 'round' }),
    stroke('M-72 12C-92 34 -118 40 -142 32', '#F7D0AE', 11, { 'stroke-linecap': 'round' }),
    stroke('M-118 -1l6 12M-106 30l2 13', '#E5A632', 5),
    path(
      ribbon(
        [
          [-84, 2],
          [-120, 40],
          [-176, 30],
          [-206, 62],
          [-238, 44],
        ],
        16,
      ),
      ochre,
    ),
    path(petals, '#2A9C93', { transform: 'translate(-96 -48)', opacity: 0.9 }),
    circle(-96, -48, 38, '#FFE3A0', { opacity: 0.95 }),
    circle(-96, -48, 38, 'none', { stroke: '#C9772A', 'stroke-width': 3 }),
    path(
      'M-122 -54C-124 -80 -104 -92 -88 -86C-70 -82 -64 -62 -72 -44C-84 -50 -104 -58 -122 -54Z',
      '#20130F',
    ),
    ellipse([-82, -92], 13, 15, '#20130F'),
    stroke('M-92 -82l20 4', '#E5A632', 5),
    path(
      'M-118 -58C-104 -64 -86 -56 -78 -46C-78 -28 -88 -18 -100 -18C-112 -22 -120 -38 -118 -58Z',
      skin,
    ),
    stroke('M-114 -44q5 -4 10 -1M-98 -42q6 -4 11 0', '#3A1F16', 2, { 'stroke-linecap': 'round' }),
    stroke('M-107 -29q4 3 8 0', '#C23A2C', 2.8, { 'stroke-linecap': 'round' }),
    circle(-105, -53, 2.4, '#C23A2C'),
    stroke('M-86 -16C-94 -8 -100 0 -98 6', '#E5A632', 3),
  )
}
