import { gold, goldAcross, goldDown } from '../kit/colour.ts'
import { range, seeded } from '../kit/number.ts'
import { Picture } from '../kit/picture.ts'
import type { Point } from '../kit/picture.ts'
import { box, circle, dots, ellipse, group, path, place, spark, stroke } from '../kit/shape.ts'
import { ball } from '../parts/ball.ts'
import { card, cardBack, chipColours, chipStack } from '../parts/cards.ts'
import { trophy } from '../parts/emblem.ts'
import { mech } from '../parts/mech.ts'
import { sign } from '../parts/reels.ts'
import { brilliant, coin, coinStack, gem } from '../parts/reward.ts'
import { bubbles, goldFish, seabed, shafts, shoal } from '../parts/sea.ts'
import { backdrop, beams, bokeh, halo, stars } from '../parts/sky.ts'
import { stadium } from '../parts/stadium.ts'
import { lotto, mahjong } from '../parts/table-games.ts'

const cover = () => new Picture(480, 320)

export function venueSport(): Picture {
  const p = cover()
  return p.add(
    backdrop(p, [
      [0, '#050C20'],
      [0.5, '#12408E'],
      [0.62, '#E9B27A'],
      [0.63, '#0A1A3C'],
      [1, '#040A1A'],
    ]),
    stars(p, 40, 4, 120),
    beams(p, [240, 260], {
      count: 7,
      length: 300,
      from: -130,
      to: -50,
      colour: '#CFE6FF',
      opacity: 0.34,
      spread: 0.3,
    }),
    stadium(p, { at: [0, 205, -330], pitch: 30, focal: 660, centre: [240, 200] }),
    halo(p, [240, 180], 240, 110, '#EAF4FF', 0.3),
    place([382, 234], {}, ball(p, 62, [0.5, -0.42])),
  )
}

export function venueSlots(): Picture {
  const p = cover()
  const reel = p.linear([
    [0, '#050B1C'],
    [0.5, '#2B5CB4'],
    [1, '#050B1C'],
  ])
  const row = (['ruby', 'crown', 'emerald'] as const).map((name, i) => {
    const x = 96 + i * 144
    return (
      box([x - 64, 66, 128, 170], goldDown(p), { rx: 22 }) +
      box([x - 57, 73, 114, 156], '#04070F', { rx: 16 }) +
      box([x - 54, 76, 108, 150], reel, { rx: 14 }) +
      place([x, 152], { scale: 0.96 }, sign(p, name)) +
      path(
        `M${x - 54} 90a14 14 0 0 1 14 -14H${x + 10}L${x - 40} 226a14 14 0 0 1 -14 -14Z`,
        '#fff',
        { opacity: 0.06 },
      )
    )
  })
  return p.add(
    backdrop(
      p,
      [
        [0, '#0B1022'],
        [0.6, '#3A2410'],
        [1, '#120C0A'],
      ],
      [0, 0],
      [1, 1],
    ),
    halo(p, [240, 150], 300, 220, '#F2A63A', 0.6),
    beams(p, [240, 150], {
      count: 18,
      length: 420,
      from: 0,
      to: 360,
      colour: '#FFE9B8',
      opacity: 0.16,
      spread: 0.4,
    }),
    ...row,
    ...[50, 130, 350, 430].map((x, i) =>
      place([x, 316], { scale: 0.86 }, coinStack(p, 42, [4, 2, 3, 5][i] ?? 2)),
    ),
    place([240, 290], { turn: -10 }, brilliant(p, 40, 'sapphire')),
    path(spark([176, 56], 14) + spark([318, 60], 18) + spark([440, 40], 12), '#FFFBEA'),
  )
}

