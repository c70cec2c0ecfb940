import { gold, goldAcross } from '../kit/colour.ts'
import { range, seeded } from '../kit/number.ts'
import type { Picture, Point } from '../kit/picture.ts'
import { box, circle, ellipse, group, path, place, spark, stroke } from '../kit/shape.ts'

const tones = {
  azure: ['#DCEBFF', '#3F86F5', '#0C2F86'],
  gold: ['#FFF6DA', '#F0B23E', '#7E4E0A'],
  red: ['#FFD9DC', '#DB3A4B', '#6E0F1D'],
  jade: ['#D3FFE9', '#22A874', '#07503A'],
  pearl: ['#FFFFFF', '#DCE5F3', '#7588AA'],
} as const
export type Tone = keyof typeof tones

/** A lottery ball with the pale disc that would carry its number. */
export function lotto(p: Picture, r: number, tone: Tone): string {
  const [light, main, dark] = tones[tone]
  return p.stamp(
    circle(
      0,
      0,
      r,
      p.radial(
        [
          [0, light],
          [0.3, main],
          [0.75, main],
          [1, dark],
        ],
        [0.34, 0.28],
        0.8,
      ),
    ) +
      ellipse([r * 0.06, r * 0.06], r * 0.52, r * 0.52, '#fff', { opacity: 0.94 }) +
      path(spark([r * 0.06, r * 0.06], r * 0.3, 0.2), main) +
      ellipse([-r * 0.36, -r * 0.5], r * 0.24, r * 0.13, '#fff', {
        opacity: 0.75,
        transform: `rotate(-38 ${-r * 0.36} ${-r * 0.5})`,
      }),
  )
}

/** Balls that do not overlap inside a circle, the heap below, a few in the air. */
function tumbling(radius: number, r: number, count: number, seed: number): readonly Point[] {
  const dice = seeded(seed)
  const found: Point[] = []
  for (let tries = 0; tries < 20000 && found.length < count; tries++) {
    const angle = dice.between(0, Math.PI * 2)
    const far = Math.sqrt(dice.next()) * (radius - r - 4)
    const at: Point = [far * Math.cos(angle), far * Math.sin(angle)]
    const crowded = at[1] < 30 && dice.next() < 0.985
    if (!crowded && found.every(([x, y]) => Math.hypot(x - at[0], y - at[1]) > r * 1.8))
      found.push(at)
  }
  return found.toSorted((a, b) => a[1] - b[1])
}

/** The glass drum of radius 150 on its golden stand. */
export function drum(p: Picture, seed = 3): string {
  const order: readonly Tone[] = ['azure', 'gold', 'pearl', 'red', 'azure', 'jade', 'gold']
  const balls = tumbling(148, 24, 30, seed)
  const glass = p.radial([
    [0, '#DDEEFF', 0.04],
    [0.7, '#7DB6FF', 0.1],
    [0.92, '#BFDFFF', 0.34],
    [1, '#EAF5FF', 0.7],
  ])
  return group(
    {},
    path('M-96 196L-64 118H64L96 196Q0 222 -96 196Z', goldAcross(p)),
    ellipse([0, 196], 112, 22, goldAcross(p)),
    ellipse(
      [0, 190],
      112,
      20,
      p.linear([
        [0, gold.pale],
        [1, gold.deep],
      ]),
    ),
    circle(
      0,
      0,
      150,
      p.radial([
        [0, '#1F58B4', 0.75],
        [1, '#071A42', 0.85],
      ]),
    ),
    ...balls.map((at, i) =>
      place(at, { turn: ((i * 47) % 70) - 35 }, lotto(p, 24, order[i % order.length] ?? 'azure')),
    ),
    circle(0, 0, 150, glass),
    stroke('M0 -150A62 150 0 0 1 0 150A62 150 0 0 1 0 -150', '#EAF5FF', 2, { opacity: 0.35 }),
    stroke('M-150 0A150 40 0 0 0 150 0', goldAcross(p), 7),
    path('M-118 -62A136 136 0 0 1 -38 -126Q-84 -98 -104 -46Z', '#fff', { opacity: 0.6 }),
    path('M96 92A134 134 0 0 0 130 20Q118 62 84 88Z', '#fff', { opacity: 0.25 }),
    circle(0, -152, 14, goldAcross(p)),
  )
}

