import { gold } from '../kit/colour.ts'
import { range, seeded } from '../kit/number.ts'
import type { Picture, Point } from '../kit/picture.ts'
import { box, circle, dots, group, path, place, polygon, stroke } from '../kit/shape.ts'

/** Shafts of daylight slanting down from the surface. */
export function shafts(p: Picture, x: number, width: number, depth: number, seed: number): string {
  const dice = seeded(seed)
  const light = p.linear([
    [0, '#DFFBFF', 0.42],
    [1, '#7FE3F2', 0],
  ])
  return range(7)
    .map((i) => {
      const top = x + (width * i) / 7 + dice.between(0, width / 9)
      const wide = dice.between(width / 40, width / 11)
      const lean = (top - x - width * 0.35) * 0.55 - width * 0.1
      return path(
        polygon([
          [top, -10],
          [top + wide, -10],
          [top + lean + wide * 2.6, depth],
          [top + lean, depth],
        ]),
        light,
      )
    })
    .join('')
}

export function bubbles(
  p: Picture,
  area: readonly [number, number, number, number],
  count: number,
  seed: number,
): string {
  const dice = seeded(seed)
  const skin = p.radial([
    [0, '#fff', 0.05],
    [0.75, '#BDF4FF', 0.16],
    [1, '#F2FEFF', 0.75],
  ])
  return range(count)
    .map(() => {
      const r = dice.between(2, 9)
      const [x, y] = [
        dice.between(area[0], area[0] + area[2]),
        dice.between(area[1], area[1] + area[3]),
      ]
      return circle(x, y, r, skin) + circle(x - r * 0.35, y - r * 0.35, r * 0.2, '#fff')
    })
    .join('')
}

/** A golden dragon-fish looking left, about 360 long; its head lies near (-170, 0). */
export function goldFish(p: Picture): string {
  const body =
    'M-178 8C-166 -30 -110 -70 -30 -72C50 -74 112 -44 150 -14C156 0 156 12 150 22C110 56 40 86 -40 80C-110 74 -160 44 -178 8Z'
  const skin = p.linear([
    [0, '#6B2E06'],
    [0.2, '#E07A14'],
    [0.42, '#FFC95E'],
    [0.58, '#FFE9B0'],
    [0.78, '#D98A22'],
    [1, '#7A3A08'],
  ])
  const fin = p.linear(
    [
      [0, '#FFE3A0', 0.95],
      [0.6, '#F47B20', 0.9],
      [1, '#B3261E', 0.75],
    ],
    [0, 0],
    [1, 0.6],
  )
  const scale = p.stamp(
    stroke('M0 -15C20 -13 20 13 0 15', '#8A4A0A', 2.2, { opacity: 0.6 }) +
      path('M0 -12C15 -10 15 10 0 12Z', '#FFF6D8', { opacity: 0.25 }),
  )
  const scales = range(11).flatMap((i) =>
    range(7).map((k) => place([-78 + i * 22, -66 + k * 24 + (i % 2) * 12], {}, scale)),
  )
  return group(
    {},
    path(
      'M140 4C180 -40 214 -84 262 -96C246 -60 236 -34 226 -4C238 28 252 58 268 96C216 84 176 48 140 4Z',
      fin,
    ),
    stroke('M152 2L244 -82M158 4L236 -48M160 6L226 -8M160 8L238 46M154 10L250 82', '#FFE9B8', 2, {
      opacity: 0.6,
    }),
    path('M-70 -64C-40 -126 40 -140 110 -104C96 -86 100 -66 112 -38C60 -66 -10 -76 -70 -64Z', fin),
    stroke('M-50 -66L-10 -118M-16 -70L36 -124M22 -70L78 -114M62 -60L104 -98', '#FFE9B8', 2, {
      opacity: 0.55,
    }),
    path('M-30 72C-26 106 6 132 48 134C40 112 44 92 56 74Z', fin),
    path('M78 60C92 84 112 96 138 96C130 78 130 60 136 36Z', fin),
    path(body, skin),
    group(
      { 'clip-path': p.clip(path(body, '#fff')) },
      ...scales,
      box(
        [-190, 30, 360, 60],
        p.linear([
          [0, '#5A2606', 0],
          [1, '#5A2606', 0.55],
        ]),
      ),
    ),
    path(
      'M-178 8C-168 -26 -126 -58 -82 -68C-98 -30 -98 36 -74 76C-126 62 -164 38 -178 8Z',
      p.linear([
        [0, '#C9640F'],
        [0.5, '#FFC65C'],
        [1, '#D98A22'],
      ]),
    ),
    stroke('M-82 -68C-98 -30 -98 36 -74 76', '#7A3A08', 3, { opacity: 0.6 }),
    path('M-60 24C-20 20 20 34 40 66C4 70 -36 58 -60 24Z', fin),
    stroke('M-52 28L26 62M-50 32L4 64M-46 28L36 54', '#FFE9B8', 1.8, { opacity: 0.7 }),
    stroke('M-178 7C-168 8 -158 13 -150 22', '#6B3006', 3, { 'stroke-linecap': 'round' }),
    stroke('M-172 18C-196 30 -204 52 -196 74M-164 24C-178 40 -178 58 -168 76', '#FFC65C', 3.5, {
      'stroke-linecap': 'round',
    }),
    circle(-128, -14, 12.5, '#FFE9B0'),
    circle(
      -129.5,
      -14,
      8.5,
      p.radial([
        [0, '#7A1410'],
        [0.5, '#1A0606'],
        [1, '#000'],
      ]),
    ),
    circle(-133, -18, 2.8, '#fff'),
    stroke('M-128 -26.5A12.5 12.5 0 1 1 -128 -1.5A12.5 12.5 0 1 1 -128 -26.5', '#7A3A08', 2.4, {
      opacity: 0.7,
    }),
    stroke('M-150 44C-110 72 -60 82 -16 80C50 78 106 58 146 26', '#9DF3FF', 3, {
      opacity: 0.6,
      'stroke-linecap': 'round',
    }),
    stroke('M-168 -12C-140 -44 -104 -60 -60 -66C0 -72 60 -62 104 -42', '#FFF6DA', 4, {
      opacity: 0.55,
      'stroke-linecap': 'round',
    }),
  )
}