export function venueLive(): Picture {
  const p = cover()
  return p.add(
    backdrop(p, [
      [0, '#10091A'],
      [0.45, '#4A1226'],
      [1, '#14060E'],
    ]),
    bokeh([0, 0, 480, 120], 44, 19, ['#FFCF7A', '#E0643F', '#FFF3CF'], [6, 24]),
    path(
      'M-30 320Q240 90 510 320Z',
      p.linear([
        [0, '#A3213F'],
        [1, '#4A0A1E'],
      ]),
    ),
    stroke('M-30 320Q240 90 510 320', gold.pale, 4, { opacity: 0.9 }),
    path(
      'M200 0L70 320H410L280 0Z',
      p.linear([
        [0, '#FFE9B8', 0.34],
        [1, '#FFE9B8', 0],
      ]),
    ),
    place([196, 192], { turn: -12 }, card(p, 'spade', 1, 104)),
    place([288, 192], { turn: 10 }, card(p, 'heart', 9, 104)),
    place([82, 296], {}, chipStack(p, 38, 0.5, 6, [chipColours.gold])),
    place([164, 306], {}, chipStack(p, 38, 0.5, 3, [chipColours.blue])),
    place([330, 306], {}, chipStack(p, 38, 0.5, 4, [chipColours.red])),
    place([412, 298], {}, chipStack(p, 38, 0.5, 7, [chipColours.black, chipColours.gold])),
  )
}

export function venueLottery(): Picture {
  const p = cover()
  const tones = ['red', 'azure', 'gold', 'pearl', 'jade', 'azure'] as const
  return p.add(
    backdrop(
      p,
      [
        [0, '#061230'],
        [0.6, '#1152B4'],
        [1, '#08225A'],
      ],
      [0, 0],
      [1, 1],
    ),
    halo(p, [250, 150], 280, 200, '#7DC0FF', 0.6),
    stars(p, 30, 41),
    stroke('M-20 74C140 40 300 120 500 300', '#DDEEFF', 116, { opacity: 0.12 }),
    stroke('M-20 16C150 -16 330 66 520 246M-20 132C130 98 270 172 470 350', '#EAF5FF', 3, {
      opacity: 0.55,
    }),
    ...tones.map((tone, i) => {
      const at: readonly Point[] = [
        [40, 68],
        [122, 70],
        [204, 92],
        [280, 132],
        [350, 184],
        [416, 242],
      ]
      return place(at[i] ?? [0, 0], { turn: i * 24 - 20 }, lotto(p, 42, tone))
    }),
    place([118, 244], { turn: -14, scale: 1.5 }, lotto(p, 42, 'gold')),
    ellipse([118, 310], 70, 8, '#020A20', { opacity: 0.5 }),
    path(spark([216, 226], 16) + spark([420, 70], 20) + spark([40, 180], 11), '#fff'),
  )
}

export function venueCards(): Picture {
  const p = cover()
  const tiles = ['bamboo', 'star', 'one', 'five'] as const
  return p.add(
    backdrop(
      p,
      [
        [0, '#051A24'],
        [0.55, '#0C6660'],
        [1, '#06302F'],
      ],
      [0, 0],
      [1, 1],
    ),
    halo(p, [240, 140], 280, 200, '#8FF0D6', 0.42),
    ...range(5).map((i) =>
      place(
        [140 + i * 50, 130 + Math.abs(i - 2) * 12],
        { turn: (i - 2) * 13 },
        i === 4 ? card(p, 'heart', 1, 96) : cardBack(p, 96),
      ),
    ),
    ...tiles.map((name, i) =>
      place(
        [84 + i * 104, 250 + (i % 2) * 4],
        { turn: (i - 1.5) * 3, scale: 0.82 },
        mahjong(p, name),
      ),
    ),
    path(spark([60, 70], 14) + spark([430, 60], 18), '#EFFFF8'),
  )
}