export type TileFace = 'one' | 'five' | 'nine' | 'bamboo' | 'star'

const dot = (x: number, y: number, r: number, colour: string) =>
  circle(x, y, r, colour) + circle(x, y, r * 0.66, '#FBF6E6') + circle(x, y, r * 0.42, colour)

function face(name: TileFace): string {
  if (name === 'one')
    return (
      circle(0, 0, 34, '#0E7A55') +
      circle(0, 0, 28, '#FBF6E6') +
      path(
        range(8)
          .map((i) => `M0 0L${fix(26, i * 45 - 13)}A26 26 0 0 1 ${fix(26, i * 45 + 13)}Z`)
          .join(''),
        '#C42A3B',
      ) +
      circle(0, 0, 12, '#FBF6E6') +
      circle(0, 0, 8, '#123A94')
    )
  if (name === 'star')
    return (
      path(spark([0, 0], 44, 0.2), '#C42A3B') +
      stroke('M-32 -48H32V48H-32Z', '#C42A3B', 4, { 'stroke-linejoin': 'round' })
    )
  if (name === 'bamboo')
    return [
      [-20, -30],
      [20, -30],
      [-20, 30],
      [20, 30],
      [0, 0],
    ]
      .map(([x = 0, y = 0], i) => {
        const colour = i === 4 ? '#C42A3B' : '#0E7A55'
        return (
          box([x - 6, y - 23, 12, 46], colour, { rx: 6 }) +
          stroke(`M${x - 8} ${y}h16`, '#FBF6E6', 3)
        )
      })
      .join('')
  const places: readonly Point[] =
    name === 'five'
      ? [
          [-20, -34],
          [20, -34],
          [0, 0],
          [-20, 34],
          [20, 34],
        ]
      : [-24, 0, 24].flatMap((x) => [-38, 0, 38].map((y): Point => [x, y]))
  const r = name === 'five' ? 14 : 11
  return places
    .map(([x, y], i) => dot(x, y, r, i % 3 === 2 ? '#C42A3B' : i % 2 ? '#0E7A55' : '#123A94'))
    .join('')
}

const fix = (r: number, degrees: number) => {
  const angle = (degrees * Math.PI) / 180
  return `${(r * Math.cos(angle)).toFixed(1)} ${(r * Math.sin(angle)).toFixed(1)}`
}

/** A mahjong tile 108 × 148 with its jade back showing on the right and below. */
export function mahjong(p: Picture, name: TileFace): string {
  return group(
    {},
    box([-40, -56, 140, 176], '#01060A', { rx: 18, opacity: 0.4 }),
    box(
      [-28, -50, 112, 154],
      p.linear(
        [
          [0, '#0F9A70'],
          [1, '#04382B'],
        ],
        [0, 0],
        [1, 1],
      ),
      { rx: 16 },
    ),
    box(
      [-42, -63, 112, 153],
      p.linear(
        [
          [0, '#CFC4A4'],
          [1, '#8F8262'],
        ],
        [0, 0],
        [1, 1],
      ),
      { rx: 16 },
    ),
    box(
      [-56, -76, 112, 152],
      p.linear(
        [
          [0, '#FFFEF8'],
          [0.6, '#F7F0DC'],
          [1, '#E2D6B4'],
        ],
        [0, 0],
        [1, 1],
      ),
      { rx: 15 },
    ),
    box([-51, -71, 102, 142], 'none', { rx: 12, stroke: '#fff', 'stroke-width': 2, opacity: 0.7 }),
    face(name),
  )
}
