import { camera } from '../kit/camera.ts'
import type { Place } from '../kit/camera.ts'
import { gold, goldDown, night } from '../kit/colour.ts'
import { range, seeded } from '../kit/number.ts'
import { Picture } from '../kit/picture.ts'
import type { Point } from '../kit/picture.ts'
import {
  box,
  dots,
  ellipse,
  group,
  path,
  place,
  polygon,
  smooth,
  spark,
  stroke,
} from '../kit/shape.ts'
import { cardOn, chipColours, chipStack } from '../parts/cards.ts'
import type { Suit } from '../parts/cards.ts'
import { machine } from '../parts/reels.ts'
import { brilliant, coin, coinStack, gem } from '../parts/reward.ts'
import { backdrop, beams, bokeh, halo, stars } from '../parts/sky.ts'

/** The dark side on which the headline stands. */
export const calm = (p: Picture, width: number, strength = 0.85, colour: string = night.void) =>
  box(
    [0, 0, width, p.height],
    p.linear(
      [
        [0, colour, strength],
        [0.5, colour, strength * 0.6],
        [1, colour, 0],
      ],
      [0, 0],
      [1, 0],
    ),
  )

export function heroSlots(): Picture {
  const p = new Picture(1920, 560)
  const dice = seeded(31)
  const dust = (count: number) =>
    range(count).map((): Point => [1330 + dice.normal() * 430, 280 + dice.normal() * 240])
  const flying = range(17).map(() => {
    const angle = dice.between(0, 6.28)
    const far = dice.between(0.85, 1.35)
    const at: Point = [1340 + Math.cos(angle) * 430 * far, 270 + Math.sin(angle) * 205 * far]
    return place(
      at,
      { turn: dice.between(-40, 40), scale: dice.between(0.45, 1) },
      coin(p, 36, dice.pick([0.42, 0.8]), 9),
    )
  })
  return p.add(
    backdrop(p, [
      [0, '#050A1A'],
      [0.5, '#0C1E44'],
      [1, '#060B1B'],
    ]),
    halo(p, [1340, 280], 760, 420, '#C98A1E', 0.55),
    beams(p, [1340, 300], {
      count: 22,
      length: 980,
      from: 0,
      to: 360,
      colour: '#FFE9B8',
      opacity: 0.13,
      spread: 0.45,
    }),
    halo(p, [1340, 280], 470, 300, '#FFE9B8', 0.5),
    stars(p, 60, 12),
    dots(dust(50), 3, gold.pale, { opacity: 0.7 }),
    ...flying.slice(0, 9),
    group(
      { transform: 'translate(1340 262) matrix(1 -.045 .02 1 0 0) scale(1.02)' },
      machine(p, [
        ['bell', 'crown', 'ruby'],
        ['emerald', 'crown', 'coin'],
        ['brilliant', 'crown', 'sapphire'],
      ]),
    ),
    ...flying.slice(9),
    place([1000, 400], { turn: -18, scale: 1.3 }, gem(p, 46, 'sapphire')),
    place([1672, 372], { turn: 14, scale: 1.3 }, brilliant(p, 58, 'emerald')),
    place([1044, 150], { turn: 12 }, brilliant(p, 38, 'amber')),
    place([1654, 128], { turn: -16, scale: 0.74 }, gem(p, 46, 'ruby')),
    ...[
      [1080, 520, 4],
      [1168, 540, 6],
      [1262, 552, 3],
      [1410, 552, 4],
      [1500, 536, 7],
      [1592, 548, 5],
      [1680, 540, 3],
    ].map(([x = 0, y = 0, n = 1]) => place([x, y], {}, coinStack(p, 46, n))),
    path(
      [
        [1130, 210, 20],
        [1560, 76, 26],
        [1690, 250, 16],
        [1218, 70, 14],
        [1500, 430, 18],
      ]
        .map(([x = 0, y = 0, r = 1]) => spark([x, y], r))
        .join(''),
      '#FFFBEA',
    ),
    calm(p, 960),
  )
}

/** Puts a card on the table: x and z in table units, turned about its middle. */
function lying(project: (place: Place) => Point, x: number, z: number, turn: number) {
  const angle = (turn * Math.PI) / 180
  return ([u, v]: Point): Point =>
    project([
      x + u * Math.cos(angle) - v * Math.sin(angle),
      0,
      z - u * Math.sin(angle) - v * Math.cos(angle),
    ])
}

function lamp(p: Picture, [x, y]: Point, size: number): string {
  return (
    stroke(`M${x} -10V${y - size * 0.5}`, '#1A0E10', 3) +
    path(
      `M${x - size} ${y}Q${x - size * 0.9} ${y - size * 0.62} ${x} ${y - size * 0.66}Q${x + size * 0.9} ${y - size * 0.62} ${x + size} ${y}Z`,
      goldDown(p),
    ) +
    ellipse([x, y], size, size * 0.15, '#FFF6DA') +
    halo(p, [x, y + size * 0.2], size * 2.4, size * 1.2, '#FFE2A6', 0.7)
  )
}

const ringOf = (rx: number, rz: number, z: number): readonly Place[] =>
  range(84).map((i) => {
    const angle = Math.PI / -2 + (Math.PI * 2 * i) / 84
    return [rx * Math.cos(angle), 0, z + rz * Math.sin(angle)]
  })

