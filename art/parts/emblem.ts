import { gold, goldAcross, goldDown } from '../kit/colour.ts'
import { range } from '../kit/number.ts'
import type { Picture, Point } from '../kit/picture.ts'
import { box, circle, ellipse, group, path, place, spark, stroke } from '../kit/shape.ts'
import { coin, gem } from './reward.ts'

/** A gift box 180 wide, standing on the origin. */
export function gift(p: Picture, paper: readonly [string, string]): string {
  const side = p.linear(
    [
      [0, paper[0]],
      [1, paper[1]],
    ],
    [0, 0],
    [1, 1],
  )
  const bow = 'M0 0C-20 -46 -84 -62 -92 -34C-98 -8 -40 4 0 0Z'
  return group(
    {},
    ellipse([0, 2], 112, 16, '#01040C', { opacity: 0.5 }),
    path('M-84 -112H84L78 0Q0 14 -78 0Z', side),
    path('M20 -112H84L78 0Q50 6 20 8Z', '#02050F', { opacity: 0.24 }),
    path('M-18 -112H18V9Q0 10 -18 9Z', goldAcross(p)),
    box([-94, -146, 188, 40], side, { rx: 6 }),
    box([-94, -146, 188, 8], '#fff', { rx: 4, opacity: 0.25 }),
    box([-84, -108, 168, 9], '#02050F', { opacity: 0.28 }),
    box([-20, -146, 40, 40], goldAcross(p)),
    ...[1, -1].map((side2) =>
      group(
        { transform: `translate(0 -146) scale(${side2} 1)` },
        path(bow, goldDown(p)),
        path('M-10 -6C-26 -30 -62 -44 -72 -30C-76 -16 -40 -6 -10 -6Z', gold.dark, {
          opacity: 0.55,
        }),
      ),
    ),
    box([-15, -162, 30, 24], goldDown(p), { rx: 7 }),
  )
}

/** An open chest 240 wide full of gold, standing on the origin. */
export function chest(p: Picture): string {
  const wood = p.linear([
    [0, '#8A3A1E'],
    [1, '#3A120A'],
  ])
  const heap: readonly Point[] = [
    [-84, -98],
    [-48, -112],
    [-8, -120],
    [34, -114],
    [74, -100],
    [-66, -124],
    [-26, -136],
    [16, -138],
    [54, -128],
    [-4, -154],
  ]
  return group(
    {},
    ellipse([0, 2], 150, 18, '#01040C', { opacity: 0.5 }),
    path(
      'M-120 -104C-128 -190 -100 -214 0 -214C100 -214 128 -190 120 -104Z',
      p.linear([
        [0, '#6B2A16'],
        [0.5, '#3A140C'],
        [1, '#1A0806'],
      ]),
    ),
    stroke('M-120 -104C-128 -190 -100 -214 0 -214C100 -214 128 -190 120 -104', goldAcross(p), 12),
    ellipse(
      [0, -130],
      108,
      74,
      p.radial([
        [0, '#FFF3CF', 0.95],
        [0.6, '#F2B84B', 0.5],
        [1, '#F2B84B', 0],
      ]),
    ),
    ...heap.map((at, i) => place(at, { turn: ((i * 53) % 60) - 30 }, coin(p, 36, 0.55, 9))),
    place([-44, -146], { turn: -14, scale: 0.9 }, gem(p, 26, 'ruby')),
    place([42, -150], { turn: 12 }, gem(p, 26, 'sapphire')),
    path('M-128 -98Q0 -74 128 -98L118 -2Q0 16 -118 -2Z', wood),
    stroke('M-124 -66Q0 -44 124 -66M-121 -34Q0 -14 121 -34', '#1E0805', 3, { opacity: 0.6 }),
    stroke('M-128 -98Q0 -74 128 -98', goldAcross(p), 14),
    path('M-104 -92L-76 -88L-72 4L-98 0ZM104 -92L76 -88L72 4L98 0Z', goldDown(p)),
    box([-24, -94, 48, 52], goldDown(p), { rx: 10 }),
    circle(0, -72, 9, gold.shade),
    path('M-4 -70H4L6 -52H-6Z', gold.shade),
  )
}

/** A cup 150 wide with two handles, standing on the origin. */
export function trophy(p: Picture): string {
  return group(
    {},
    stroke(
      'M-64 -186C-118 -190 -112 -112 -44 -104M64 -186C118 -190 112 -112 44 -104',
      goldDown(p),
      13,
      { 'stroke-linecap': 'round' },
    ),
    path('M-74 -206H74C72 -130 44 -86 0 -82C-44 -86 -72 -130 -74 -206Z', goldAcross(p)),
    ellipse(
      [0, -206],
      74,
      13,
      p.linear([
        [0, gold.dark],
        [1, gold.pale],
      ]),
    ),
    path('M-12 -84H12L16 -44H-16Z', goldAcross(p)),
    path('M-46 -44H46L54 -26H-54Z', goldAcross(p)),
    box(
      [-62, -26, 124, 26],
      p.linear([
        [0, '#2A3E66'],
        [1, '#0C1630'],
      ]),
      { rx: 4 },
    ),
    path(spark([0, -150], 34, 0.18), gold.light),
  )
}

/** Head and shoulders in a disc, for members and friends. */
export function avatar(p: Picture, r: number, tone: readonly [string, string]): string {
  const clip = p.clip(circle(0, 0, r, '#fff'))
  return group(
    {},
    circle(0, 0, r * 1.1, '#fff', { opacity: 0.9 }),
    circle(
      0,
      0,
      r,
      p.linear([
        [0, tone[0]],
        [1, tone[1]],
      ]),
    ),
    group(
      { 'clip-path': clip },
      circle(0, r * 0.98, r * 0.72, '#fff', { opacity: 0.92 }),
      circle(0, -r * 0.18, r * 0.36, '#fff'),
    ),
  )
}

/** A desk calendar 220 × 200 with the days of a month. */
export function calendar(p: Picture, done: number): string {
  const days = range(15).map((i) => {
    const [x, y] = [-84 + (i % 5) * 42, -24 + Math.floor(i / 5) * 42]
    if (i >= done) return box([x - 16, y - 16, 32, 32], '#E6ECF6', { rx: 8 })
    return (
      box(
        [x - 16, y - 16, 32, 32],
        p.linear([
          [0, '#FFE3A0'],
          [1, '#E7A52E'],
        ]),
        { rx: 8 },
      ) +
      stroke(`M${x - 8} ${y}l6 6l11 -12`, '#fff', 5, {
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      })
    )
  })
  return group(
    {},
    box([-108, -96, 232, 212], '#01040C', { rx: 20, opacity: 0.35 }),
    box(
      [-116, -104, 232, 212],
      p.linear([
        [0, '#FFFFFF'],
        [1, '#DFE7F3'],
      ]),
      { rx: 18 },
    ),
    path(
      'M-116 -54V-86A18 18 0 0 1 -98 -104H98A18 18 0 0 1 116 -86V-54Z',
      p.linear([
        [0, '#2F74FF'],
        [1, '#123FB0'],
      ]),
    ),
    box([-86, -84, 76, 12], '#fff', { rx: 6 }),
    ...[-66, 66].map((x) =>
      box(
        [x - 7, -122, 14, 36],
        p.linear([
          [0, '#DDE6F4'],
          [1, '#7D8EAD'],
        ]),
        { rx: 7 },
      ),
    ),
    ...days,
  )
}
