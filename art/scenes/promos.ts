import { gold, goldDown } from '../kit/colour.ts'
import { range, seeded } from '../kit/number.ts'
import { Picture } from '../kit/picture.ts'
import type { Point, Stop } from '../kit/picture.ts'
import {
  box,
  circle,
  dots,
  ellipse,
  group,
  pair,
  path,
  place,
  smooth,
  spark,
  stroke,
} from '../kit/shape.ts'
import { avatar, calendar, chest, gift, trophy } from '../parts/emblem.ts'
import { coin, coinStack, crown } from '../parts/reward.ts'
import { backdrop, beams, halo, river, stars } from '../parts/sky.ts'

interface Mood {
  readonly sky: readonly Stop[]
  readonly light: string
  readonly seed: number
}

/** The common ground of a promotion: sky, light behind the subject, drifting gold. */
function ground({ sky, light, seed }: Mood, at: Point): Picture {
  const p = new Picture(640, 360)
  const dice = seeded(seed)
  const drift = range(34).map((): Point => [
    at[0] + dice.normal() * 200,
    at[1] + dice.normal() * 150,
  ])
  return p.add(
    backdrop(p, sky, [0, 0], [1, 1]),
    halo(p, at, 360, 260, light, 0.6),
    beams(p, at, {
      count: 14,
      length: 420,
      from: 0,
      to: 360,
      colour: '#fff',
      opacity: 0.08,
      spread: 0.4,
    }),
    stars(p, 36, seed),
    dots(drift, 3, gold.pale, { opacity: 0.8 }),
  )
}

const finish = (p: Picture, colour: string) =>
  p.add(
    box(
      [0, 0, 640, 360],
      p.linear(
        [
          [0, colour, 0.6],
          [0.5, colour, 0.1],
          [1, colour, 0],
        ],
        [0, 0],
        [1, 0.2],
      ),
    ),
  )

export function promoFirstDeposit(): Picture {
  const p = ground(
    {
      sky: [
        [0, '#0B1230'],
        [1, '#3A1A10'],
      ],
      light: '#F2A63A',
      seed: 5,
    },
    [450, 200],
  )
  p.add(
    place([450, 336], { scale: 1.05 }, chest(p)),
    place([286, 340], { scale: 0.8 }, coinStack(p, 42, 4)),
    place([600, 344], { scale: 0.8 }, coinStack(p, 42, 3)),
    place([330, 120], { turn: -24, scale: 0.8 }, coin(p, 36, 0.8, 9)),
    place([586, 96], { turn: 30, scale: 0.9 }, coin(p, 36, 0.55, 9)),
    path(spark([450, 84], 22) + spark([540, 150], 13) + spark([356, 188], 14), '#FFFBEA'),
  )
  return finish(p, '#060A1C')
}

export function promoSignIn(): Picture {
  const p = ground(
    {
      sky: [
        [0, '#07142F'],
        [1, '#1250B8'],
      ],
      light: '#6BB0FF',
      seed: 6,
    },
    [450, 190],
  )
  p.add(
    group(
      { transform: 'translate(446 188) matrix(.98 -.08 .06 1 0 0) scale(1.06)' },
      calendar(p, 8),
    ),
    place([318, 334], { scale: 0.84 }, coinStack(p, 42, 3)),
    place([580, 306], { turn: -14, scale: 1.25 }, coin(p, 40, 0.92, 9)),
    path(spark([584, 74], 20) + spark([312, 96], 14), '#fff'),
  )
  return finish(p, '#050D22')
}

export function promoInvite(): Picture {
  const p = ground(
    {
      sky: [
        [0, '#081A2C'],
        [1, '#0B5A5E'],
      ],
      light: '#5FD6C0',
      seed: 7,
    },
    [440, 190],
  )
  const friends: readonly (readonly [Point, number, readonly [string, string]])[] = [
    [[300, 110], 30, ['#5FA4FF', '#1757E8']],
    [[440, 62], 34, ['#F7C666', '#C98A1E']],
    [[578, 110], 30, ['#43D694', '#0A6440']],
    [[270, 236], 25, ['#F4818E', '#A31C31']],
    [[606, 236], 25, ['#8FB6FF', '#2B56A8']],
  ]
  p.add(
    stroke(
      friends.map(([[x, y]]) => `M${x} ${y}Q${(x + 440) / 2} ${y + 70} 440 240`).join(''),
      '#DFFBF4',
      2.5,
      { opacity: 0.6, 'stroke-dasharray': '2 9', 'stroke-linecap': 'round' },
    ),
    place([440, 336], { scale: 0.92 }, gift(p, ['#E0485A', '#7A1020'])),
    ...friends.map(
      ([at, r, tone]) =>
        halo(p, at, r * 2.2, r * 2.2, '#BFF5E8', 0.35) + place(at, {}, avatar(p, r, tone)),
    ),
    path(spark([360, 168], 13) + spark([530, 176], 15), '#fff'),
  )
  return finish(p, '#04121C')
}

export function promoVipWeekly(): Picture {
  const p = ground(
    {
      sky: [
        [0, '#060B1C'],
        [1, '#14306A'],
      ],
      light: '#E8B85A',
      seed: 8,
    },
    [446, 190],
  )
  p.add(
    place([446, 338], { scale: 1.02 }, gift(p, ['#2F74F0', '#0A2366'])),
    place(
      [446, 118],
      { scale: 0.62 },
      crown(
        p,
        p.linear([
          [0, '#C42A3B'],
          [1, '#4C0716'],
        ]),
      ),
    ),
    place([296, 342], { scale: 0.8 }, coinStack(p, 42, 5)),
    place([598, 342], { scale: 0.8 }, coinStack(p, 42, 3)),
    path(spark([330, 100], 16) + spark([566, 84], 20) + spark([590, 220], 12), '#FFFBEA'),
  )
  return finish(p, '#040916')
}

