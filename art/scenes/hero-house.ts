import { gold, goldAcross, goldDown } from '../kit/colour.ts'
import { range, seeded } from '../kit/number.ts'
import { Picture } from '../kit/picture.ts'
import type { Point } from '../kit/picture.ts'
import { dots, ellipse, group, line, path, place, spark, stroke } from '../kit/shape.ts'
import { oddsBoard, phone, slip, walletScreen } from '../parts/phone.ts'
import { brilliant, crown } from '../parts/reward.ts'
import type { Hue } from '../parts/reward.ts'
import { backdrop, beams, halo, river, stars } from '../parts/sky.ts'
import { calm } from './hero-games.ts'

/** A round stage of two steps, its top at the origin. */
function stage(p: Picture, rx: number): string {
  const step = (y: number, r: number, high: number) => {
    const ry = r * 0.15
    return (
      path(
        `M${-r} ${y}A${r} ${ry} 0 0 0 ${r} ${y}V${y + high}A${r} ${ry} 0 0 1 ${-r} ${y + high}Z`,
        p.linear(
          [
            [0, '#060D20'],
            [0.3, '#1C3F82'],
            [0.5, '#2C5CB4'],
            [0.7, '#173468'],
            [1, '#050B1C'],
          ],
          [0, 0],
          [1, 0],
        ),
      ) +
      ellipse(
        [0, y],
        r,
        ry,
        p.linear([
          [0, '#0F2856'],
          [1, '#2A5AB0'],
        ]),
      ) +
      stroke(`M${-r} ${y}A${r} ${ry} 0 0 0 ${r} ${y}`, goldAcross(p), 5)
    )
  }
  return step(46, rx * 1.35, 60) + step(0, rx, 42)
}

const onWreath = (angle: number): Point => {
  const turn = (angle * Math.PI) / 180
  return [214 * Math.cos(turn), 20 + 190 * Math.sin(turn)]
}

/** A branch of laurel, leaves along an arc; mirrored by the caller. */
function laurel(p: Picture): string {
  const leaf = p.stamp(
    path('M0 0C14 -18 40 -20 62 0C40 12 14 12 0 0Z', goldDown(p)) +
      stroke('M4 0H54', gold.dark, 1.4, { opacity: 0.6 }),
  )
  const leaves = range(13).flatMap((i) => {
    const angle = 104 + i * 11
    return [96, 48].map((lean) =>
      place(onWreath(angle), { turn: angle + lean, scale: 0.92 - i * 0.035 }, leaf),
    )
  })
  return (
    stroke(line(range(14).map((i) => onWreath(100 + i * 11))), gold.deep, 4, {
      'stroke-linecap': 'round',
    }) + leaves.join('')
  )
}

export function heroVip(): Picture {
  const p = new Picture(1920, 560)
  const dice = seeded(61)
  const stones: readonly (readonly [number, number, number, Hue])[] = [
    [1010, 390, 38, 'emerald'],
    [1110, 446, 30, 'amber'],
    [1606, 446, 30, 'ruby'],
    [1706, 390, 38, 'sapphire'],
  ]
  return p.add(
    backdrop(p, [
      [0, '#040915'],
      [0.45, '#0B1C3E'],
      [0.8, '#0E2A5A'],
      [1, '#050A18'],
    ]),
    halo(p, [1358, 230], 700, 380, '#1F5FD0', 0.6),
    beams(p, [1358, -60], {
      count: 11,
      length: 760,
      from: 48,
      to: 132,
      colour: '#FFF0CF',
      opacity: 0.2,
      spread: 0.4,
    }),
    beams(p, [1358, 235], {
      count: 24,
      length: 620,
      from: 0,
      to: 360,
      colour: '#9CC6FF',
      opacity: 0.17,
      spread: 0.4,
    }),
    halo(p, [1358, 235], 400, 290, '#FFDD94', 0.62),
    stars(p, 110, 17),
    place([1358, 440], {}, stage(p, 230)),
    halo(p, [1358, 440], 240, 44, '#FFE9B8', 0.75),
    dots(
      range(90).map((): Point => [1358 + dice.normal() * 420, 250 + dice.normal() * 250]),
      3,
      gold.pale,
      { opacity: 0.75 },
    ),
    place([1358, 208], {}, laurel(p), group({ transform: 'scale(-1 1)' }, laurel(p))),
    place(
      [1358, 284],
      { scale: 1.42 },
      crown(
        p,
        p.linear([
          [0, '#2B66E8'],
          [1, '#081F5C'],
        ]),
      ),
    ),
    ...stones.map(
      ([x, y, r, hue]) =>
        halo(p, [x, y], r * 2.6, r * 2.6, '#9CC6FF', 0.35) +
        place([x, y], {}, brilliant(p, r, hue)),
    ),
    dots(
      range(26).map((): Point => [1358 + dice.normal() * 380, 250 + dice.normal() * 230]),
      5.5,
      gold.light,
      { opacity: 0.8 },
    ),
    path(
      [
        [1238, 130, 22],
        [1470, 108, 30],
        [1560, 250, 18],
        [1150, 260, 18],
        [1358, 48, 24],
      ]
        .map(([x = 0, y = 0, r = 1]) => spark([x, y], r))
        .join(''),
      '#fff',
    ),
    calm(p, 960),
  )
}

export function heroApp(): Picture {
  const p = new Picture(1920, 560)
  return p.add(
    backdrop(
      p,
      [
        [0, '#050D22'],
        [0.5, '#0C2C6A'],
        [1, '#1757E8'],
      ],
      [0, 0],
      [1, 0.55],
    ),
    halo(p, [1370, 300], 620, 380, '#6BB0FF', 0.55),
    stars(p, 50, 23),
    river(p, {
      curve: [
        [720, 600],
        [1060, 330],
        [1500, 440],
        [1940, 20],
      ],
      width: 110,
      count: 260,
      seed: 4,
      taper: [0.6, 1.3],
      sparks: 6,
      haze: 1.2,
    }),
    stroke('M1010 330A380 120 -14 1 0 1740 230A380 120 -14 1 0 1010 330', '#BFDFFF', 1.6, {
      opacity: 0.5,
    }),
    group(
      { transform: 'translate(1104 330) matrix(.86 -.2 .16 .92 0 0) scale(.84)' },
      phone(p, walletScreen(p)),
    ),
    group(
      { transform: 'translate(1652 322) matrix(.86 .2 -.16 .92 0 0) scale(.86)' },
      phone(p, slip(p)),
    ),
    group({ transform: 'translate(1378 306) rotate(4) scale(1.1)' }, phone(p, oddsBoard(p))),
    path(
      [
        [1240, 70, 24],
        [1530, 60, 18],
        [1800, 300, 20],
        [985, 180, 16],
      ]
        .map(([x = 0, y = 0, r = 1]) => spark([x, y], r))
        .join(''),
      '#fff',
    ),
    calm(p, 900, 0.7),
  )
}