export function venueEsports(): Picture {
  const p = cover()
  const dice = seeded(90)
  return p.add(
    backdrop(p, [
      [0, '#070B16'],
      [0.6, '#2A1A1C'],
      [1, '#4A220E'],
    ]),
    halo(p, [240, 170], 300, 220, '#FF7A2E', 0.5),
    beams(p, [60, -20], {
      count: 4,
      length: 420,
      from: 30,
      to: 80,
      colour: '#FFCFA0',
      opacity: 0.34,
      spread: 0.5,
    }),
    beams(p, [420, -20], {
      count: 4,
      length: 420,
      from: 100,
      to: 150,
      colour: '#FFCFA0',
      opacity: 0.34,
      spread: 0.5,
    }),
    place([150, 250], { scale: 0.98 }, mech(p, '#FFB45A')),
    halo(p, [150, 192], 110, 26, '#FFD9A0', 0.7),
    ellipse([362, 304], 90, 12, '#02040A', { opacity: 0.6 }),
    halo(p, [362, 190], 130, 150, '#FFE2A6', 0.5),
    place([362, 304], { scale: 1.02 }, trophy(p)),
    dots(
      range(36).map((): Point => [dice.between(0, 480), dice.between(90, 315)]),
      3,
      '#FFB066',
      { opacity: 0.85 },
    ),
  )
}

/** The turret of a fishing game, pointing up, standing on the origin. */
function cannon(p: Picture): string {
  return group(
    {},
    place(
      [0, -40],
      { turn: -24 },
      path('M-20 0L-15 -84H15L20 0Z', goldAcross(p)),
      box([-21, -96, 42, 16], goldDown(p), { rx: 5 }),
      box([-20, -40, 40, 10], '#7A1020'),
      circle(0, -88, 9, '#BDF4FF'),
    ),
    path(
      'M-66 0A66 58 0 0 1 66 0Z',
      p.linear([
        [0, '#3E7BEF'],
        [1, '#0B2366'],
      ]),
    ),
    stroke('M-66 0A66 58 0 0 1 66 0', goldAcross(p), 6),
    circle(0, -28, 15, goldDown(p)),
    circle(0, -28, 8, '#BDF4FF'),
  )
}

export function venueFishing(): Picture {
  const p = cover()
  return p.add(
    backdrop(p, [
      [0, '#159BB8'],
      [0.4, '#0A6488'],
      [1, '#031C30'],
    ]),
    shafts(p, 40, 440, 320, 11),
    shoal(p, [380, 70], 8, 3, '#08506C'),
    shoal(p, [90, 200], 6, 8, '#053B56'),
    seabed(p, 14),
    halo(p, [236, 130], 220, 130, '#FFE2A6', 0.36),
    group({ transform: 'translate(236 126) scale(-.74 .74) rotate(-6)' }, goldFish(p)),
    bubbles(p, [300, 150, 150, 110], 9, 8),
    place([46, 250], { turn: -20, scale: 0.6 }, coin(p, 36, 0.8, 9)),
    place([104, 276], { turn: 24, scale: 0.45 }, coin(p, 36, 0.8, 9)),
    place([420, 200], { turn: 12, scale: 0.7 }, gem(p, 30, 'emerald')),
    place([330, 318], { scale: 0.96 }, cannon(p)),
  )
}

/** The golden fish over the shoals, in sight of the cannon. */
export function coverFishing(): Picture {
  const p = cover()
  return p.add(
    backdrop(p, [
      [0, '#2AA7C9'],
      [0.5, '#0A5C92'],
      [1, '#04214A'],
    ]),
    shafts(p, 20, 460, 330, 5),
    shoal(p, [120, 96], 9, 4, '#0B5F86'),
    shoal(p, [400, 190], 7, 9, '#064469'),
    seabed(p, 22),
    halo(p, [250, 150], 210, 120, '#FFD98A', 0.34),
    group({ transform: 'translate(250 150) scale(.8 .8) rotate(5)' }, goldFish(p)),
    bubbles(p, [60, 120, 160, 140], 10, 3),
    place([420, 96], { turn: 18, scale: 0.55 }, coin(p, 36, 0.8, 9)),
    place([388, 140], { turn: -16, scale: 0.42 }, coin(p, 36, 0.8, 9)),
    place([150, 318], { scale: 0.96 }, cannon(p)),
  )
}