export function promoRebate(): Picture {
  const p = ground(
    {
      sky: [
        [0, '#071330'],
        [1, '#0D3A86'],
      ],
      light: '#F2C15A',
      seed: 9,
    },
    [450, 180],
  )
  const arrow = path(
    'M-118 -22A120 120 0 0 1 88 -82L104 -100L116 -34L50 -44L66 -60A88 88 0 0 0 -86 -18Z',
    goldDown(p),
  )
  p.add(
    river(p, {
      curve: [
        [120, 380],
        [300, 250],
        [520, 330],
        [700, 60],
      ],
      width: 46,
      count: 130,
      seed: 2,
      taper: [0.5, 1.2],
      sparks: 3,
    }),
    ellipse([450, 330], 150, 16, '#020818', { opacity: 0.5 }),
    place([450, 184], {}, arrow, group({ transform: 'rotate(180)' }, arrow)),
    place([450, 184], { turn: -10 }, coin(p, 66, 0.98, 8)),
    place([282, 346], { scale: 0.8 }, coinStack(p, 42, 3)),
    place([608, 346], { scale: 0.8 }, coinStack(p, 42, 5)),
    path(spark([572, 70], 20) + spark([330, 76], 14), '#fff'),
  )
  return finish(p, '#050D22')
}

const steel = (p: Picture, from: string, to: string) =>
  p.linear([
    [0, from],
    [1, to],
  ])

/** A podium, the cup on its highest step. */
export function promoRace(): Picture {
  const p = ground(
    {
      sky: [
        [0, '#0A1428'],
        [1, '#123B8C'],
      ],
      light: '#F2B84B',
      seed: 10,
    },
    [450, 170],
  )
  p.add(
    ellipse([450, 346], 210, 18, '#020818', { opacity: 0.5 }),
    box([280, 286, 112, 60], steel(p, '#8E9BB3', '#3A455C'), { rx: 6 }),
    box([508, 300, 112, 46], steel(p, '#B06A3C', '#4E2A14'), { rx: 6 }),
    box([390, 248, 120, 98], goldDown(p), { rx: 6 }),
    place([450, 246], { scale: 0.92 }, trophy(p)),
    place([336, 284], { scale: 0.7 }, coinStack(p, 42, 4)),
    place([564, 298], { scale: 0.7 }, coinStack(p, 42, 2)),
    path(spark([336, 100], 16) + spark([570, 84], 20) + spark([590, 214], 12), '#FFFBEA'),
  )
  return finish(p, '#050B1A')
}

/** Coins in a row, each larger than the one before, joined as the legs of a parlay are. */
export function promoParlay(): Picture {
  const p = ground(
    {
      sky: [
        [0, '#081528'],
        [1, '#0E5A4A'],
      ],
      light: '#7FE0B8',
      seed: 11,
    },
    [470, 170],
  )
  const legs: readonly (readonly [Point, number])[] = [
    [[262, 286], 22],
    [[330, 252], 28],
    [[408, 208], 35],
    [[496, 152], 44],
    [[586, 82], 54],
  ]
  p.add(
    stroke(smooth(legs.map(([at]) => at)), '#DFFBEF', 4, {
      opacity: 0.7,
      'stroke-dasharray': '1 11',
      'stroke-linecap': 'round',
    }),
    ...legs.map(
      ([at, r]) =>
        halo(p, at, r * 2, r * 2, '#BFF5DC', 0.3) + place(at, { turn: -16 }, coin(p, r, 0.9, 8)),
    ),
    place([560, 346], { scale: 0.9 }, coinStack(p, 42, 5)),
    place([462, 346], { scale: 0.9 }, coinStack(p, 42, 3)),
    path(spark([420, 92], 15) + spark([300, 176], 12), '#fff'),
  )
  return finish(p, '#04121C')
}

const slice = (from: number, to: number, r: number): string => {
  const at = (turn: number): string => {
    const angle = (turn - 0.25) * 2 * Math.PI
    return pair([Math.cos(angle) * r, Math.sin(angle) * r])
  }
  return `M0 0L${at(from)}A${r} ${r} 0 0 1 ${at(to)}Z`
}

/** The wheel, its pointer above. */
export function promoWheel(): Picture {
  const p = ground(
    {
      sky: [
        [0, '#120A2C'],
        [1, '#3A1C86'],
      ],
      light: '#C79BFF',
      seed: 12,
    },
    [450, 186],
  )
  const colours = ['#E0485A', '#F7C666', '#2F74F0', '#43D694']
  const wheel = range(8).map((at) =>
    path(slice(at / 8, (at + 1) / 8, 118), colours[at % colours.length] ?? '#fff'),
  )
  p.add(
    ellipse([450, 336], 150, 16, '#020818', { opacity: 0.5 }),
    place([450, 190], {}, circle(0, 0, 132, goldDown(p)), ...wheel, circle(0, 0, 26, goldDown(p))),
    path('M450 40L470 84L430 84Z', '#FFFBEA', { transform: 'rotate(180 450 62)' }),
    place([282, 346], { scale: 0.8 }, coinStack(p, 42, 3)),
    place([616, 346], { scale: 0.8 }, coinStack(p, 42, 4)),
    path(spark([590, 74], 18) + spark([316, 88], 14), '#fff'),
  )
  return finish(p, '#0A0518')
}
