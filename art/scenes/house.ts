import { gold, goldDown, night } from '../kit/colour.ts'
import { range, seeded } from '../kit/number.ts'
import { Picture } from '../kit/picture.ts'
import type { Point } from '../kit/picture.ts'
import { box, circle, ellipse, group, path, place, spark, stroke } from '../kit/shape.ts'
import { avatar } from '../parts/emblem.ts'
import { oddsBoard, phone, slip } from '../parts/phone.ts'
import { coinStack } from '../parts/reward.ts'
import { backdrop, halo, river, stars } from '../parts/sky.ts'
import { stadium } from '../parts/stadium.ts'
import { xingheMark } from './brand.ts'

/** Two phones on a clear ground, for light and dark pages alike. */
export function phoneApp(): Picture {
  const p = new Picture(640, 560)
  return p.add(
    halo(p, [320, 280], 320, 270, '#3F86FF', 0.4),
    circle(320, 280, 226, 'none', { stroke: '#5C90FF', 'stroke-width': 1.5, opacity: 0.4 }),
    stroke('M60 330A270 96 -16 1 0 584 222A270 96 -16 1 0 60 330', gold.main, 1.6, {
      opacity: 0.6,
      'stroke-dasharray': '2 8',
      'stroke-linecap': 'round',
    }),
    ellipse([320, 528], 210, 20, '#0A1A3C', { opacity: 0.28 }),
    group({ transform: 'translate(436 270) rotate(10) scale(1.02)' }, phone(p, slip(p))),
    group({ transform: 'translate(222 284) rotate(-7) scale(1.1)' }, phone(p, oddsBoard(p))),
    path(spark([84, 120], 18) + spark([566, 96], 24) + spark([588, 420], 14), gold.main),
  )
}

/** A globe with its meridians, a net of partners around it and a growing chart. */
export function agent(): Picture {
  const p = new Picture(640, 400)
  const partners: readonly (readonly [Point, number, readonly [string, string]])[] = [
    [[250, 92], 26, ['#5FA4FF', '#1757E8']],
    [[590, 96], 24, ['#43D694', '#0A6440']],
    [[226, 250], 22, ['#F4818E', '#A31C31']],
    [[604, 250], 26, ['#F7C666', '#C98A1E']],
    [[420, 42], 22, ['#8FB6FF', '#2B56A8']],
  ]
  const bars = range(5).map((i) =>
    box([318 + i * 44, 322 - i * 26, 28, 44 + i * 26], goldDown(p), { rx: 5 }),
  )
  return p.add(
    backdrop(
      p,
      [
        [0, '#061026'],
        [0.6, '#0F3C88'],
        [1, '#0A2254'],
      ],
      [0, 0],
      [1, 1],
    ),
    halo(p, [420, 190], 340, 260, '#5FA4FF', 0.55),
    stars(p, 50, 71),
    circle(
      420,
      184,
      128,
      p.radial(
        [
          [0, '#7DB6FF'],
          [0.5, '#1F63E0'],
          [1, '#081F5C'],
        ],
        [0.36, 0.3],
        0.78,
      ),
    ),
    stroke(
      'M420 56A58 128 0 0 1 420 312A58 128 0 0 1 420 56M420 56A106 128 0 0 1 420 312A106 128 0 0 1 420 56M292 184A128 34 0 0 0 548 184M306 126A118 28 0 0 0 534 126M310 250A114 28 0 0 0 530 250',
      '#DDEEFF',
      1.6,
      { opacity: 0.45 },
    ),
    stroke(
      partners
        .map(([[x, y]]) => `M${x} ${y}Q${(x + 420) / 2} ${(y + 184) / 2 - 34} 420 184`)
        .join(''),
      gold.pale,
      2,
      { opacity: 0.75, 'stroke-dasharray': '2 7', 'stroke-linecap': 'round' },
    ),
    ...partners.map(([at, r, tone]) => place(at, {}, avatar(p, r, tone))),
    ...bars,
    stroke('M314 306L376 276L420 282L470 232L536 190', '#fff', 4, {
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
    path('M546 182L524 186L540 204Z', '#fff'),
    place([236, 380], { scale: 0.8 }, coinStack(p, 40, 4)),
    place([600, 384], { scale: 0.8 }, coinStack(p, 40, 6)),
    box(
      [0, 0, 640, 400],
      p.linear(
        [
          [0, night.void, 0.6],
          [0.5, night.void, 0.1],
          [1, night.void, 0],
        ],
        [0, 0],
        [1, 0.3],
      ),
    ),
  )
}

/** The picture that travels with a shared link. */
export function shareCard(): Picture {
  const p = new Picture(1200, 630)
  const dice = seeded(12)
  const ripples = range(26).map(
    () =>
      `M${Math.round(dice.between(80, 1120))} ${Math.round(dice.between(500, 620))}h${Math.round(dice.between(20, 60))}`,
  )
  return p.add(
    backdrop(p, [
      [0, '#040A1C'],
      [0.35, '#0A2455'],
      [0.58, '#1A4FA6'],
      [0.7, '#FFBE74'],
      [0.705, '#0A1A3C'],
      [1, '#040A1A'],
    ]),
    stars(p, 70, 19, 360),
    river(p, {
      curve: [
        [-40, 360],
        [300, -20],
        [760, 300],
        [1240, 30],
      ],
      width: 84,
      count: 330,
      seed: 21,
      taper: [0.6, 1.2],
      sparks: 6,
      haze: 1.8,
    }),
    stroke(ripples.join(''), '#9CC6FF', 1.6, { opacity: 0.3 }),
    stadium(p, { at: [0, 205, -330], pitch: 30, focal: 1000, centre: [600, 470] }),
    halo(p, [600, 440], 380, 140, '#EAF4FF', 0.3),
    halo(p, [600, 170], 240, 200, '#071A40', 0.75),
    place([472, 42], { scale: 4 }, xingheMark(p)),
  )
}
