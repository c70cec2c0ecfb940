import { gold, goldDown } from '../kit/colour.ts'
import { range } from '../kit/number.ts'
import { Picture, type Point } from '../kit/picture.ts'
import { box, circle, ellipse, group, path, place, polygon, regular, stroke } from '../kit/shape.ts'
import { bull } from '../parts/bull.ts'
import { card, cardBack, chipColours, chipStack } from '../parts/cards.ts'
import { die } from '../parts/dice.ts'
import { sparks } from '../parts/label.ts'
import { mech } from '../parts/mech.ts'
import { racer } from '../parts/racer.ts'
import { backdrop, beams, bokeh, halo, stars, warmRays } from '../parts/sky.ts'
import { drum, lotto, type Tone } from '../parts/table-games.ts'

const cover = () => new Picture(480, 360)

/** Three dice over a red cup cloth. */
export function coverDice(): Picture {
  const p = cover()
  return p.add(
    backdrop(p, [
      [0, '#5E0B1B'],
      [0.55, '#B4212F'],
      [1, '#3C0712'],
    ]),
    halo(p, [240, 150], 280, 200, '#FFB36B', 0.6),
    warmRays(p, [240, 150]),
    ellipse([240, 296], 210, 58, '#2A0510', { opacity: 0.7 }),
    ellipse([240, 288], 200, 52, goldDown(p)),
    ellipse([240, 284], 188, 46, '#7A1120'),
    ellipse([156, 292], 66, 15, '#020611', { opacity: 0.45 }),
    ellipse([330, 298], 66, 15, '#020611', { opacity: 0.45 }),
    place([150, 226], { scale: 1, turn: -10 }, die(p, 66, [5, 2, 4])),
    place([332, 232], { scale: 1, turn: 12 }, die(p, 66, [3, 6, 1])),
    place([240, 138], { scale: 1.08, turn: 4 }, die(p, 66, [1, 4, 5])),
    sparks(
      [
        [96, 84, 16],
        [392, 96, 18],
        [322, 60, 10],
        [150, 60, 9],
      ],
      gold.light,
    ),
  )
}

/** Five numbers fall out of the drum. */
export function coverBalls(): Picture {
  const p = cover()
  const row: readonly Tone[] = ['gold', 'red', 'azure', 'jade', 'pearl']
  return p.add(
    backdrop(p, [
      [0, '#071A3E'],
      [0.6, '#1660B8'],
      [1, '#062250'],
    ]),
    halo(p, [240, 130], 280, 190, '#7CC6FF', 0.65),
    stars(p, 40, 77, 200),
    place([240, 122], { scale: 0.68 }, drum(p, 9)),
    path('M-10 300C120 262 360 262 490 300V370H-10Z', '#04163A', { opacity: 0.75 }),
    stroke('M-10 300C120 262 360 262 490 300', gold.pale, 3, { opacity: 0.8 }),
    ...row.map((tone, i) =>
      place(
        [72 + i * 84, 304 - Math.sin((i / 4) * Math.PI) * 16],
        { turn: i * 17 - 30 },
        lotto(p, 37, tone),
      ),
    ),
    sparks(
      [
        [60, 80, 14],
        [420, 70, 16],
        [372, 184, 10],
        [110, 190, 10],
      ],
      '#FFFFFF',
    ),
  )
}

/** Three cars before the finish. */
export function coverRacing(): Picture {
  const p = cover()
  const flag = range(14).flatMap((i) =>
    range(2).map((k) => box([i * 36 + (k % 2) * 18 - 10, 98 + k * 14, 18, 14], '#F4F7FC')),
  )
  const lines = range(3)
    .map((i) => `M${-40 + i * 190} ${246 + i * 6}h96M${40 + i * 170} 316h110`)
    .join('')
  return p.add(
    backdrop(p, [
      [0, '#120B34'],
      [0.34, '#7B2A6B'],
      [0.4, '#FF8A4C'],
      [0.41, '#20283A'],
      [1, '#0A0F1B'],
    ]),
    bokeh([0, 20, 480, 90], 44, 5, ['#FFD27A', '#FF7AA8', '#8FD0FF'], [3, 12]),
    box([0, 96, 480, 30], '#0B1120'),
    ...flag,
    path(
      'M0 150H480V360H0Z',
      p.linear([
        [0, '#3A4560'],
        [1, '#141B2B'],
      ]),
    ),
    stroke(lines, '#E9EEF6', 5, { opacity: 0.28, 'stroke-linecap': 'round' }),
    stroke('M0 176h120M0 232h90M0 290h150M20 206h60', '#9FD8FF', 4, {
      opacity: 0.5,
      'stroke-linecap': 'round',
    }),
    place([330, 178], { scale: 0.78 }, racer(p, ['#8FC2FF', '#2B66E8', '#0E2E86'])),
    place([206, 236], { scale: 0.98 }, racer(p, ['#FFE9A8', '#F2A51F', '#8A4E06'])),
    place([290, 316], { scale: 1.22 }, racer(p, ['#FF9C8A', '#DB2E3B', '#700B1C'])),
    sparks(
      [
        [440, 60, 14],
        [60, 54, 10],
      ],
      '#fff',
    ),
  )
}