/** A school of small fish, all heading left. */
export function shoal(
  p: Picture,
  [x, y]: Point,
  count: number,
  seed: number,
  colour: string,
): string {
  const dice = seeded(seed)
  const fish = p.stamp(path('M-14 0C-6 -8 6 -7 12 0L20 -6V6L12 0C6 7 -6 8 -14 0Z', colour))
  return range(count)
    .map(() =>
      place(
        [x + dice.normal() * 90, y + dice.normal() * 34],
        { scale: dice.between(0.6, 1.2), turn: dice.between(-8, 8) },
        fish,
      ),
    )
    .join('')
}

/** Rocks, weed and coral along the bottom edge. */
export function seabed(p: Picture, seed: number): string {
  const dice = seeded(seed)
  const [w, h] = [p.width, p.height]
  const weed = range(16).map(() => {
    const x = dice.between(0, w)
    const high = dice.between(30, 90)
    return `M${Math.round(x)} ${h}q-10 ${-Math.round(high / 2)} 2 ${-Math.round(high)}q12 ${Math.round(high / 2)} 8 ${Math.round(high)}Z`
  })
  return (
    path(weed.join(''), '#04433F', { opacity: 0.9 }) +
    path(
      `M0 ${h}V${h - 34}Q${w * 0.12} ${h - 60} ${w * 0.26} ${h - 26}T${w * 0.52} ${h - 22}T${w * 0.8} ${h - 40}T${w} ${h - 46}V${h}Z`,
      p.linear([
        [0, '#0A4A54'],
        [1, '#03181F'],
      ]),
    ) +
    dots(
      range(26).map((): Point => [dice.between(0, w), dice.between(h - 24, h - 4)]),
      3,
      gold.pale,
      { opacity: 0.35 },
    )
  )
}
