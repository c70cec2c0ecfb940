import type { Picture, Point } from '../kit/picture.ts'
import { circle, ellipse, group, path, stroke } from '../kit/shape.ts'
import { bandPath, curveThrough, spotsOf } from './band.ts'

const spine: readonly Point[] = [
  [-128, -26],
  [-70, -58],
  [0, -52],
  [66, -10],
  [108, 52],
]

/** A red and white carp that leaps to the left, about 280 long; its head lies near (-128, -26). */
export function koi(p: Picture): string {
  const spots = spotsOf(curveThrough(spine, 6), (part) =>
    part < 0.3 ? 30 + part * 110 : 63 - (part - 0.3) * 72,
  )
  const body = bandPath(spots)
  const white = p.linear([
    [0, '#FFFFFF'],
    [0.6, '#FFF1E4'],
    [1, '#E3B79A'],
  ])
  const red = p.linear([
    [0, '#FF8A4C'],
    [0.5, '#E23B1E'],
    [1, '#9E1A12'],
  ])
  const fin = p.linear(
    [
      [0, '#FFE9DC', 0.95],
      [0.5, '#FF7A4A', 0.9],
      [1, '#C42A1A', 0.6],
    ],
    [0, 0],
    [1, 1],
  )
  return group(
    {},
    path(
      'M104 40C136 34 170 44 190 78C166 74 150 78 138 92C146 116 140 146 116 168C114 138 104 112 92 78Z',
      fin,
    ),
    stroke('M108 56C132 56 158 62 182 76M106 64C116 92 120 124 118 158', '#FFE3CC', 2, {
      opacity: 0.7,
    }),
    path('M-34 -88C-14 -128 36 -132 70 -96C58 -84 56 -66 60 -44C28 -74 0 -84 -34 -88Z', fin),
    path('M-44 -14C-52 22 -34 56 4 70C4 44 14 22 26 6Z', fin),
    path('M34 22C36 50 54 72 82 78C78 58 82 46 88 36Z', fin),
    path(body, white),
    group(
      { 'clip-path': p.clip(path(body, '#fff')) },
      path('M-84 -92C-56 -92 -48 -66 -60 -50C-72 -40 -88 -52 -84 -92Z', red),
      path('M-26 -100C26 -104 46 -66 24 -46C4 -32 -26 -52 -26 -100Z', red),
      path('M56 -34C88 -26 108 14 100 44C80 40 56 10 56 -34Z', red),
      stroke(
        'M-60 -70q10 8 4 20M-40 -72q12 8 6 22M-18 -70q12 8 6 22M4 -64q12 8 6 22M26 -52q12 8 6 22M46 -34q12 8 6 20M64 -12q10 8 4 18M-50 -46q10 8 4 18M-28 -44q12 8 6 20M-6 -40q12 8 6 20M16 -30q12 8 6 20M36 -12q10 8 6 18',
        '#8E2A14',
        1.8,
        { opacity: 0.35 },
      ),
      stroke('M-110 -8C-60 -26 10 -14 96 76', '#C98F6C', 12, { opacity: 0.35 }),
    ),
    stroke('M-78 -66C-66 -48 -66 -26 -76 -8', '#B5654A', 2.5, { opacity: 0.55 }),
    circle(-104, -36, 9, '#FFF7E8'),
    circle(-105, -36, 6, '#1A0A08'),
    circle(-107, -38.5, 2, '#fff'),
    stroke('M-132 -20C-126 -16 -120 -16 -114 -18', '#9E3A22', 2.6, { 'stroke-linecap': 'round' }),
    stroke('M-124 -14C-136 -4 -142 8 -140 22M-116 -10C-122 2 -122 12 -116 24', '#FFD9B8', 3, {
      'stroke-linecap': 'round',
    }),
    ellipse([-66, -74], 34, 5, '#fff', { opacity: 0.5, transform: 'rotate(-22 -66 -74)' }),
  )
}