const zodiacRing = (p: Picture): string => {
  const tones = ['#C8202E', '#1E5FC8', '#168A58']
  const wedges = range(12).map((i) => {
    const corner = (r: number, turn: number): Point => {
      const angle = ((turn * 30 - 90) * Math.PI) / 180
      return [r * Math.cos(angle), r * Math.sin(angle)]
    }
    return path(
      polygon([
        corner(142, i),
        corner(142, i + 0.5),
        corner(142, i + 1),
        corner(96, i + 1),
        corner(96, i),
      ]),
      tones[i % 3] ?? '#C8202E',
      { stroke: gold.deep, 'stroke-width': 2 },
    )
  })
  const beads = regular(12, 119, -75).map(
    ([x, y], i) =>
      circle(x, y, 15, '#FFF6DA') +
      path(
        polygon(regular(i % 2 === 0 ? 5 : 6, 8).map(([dx, dy]): Point => [x + dx, y + dy])),
        tones[i % 3] ?? '#C8202E',
      ),
  )
  return (
    circle(0, 0, 150, goldDown(p)) +
    wedges.join('') +
    beads.join('') +
    circle(0, 0, 96, '#0B1D3E') +
    stroke('M-96 0A96 96 0 1 1 96 0A96 96 0 1 1 -96 0', gold.main, 5)
  )
}

/** Seven balls on the ring of the twelve animals. */
export function coverZodiac(): Picture {
  const p = cover()
  const tones: readonly Tone[] = ['red', 'azure', 'jade', 'red', 'azure', 'jade']
  return p.add(
    backdrop(p, [
      [0, '#04241F'],
      [0.6, '#0F5A44'],
      [1, '#031A16'],
    ]),
    halo(p, [240, 176], 280, 210, '#FFE08A', 0.5),
    place([240, 180], { scale: 1.1 }, zodiacRing(p)),
    ...tones.map((tone, i) => {
      const [x, y] = regular(6, 62)[i] ?? [0, 0]
      return place([240 + x, 180 + y], { turn: i * 40 }, lotto(p, 27, tone))
    }),
    place([240, 180], {}, lotto(p, 35, 'gold')),
    sparks(
      [
        [60, 60, 14],
        [424, 70, 16],
        [52, 300, 12],
        [430, 296, 12],
      ],
      gold.light,
    ),
  )
}

const felt = (p: Picture, top: string, bottom: string): string =>
  path(
    'M-40 236Q240 150 520 236V380H-40Z',
    p.linear([
      [0, top],
      [1, bottom],
    ]),
  ) +
  stroke('M-40 236Q240 150 520 236', gold.main, 7) +
  stroke('M-20 270Q240 196 500 270', '#FFF3CF', 1.6, { opacity: 0.45 })

/** Twenty-one on the first two cards. */
export function coverBlackjack(): Picture {
  const p = cover()
  return p.add(
    backdrop(p, [
      [0, '#04141A'],
      [0.5, '#0C3A3A'],
      [1, '#04141A'],
    ]),
    bokeh([0, 0, 480, 120], 34, 8, ['#FFD27A', '#7FE8CB', '#FFF3CF'], [4, 16]),
    halo(p, [240, 170], 260, 180, '#FFE9B8', 0.5),
    felt(p, '#12785A', '#053328'),
    place([202, 174], { turn: -12, scale: 1 }, card(p, 'spade', 1, 128)),
    place([288, 182], { turn: 10, scale: 1 }, card(p, 'heart', 10, 128)),
    place([94, 304], {}, chipStack(p, 40, 0.5, 5, [chipColours.red, chipColours.black])),
    place([390, 310], {}, chipStack(p, 40, 0.5, 4, [chipColours.gold, chipColours.blue])),
    place([328, 336], { scale: 0.8 }, chipStack(p, 40, 0.5, 2, [chipColours.jade])),
    sparks(
      [
        [96, 96, 16],
        [398, 92, 18],
        [244, 50, 12],
      ],
      '#FFFFFF',
    ),
  )
}

