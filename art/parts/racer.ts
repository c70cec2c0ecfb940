import type { Picture } from '../kit/picture.ts'
import { box, circle, ellipse, group, path, stroke } from '../kit/shape.ts'

/** A racing car from behind its left side, driving right, about 220 long. */
export function racer(p: Picture, paint: readonly [string, string, string]): string {
  const [light, main, dark] = paint
  const skin = p.linear([
    [0, light],
    [0.5, main],
    [1, dark],
  ])
  const wheel = (x: number, r: number): string =>
    circle(x, 0, r, '#0B0F18') +
    circle(
      x,
      0,
      r * 0.62,
      p.linear([
        [0, '#F3F6FB'],
        [1, '#5B6980'],
      ]),
    ) +
    circle(x, 0, r * 0.34, dark) +
    stroke(
      `M${x - r * 0.86} ${-r * 0.2}A${r * 0.88} ${r * 0.88} 0 0 1 ${x + r * 0.1} ${-r * 0.86}`,
      '#8FA0BC',
      2,
      { opacity: 0.6 },
    )
  return group(
    {},
    ellipse([0, 24], 122, 12, '#01040A', { opacity: 0.55 }),
    box([-116, -52, 34, 10], dark, { rx: 3 }),
    box([-104, -44, 8, 34], dark),
    path(
      'M-112 2C-112 -22 -88 -30 -56 -30C-44 -52 -18 -58 2 -48C12 -42 18 -34 24 -26C60 -24 96 -14 118 2C120 10 116 14 108 14H-104C-110 14 -112 10 -112 2Z',
      skin,
    ),
    path('M-40 -32C-30 -46 -14 -50 -2 -42C4 -38 8 -34 12 -28C-6 -26 -24 -28 -40 -32Z', '#0A1222'),
    circle(-14, -44, 11, '#F4F7FC'),
    path('M-14 -48H-3C-4 -42 -8 -40 -14 -40Z', '#1B2A4A'),
    stroke('M-96 -14C-40 -20 40 -18 104 2', '#fff', 3, { opacity: 0.5, 'stroke-linecap': 'round' }),
    path('M30 -8L76 -2L70 6L28 4Z', '#fff', { opacity: 0.85 }),
    box([96, 8, 34, 8], dark, { rx: 3 }),
    group({ transform: 'translate(-70 6)' }, wheel(0, 25)),
    group({ transform: 'translate(70 8)' }, wheel(0, 22)),
  )
}
