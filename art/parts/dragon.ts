import { range } from '../kit/number.ts'
import type { Picture, Point } from '../kit/picture.ts'
import { circle, group, path, polygon, stroke } from '../kit/shape.ts'
import { bandPath, besideBand, curveThrough, spotsOf } from './band.ts'

/** From the tail to the neck: one coil around the middle of the picture. */
const spine: readonly Point[] = [
  [452, 330],
  [396, 300],
  [330, 318],
  [250, 326],
  [150, 300],
  [84, 226],
  [104, 132],
  [190, 78],
  [282, 74],
  [342, 112],
]

const head = (jade: string, horn: string): string =>
  group(
    { transform: 'translate(350 122) rotate(26)' },
    path('M-30 -34C-60 -58 -70 -84 -66 -112C-54 -88 -38 -70 -12 -54Z', horn),
    path('M-6 -40C-20 -70 -18 -98 -2 -124C0 -98 8 -74 26 -56Z', horn),
    path('M-44 -10C-78 -16 -98 -2 -112 24C-84 12 -70 14 -56 22Z', '#F2B84B'),
    path('M-46 12C-78 16 -92 34 -98 60C-74 42 -62 40 -46 40Z', '#E0862A'),
    path(
      'M-52 -26C-22 -56 34 -54 64 -30C88 -26 112 -14 118 2C120 14 108 20 92 18C60 20 34 26 20 36C-12 44 -44 34 -56 12Z',
      jade,
    ),
    path('M20 34C50 30 78 34 98 44C88 60 52 66 18 56C8 52 8 42 20 34Z', '#0B5A48'),
    path(
      polygon([
        [36, 30],
        [42, 44],
        [48, 29],
      ]),
      '#FFF9E6',
    ),
    path(
      polygon([
        [62, 26],
        [68, 39],
        [74, 25],
      ]),
      '#FFF9E6',
    ),
    path(
      polygon([
        [88, 22],
        [93, 34],
        [98, 21],
      ]),
      '#FFF9E6',
    ),
    path('M-6 -32C10 -46 34 -44 44 -28C28 -24 10 -24 -6 -32Z', '#FFE9A8'),
    circle(20, -31, 7, '#B3201A'),
    circle(21, -32, 3, '#fff'),
    circle(102, -6, 5, '#06382E'),
    stroke('M96 6C128 22 132 54 112 76M104 -8C140 -14 160 8 156 40', '#FFD27A', 4, {
      'stroke-linecap': 'round',
    }),
    stroke('M-34 -22C-4 -40 28 -40 56 -20', '#D8FFEF', 3, {
      opacity: 0.6,
      'stroke-linecap': 'round',
    }),
  )

/** A jade dragon around an open middle, where its pearl goes; drawn for a picture of 480 by 360. */
export function dragon(p: Picture): string {
  const spots = spotsOf(curveThrough(spine, 8), (part) => 6 + 58 * Math.sin(part * 1.72 + 0.1))
  const jade = p.linear(
    [
      [0, '#7FF0C4'],
      [0.45, '#17A878'],
      [1, '#0A4F42'],
    ],
    [0, 0],
    [1, 1],
  )
  const horn = p.linear([
    [0, '#FFF3CF'],
    [1, '#C98A1E'],
  ])
  const fins = spots
    .filter((_, i) => i % 3 === 0 && i > 6)
    .map((spot) => {
      const [a, b] = [besideBand(spot, -0.46), besideBand(spot, -0.86)]
      const ahead: Point = [spot.side[1], -spot.side[0]]
      return `M${(a[0] - ahead[0] * 9).toFixed(1)} ${(a[1] - ahead[1] * 9).toFixed(1)}L${b[0].toFixed(1)} ${b[1].toFixed(1)}L${(a[0] + ahead[0] * 9).toFixed(1)} ${(a[1] + ahead[1] * 9).toFixed(1)}Z`
    })
  const scales = spots
    .filter((_, i) => i % 2 === 0)
    .flatMap((spot, i) =>
      range(3).map((k) => {
        const [x, y] = besideBand(spot, -0.3 + k * 0.24 + (i % 2) * 0.1)
        const size = spot.width * 0.13
        return `M${(x - size).toFixed(1)} ${y.toFixed(1)}a${size.toFixed(1)} ${size.toFixed(1)} 0 0 0 ${(2 * size).toFixed(1)} 0`
      }),
    )
  return group(
    {},
    path(fins.join(''), '#F2B84B'),
    path(bandPath(spots), jade),
    path(bandPath(spots, 0.2, 0.48), '#FFE3A0', { opacity: 0.85 }),
    stroke(scales.join(''), '#063F34', 1.8, { opacity: 0.5 }),
    path(
      'M452 330C476 318 486 296 478 270C462 288 446 296 430 304C440 316 444 326 452 330Z',
      '#F2B84B',
    ),
    stroke('M118 262C104 290 84 304 58 310M58 310l-16 -8M58 310l-12 12M58 310l6 16', '#0F7C5E', 9, {
      'stroke-linecap': 'round',
    }),
    stroke('M214 92C226 66 248 50 274 46M274 46l10 -14M274 46l16 -2M274 46l10 12', '#0F7C5E', 9, {
      'stroke-linecap': 'round',
    }),
    head(jade, horn),
  )
}