/** The bull over five cards. */
export function coverBull(): Picture {
  const p = cover()
  const fan = [
    ['club', 8, -40],
    ['diamond', 3, -20],
    ['spade', 5, 0],
    ['heart', 10, 20],
    ['club', 10, 40],
  ] as const
  return p.add(
    backdrop(p, [
      [0, '#2E1206'],
      [0.55, '#9A4A12'],
      [1, '#2A0E06'],
    ]),
    halo(p, [240, 160], 280, 200, '#FFCF6B', 0.65),
    beams(p, [240, 160], {
      count: 20,
      length: 420,
      from: 0,
      to: 360,
      colour: '#FFE9B8',
      opacity: 0.16,
      spread: 0.45,
    }),
    ...fan.map(([suit, pips, turn]) =>
      group(
        { transform: `rotate(${turn * 0.9} 240 560)` },
        place([240, 284], {}, card(p, suit, pips, 92)),
      ),
    ),
    place([240, 134], { scale: 1.06 }, bull(p)),
    place([56, 340], { scale: 0.8 }, chipStack(p, 38, 0.5, 4, [chipColours.gold])),
    place(
      [428, 340],
      { scale: 0.8 },
      chipStack(p, 38, 0.5, 3, [chipColours.gold, chipColours.red]),
    ),
    sparks(
      [
        [82, 70, 14],
        [404, 76, 16],
        [60, 196, 10],
        [426, 190, 10],
      ],
      gold.light,
    ),
  )
}

const blossom = (p: Picture, r: number): string => {
  const petal = p.radial([
    [0, '#FFF8DC'],
    [0.5, '#FFC84A'],
    [1, '#D9721A'],
  ])
  const one = `M0 0C${-r * 0.7} ${-r * 0.3} ${-r * 0.5} ${-r} 0 ${-r}C${r * 0.5} ${-r} ${r * 0.7} ${-r * 0.3} 0 0Z`
  return (
    range(8)
      .map((i) =>
        path(one, petal, {
          transform: `rotate(${i * 45})`,
          stroke: '#B3560E',
          'stroke-width': 1.4,
        }),
      )
      .join('') + circle(0, 0, r * 0.26, '#B3260E')
  )
}

/** Three cards before a golden flower. */
export function coverFlower(): Picture {
  const p = cover()
  return p.add(
    backdrop(p, [
      [0, '#2A0630'],
      [0.55, '#8A1450'],
      [1, '#22041E'],
    ]),
    halo(p, [240, 150], 280, 210, '#FF9A5C', 0.6),
    stars(p, 30, 14, 220),
    place([240, 138], {}, blossom(p, 128)),
    felt(p, '#7A1244', '#2A041C'),
    place([150, 206], { turn: -16, scale: 0.98 }, cardBack(p, 112)),
    place([330, 206], { turn: 16, scale: 0.98 }, card(p, 'diamond', 1, 112)),
    place([240, 196], { scale: 1.04 }, card(p, 'heart', 1, 112)),
    place([70, 330], { scale: 0.9 }, chipStack(p, 38, 0.5, 5, [chipColours.gold, chipColours.red])),
    place(
      [412, 334],
      { scale: 0.9 },
      chipStack(p, 38, 0.5, 4, [chipColours.blue, chipColours.gold]),
    ),
    sparks(
      [
        [74, 84, 16],
        [410, 78, 18],
        [438, 196, 10],
        [46, 196, 10],
      ],
      gold.light,
    ),
  )
}

/** The esports of the sportsbook. */
export function coverEsports(): Picture {
  const p = cover()
  const rays = range(9).map((i) => `M${i * 60} 360L${200 + i * 10} 220`)
  return p.add(
    backdrop(p, [
      [0, '#060A1E'],
      [0.6, '#1B2A7A'],
      [1, '#0A0F2C'],
    ]),
    halo(p, [240, 170], 280, 210, '#4CC8FF', 0.55),
    stroke(rays.join(''), '#5FE0FF', 1.5, { opacity: 0.35 }),
    stroke(
      range(5)
        .map((i) => `M0 ${250 + i * i * 7}H480`)
        .join(''),
      '#5FE0FF',
      1.5,
      { opacity: 0.3 },
    ),
    place([240, 176], { scale: 1.12 }, mech(p)),
    sparks(
      [
        [70, 80, 14],
        [410, 70, 16],
      ],
      '#BFF3FF',
    ),
  )
}