export function heroLive(): Picture {
  const p = new Picture(1920, 560)
  const project = camera({ at: [0, 6.4, -9.5], pitch: 27, focal: 1010, centre: [1330, 284] })
  const shape = (rx: number, rz: number, lift = 0) =>
    polygon(
      ringOf(rx, rz, 1)
        .map(([x, y, z]) => project([x, y + lift, z]))
        .filter(([, y]) => y < p.height + 60),
    )
  const dealt: readonly (readonly [Suit, number, number, number, number])[] = [
    ['heart', 3, -3.9, 0.25, -6],
    ['spade', 1, -2.1, 0.2, 3],
    ['diamond', 5, 2.1, 0.2, -3],
    ['club', 4, 3.9, 0.25, 6],
  ]
  const spots = [-5.2, -2.6, 0, 2.6, 5.2].map((x) =>
    smooth(
      range(12).map((i) => {
        const angle = (Math.PI * i) / 6
        return project([
          x + 0.82 * Math.cos(angle),
          0,
          -2.9 + Math.abs(x) * 0.17 + 0.82 * Math.sin(angle),
        ])
      }),
    ),
  )
  const stacks: readonly (readonly [
    number,
    number,
    number,
    readonly (readonly [string, string])[],
  ])[] = [
    [-5.2, 3.9, 9, [chipColours.black, chipColours.gold]],
    [-4.1, 4.1, 12, [chipColours.red]],
    [-3, 4.25, 8, [chipColours.blue]],
    [3, 4.25, 10, [chipColours.gold]],
    [4.1, 4.1, 7, [chipColours.red, chipColours.black]],
    [5.2, 3.9, 11, [chipColours.blue]],
    [-5.2, -2.1, 4, [chipColours.blue, chipColours.gold]],
    [2.6, -2.55, 6, [chipColours.red]],
    [0, -2.9, 3, [chipColours.gold]],
    [5.2, -2.1, 5, [chipColours.black]],
  ]
  return p.add(
    backdrop(p, [
      [0, '#0A0B18'],
      [0.35, '#2A1120'],
      [0.6, '#160C18'],
      [1, '#07070F'],
    ]),
    halo(p, [1320, 150], 820, 260, '#A3422F', 0.55),
    bokeh([760, 20, 1160, 170], 54, 14, ['#FFCF7A', '#E0643F', '#FFF3CF'], [8, 34]),
    path(
      range(9)
        .map((i) => `M${820 + i * 132} 0h10v196h-10Z`)
        .join(''),
      '#05060D',
      { opacity: 0.45 },
    ),
    path(shape(9.3, 6.4, -0.5), '#020206', { opacity: 0.7 }),
    path(
      shape(9.1, 6.2),
      p.linear([
        [0, '#6E3A22'],
        [0.5, '#A7663A'],
        [0.8, '#5A2A18'],
        [1, '#27110C'],
      ]),
    ),
    path(shape(8.75, 5.85), goldDown(p)),
    path(
      shape(8.65, 5.75),
      p.linear([
        [0, '#3A0A18'],
        [0.25, '#7E1730'],
        [0.6, '#8E1B36'],
        [1, '#43091B'],
      ]),
    ),
    path(
      polygon(
        range(37).map((i) => {
          const angle = (Math.PI * 2 * i) / 36
          return project([5.9 * Math.cos(angle), 0, 0.2 + 1.95 * Math.sin(angle)])
        }),
      ),
      '#fff',
      { opacity: 0.05 },
    ),
    stroke(shape(7.7, 4.9), gold.pale, 2, { opacity: 0.55 }),
    stroke(spots.join(''), gold.pale, 2.2, { opacity: 0.8 }),
    halo(p, [1320, 330], 560, 190, '#FFD9A0', 0.5),
    ...stacks
      .slice(0, 6)
      .map(([x, z, n, colours]) =>
        place(project([x, 0.1, z]), { scale: 0.78 }, chipStack(p, 34, 0.5, n, colours)),
      ),
    ...dealt.map(
      ([suit, pips, x, z, turn]) =>
        path(
          polygon(
            (
              [
                [-0.8, -1.14],
                [0.8, -1.14],
                [0.8, 1.14],
                [-0.8, 1.14],
              ] as const
            ).map(lying(project, x + 0.08, z - 0.08, turn)),
          ),
          '#14030A',
          { opacity: 0.5 },
        ) + cardOn(p, suit, pips, 1.6, lying(project, x, z, turn)),
    ),
    ...stacks
      .slice(6)
      .map(([x, z, n, colours]) =>
        place(project([x, 0.1, z]), { scale: 1.2 }, chipStack(p, 34, 0.5, n, colours)),
      ),
    path(
      'M1250 60L1000 420H1640L1390 60Z',
      p.linear([
        [0, '#FFE9B8', 0.22],
        [1, '#FFE9B8', 0],
      ]),
    ),
    lamp(p, [1320, 66], 92),
    lamp(p, [980, 40], 52),
    lamp(p, [1660, 40], 52),
    calm(p, 1000, 0.9, '#05060F'),
  )
}
