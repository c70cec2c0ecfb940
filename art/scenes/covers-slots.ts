import { gold } from '../kit/colour.ts'
import { Picture } from '../kit/picture.ts'
import { circle, ellipse, group, path, place, stroke } from '../kit/shape.ts'
import { apsara, lotus, wallCloud } from '../parts/apsara.ts'
import { dragon } from '../parts/dragon.ts'
import { koi } from '../parts/koi.ts'
import { sparks } from '../parts/label.ts'
import { brilliant, gem } from '../parts/reward.ts'
import { backdrop, beams, halo, river, stars } from '../parts/sky.ts'

const cover = () => new Picture(480, 360)

/** Stones on the river of stars. */
export function coverGem(): Picture {
  const p = cover()
  return p.add(
    backdrop(p, [
      [0, '#050A22'],
      [0.6, '#16205E'],
      [1, '#2A1558'],
    ]),
    halo(p, [240, 190], 300, 190, '#5B7BFF', 0.6),
    river(p, {
      curve: [
        [-40, 330],
        [130, 250],
        [320, 130],
        [540, 10],
      ],
      width: 130,
      count: 300,
      seed: 12,
      sparks: 5,
      haze: 0.5,
    }),
    stars(p, 60, 7),
    place([92, 116], { turn: -18, scale: 0.9 }, gem(p, 46, 'emerald')),
    place([388, 262], { turn: 14, scale: 1 }, gem(p, 50, 'sapphire')),
    place([118, 268], { turn: 10, scale: 0.94 }, gem(p, 50, 'amber')),
    place([376, 96], { turn: -8, scale: 0.84 }, gem(p, 46, 'ruby')),
    halo(p, [240, 180], 130, 120, '#E8F2FF', 0.75),
    place([240, 186], { scale: 1.5 }, brilliant(p, 62, 'diamond')),
    sparks(
      [
        [176, 92, 20],
        [316, 204, 16],
        [262, 306, 12],
        [58, 192, 12],
        [432, 172, 14],
      ],
      '#FFFFFF',
    ),
  )
}

const wave = (y: number, tone: string, shift: number): string =>
  path(
    `M${-60 + shift} 360V${y}${Array.from({ length: 8 }, () => 'c20 -34 56 -34 74 0').join('')}V360Z`,
    tone,
  ) +
  stroke(
    `M${-60 + shift} ${y}${Array.from({ length: 8 }, () => 'c20 -34 56 -34 74 0').join('')}`,
    '#EAF8FF',
    3,
    { opacity: 0.7 },
  )

const gate = (p: Picture): string => {
  const lacquer = p.linear([
    [0, '#E2573B'],
    [1, '#7A1418'],
  ])
  return group(
    {},
    path('M136 128h20v210h-20zM324 128h20v210h-20z', lacquer),
    path('M104 96C160 112 320 112 376 96L384 116C320 134 160 134 96 116Z', lacquer),
    path('M92 78C150 100 330 100 388 78L398 92C330 116 150 116 82 92Z', '#2B3A63'),
    stroke('M92 78C150 100 330 100 388 78', gold.pale, 4),
    path('M120 148h240v16h-240z', lacquer),
    path('M222 120h36v30h-36z', gold.main),
  )
}

/** The carp that leaps the dragon gate. */
export function coverKoi(): Picture {
  const p = cover()
  return p.add(
    backdrop(p, [
      [0, '#0C1C4A'],
      [0.45, '#2C5FA8'],
      [0.72, '#F2B98A'],
      [1, '#0B3A6A'],
    ]),
    circle(240, 150, 96, '#FFF0C9'),
    halo(p, [240, 150], 230, 200, '#FFE7B0', 0.7),
    gate(p),
    wave(292, '#1C6FA8', 0),
    place([262, 214], { turn: 14, scale: 1.06 }, koi(p)),
    wave(318, '#12528A', -34),
    wave(342, '#0A3766', -12),
    ellipse([312, 308], 60, 8, '#EAF8FF', { opacity: 0.55 }),
    sparks(
      [
        [96, 96, 12],
        [396, 168, 14],
        [156, 250, 10],
        [356, 262, 12],
      ],
      '#FFFFFF',
    ),
  )
}

