import { goldDown } from '../kit/colour.ts'
import type { Picture } from '../kit/picture.ts'
import { circle, ellipse, group, path, stroke } from '../kit/shape.ts'

/** The head of a bull from the front, golden horns, about 240 wide. */
export function bull(p: Picture): string {
  const hide = p.linear([
    [0, '#E0653A'],
    [0.5, '#A8301E'],
    [1, '#4E0F12'],
  ])
  const horn = goldDown(p)
  const side = (way: 1 | -1): string =>
    group(
      { transform: `scale(${way} 1)` },
      path('M44 -52C86 -58 112 -84 108 -126C136 -92 134 -44 92 -26C74 -20 54 -24 44 -34Z', horn),
      stroke('M58 -44C86 -48 110 -66 116 -98', '#FFF6DA', 3, { opacity: 0.6 }),
      path('M50 -30C82 -34 106 -22 118 2C94 12 66 8 48 -6Z', hide),
      path('M60 -22C80 -22 94 -14 102 -2C84 2 70 0 58 -8Z', '#F0A58A', { opacity: 0.7 }),
    )
  return group(
    {},
    side(1),
    side(-1),
    path(
      'M0 -74C38 -74 60 -52 56 -10C54 24 46 46 44 64C40 92 20 104 0 104C-20 104 -40 92 -44 64C-46 46 -54 24 -56 -10C-60 -52 -38 -74 0 -74Z',
      hide,
    ),
    group(
      {},
      ...([1, -1] as const).map((way) =>
        group(
          { transform: `scale(${way} 1)` },
          ellipse([28, -4], 12, 9, '#FFF6E0'),
          circle(26, -3, 6, '#1A0606'),
          circle(24, -5, 2, '#fff'),
          stroke('M12 -22C24 -28 38 -24 46 -14', '#3A0A0C', 6, { 'stroke-linecap': 'round' }),
        ),
      ),
    ),
    path(
      'M-38 54C-40 36 -20 26 0 26C20 26 40 36 38 54C38 84 20 98 0 98C-20 98 -38 84 -38 54Z',
      '#F5C3A2',
    ),
    ellipse([-17, 56], 8, 6, '#6A1E18'),
    ellipse([17, 56], 8, 6, '#6A1E18'),
    stroke('M-17 62C-16 84 16 84 17 62', '#F2B84B', 6, { 'stroke-linecap': 'round' }),
    path('M0 -72C14 -60 16 -34 0 -14C-16 -34 -14 -60 0 -72Z', '#F2B84B'),
    path('M0 -60C7 -52 8 -38 0 -28C-8 -38 -7 -52 0 -60Z', '#FFF3CF'),
    stroke('M-44 -40C-30 -62 30 -62 44 -40', '#FFB38A', 3, { opacity: 0.5 }),
  )
}