/** The flying figure of the caves. */
export function coverFly(): Picture {
  const p = cover()
  const cloud = ['#BFE8DC', '#4FA79C'] as const
  return p.add(
    backdrop(
      p,
      [
        [0, '#6E2A1C'],
        [0.5, '#B4663A'],
        [1, '#4A1A18'],
      ],
      [0, 0],
      [1, 1],
    ),
    halo(p, [220, 170], 300, 210, '#FFD38A', 0.75),
    beams(p, [240, 176], {
      count: 20,
      length: 420,
      from: 0,
      to: 360,
      colour: '#FFE9B8',
      opacity: 0.12,
      spread: 0.5,
    }),
    stroke('M20 20H460V340H20Z', '#E5A632', 2.5, { opacity: 0.6 }),
    stroke('M29 29H451V331H29Z', '#2A9C93', 2, { opacity: 0.6 }),
    place([86, 292], { scale: 1.1 }, wallCloud(p, cloud)),
    place([390, 306], { scale: 1.2 }, wallCloud(p, cloud)),
    place([412, 84], { scale: 0.7 }, wallCloud(p, ['#FFE3B0', '#D08A4A'])),
    place([240, 196], { turn: -6, scale: 1.02 }, apsara(p)),
    place([66, 118], { scale: 0.7, turn: -20 }, lotus(p, 30)),
    place([306, 318], { scale: 0.8, turn: 12 }, lotus(p, 30)),
    place([186, 322], { scale: 0.55, turn: -14 }, lotus(p, 30)),
    sparks(
      [
        [120, 56, 12],
        [330, 40, 14],
        [440, 214, 10],
      ],
      '#FFF3CF',
    ),
  )
}

const swirl = (x: number, y: number, size: number): string =>
  stroke(
    `M${x} ${y}c${size} ${-size * 0.9} ${size * 2.2} ${-size * 0.4} ${size * 2} ${size * 0.5}c${-size * 0.2} ${size * 0.6} ${-size * 1.1} ${size * 0.6} ${-size} 0c0 ${-size * 0.4} ${size * 0.6} ${-size * 0.4} ${size * 0.6} 0`,
    '#CFE3FF',
    5,
    { opacity: 0.5, 'stroke-linecap': 'round' },
  )

/** The dragon of the ninth heaven around its pearl. */
export function coverDragon(): Picture {
  const p = cover()
  return p.add(
    backdrop(p, [
      [0, '#180A3C'],
      [0.55, '#46206E'],
      [1, '#140A30'],
    ]),
    halo(p, [230, 204], 260, 200, '#FFB347', 0.65),
    stars(p, 50, 21),
    swirl(20, 70, 34),
    swirl(380, 236, 30),
    swirl(8, 330, 28),
    beams(p, [230, 204], {
      count: 16,
      length: 330,
      from: 0,
      to: 360,
      colour: '#FFE9B8',
      opacity: 0.16,
      spread: 0.4,
    }),
    dragon(p),
    circle(
      232,
      206,
      44,
      p.radial(
        [
          [0, '#FFFFFF'],
          [0.3, '#FFF0B8'],
          [0.7, '#F6A93B'],
          [1, '#B34A12'],
        ],
        [0.36, 0.3],
        0.8,
      ),
    ),
    halo(p, [232, 206], 92, 92, '#FFE9A8', 0.55),
    path(
      'M232 150C246 166 254 158 250 142C266 160 274 176 262 194C250 176 214 176 202 194C190 172 204 156 216 144C214 160 224 164 232 150Z',
      '#FF8A3C',
      { opacity: 0.75 },
    ),
    sparks(
      [
        [216, 190, 13],
        [420, 60, 14],
        [60, 160, 10],
        [300, 260, 12],
      ],
      '#FFFDF2',
    ),
  )
}
