import { Picture } from '../kit/picture.ts'
import type { Point } from '../kit/picture.ts'
import { circle, dots, ellipse, group, path, place, spark, starPath, stroke } from '../kit/shape.ts'

type Tones = readonly [light: string, deep: string]

const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }
const ink = '#1B2440'

/** A square portrait; the page cuts it into a disc, so nothing stands in the corners. */
function portrait([light, deep]: Tones, draw: (p: Picture) => readonly string[]): () => Picture {
  return () => {
    const p = new Picture(256, 256)
    const ground = p.linear([
      [0, light],
      [1, deep],
    ])
    return p.add(
      path('M0 0H256V256H0Z', ground),
      circle(196, 52, 120, '#fff', { opacity: 0.1 }),
      place([128, 128], {}, ...draw(p)),
    )
  }
}

const sky = (points: readonly Point[]) => dots(points, 5, '#fff', { opacity: 0.75 })
const stars: readonly Point[] = [
  [-70, -62],
  [-34, -84],
  [66, -70],
  [84, -8],
  [-86, 12],
  [-58, 70],
  [62, 74],
]

/** Two eyes with a light in each, and a mouth. */
const face = (y: number, apart = 24, eye = 9) =>
  [-apart, apart]
    .map((x) => circle(x, y, eye, ink) + circle(x + eye / 3, y - eye / 3, eye / 3, '#fff'))
    .join('')

const smile = (y: number, width = 14) =>
  stroke(`M${-width} ${y}Q0 ${y + width} ${width} ${y}`, ink, 5, round)

const cheeks = (y: number, apart: number, colour = '#FF8FA3') =>
  circle(-apart, y, 9, colour, { opacity: 0.55 }) + circle(apart, y, 9, colour, { opacity: 0.55 })

const comet = portrait(['#4C94FF', '#12357A'], () => [
  sky(stars),
  path('M-96 -84Q-20 -40 8 -6L-14 18Q-48 -30 -96 -84Z', '#BFDFFF', { opacity: 0.55 }),
  path('M-60 -92Q0 -44 26 -16L2 8Q-24 -44 -60 -92Z', '#fff', { opacity: 0.5 }),
  circle(22, 22, 54, '#FFE3A0'),
  place([22, 22], {}, face(-4, 18, 8), smile(14, 11), cheeks(12, 32)),
])

const moon = portrait(['#6C63D9', '#231A5E'], () => [
  sky(stars),
  circle(0, 4, 74, '#FFE9B8'),
  circle(-30, -34, 12, '#F4CF86', { opacity: 0.6 }),
  circle(40, -20, 8, '#F4CF86', { opacity: 0.6 }),
  circle(36, 44, 11, '#F4CF86', { opacity: 0.6 }),
  stroke('M-32 4Q-24 12 -16 4M16 4Q24 12 32 4', ink, 5, round),
  smile(28, 11),
  cheeks(22, 44),
])

const planet = portrait(['#2EC4B6', '#0B4F6C'], (p) => [
  sky(stars),
  circle(
    0,
    0,
    62,
    p.linear([
      [0, '#FFD166'],
      [1, '#F08A4B'],
    ]),
  ),
  stroke('M-92 28Q-40 56 22 36T96 -30', '#FFF3CF', 12, { ...round, opacity: 0.95 }),
  stroke('M-92 28Q-104 16 -62 -2M96 -30Q100 -42 60 -28', '#FFF3CF', 12, { ...round, opacity: 0.6 }),
  face(-16, 20, 8),
  smile(4, 10),
])

const sun = portrait(['#FF9F5A', '#D9483B'], () => [
  path(starPath(12, 98, 72), '#FFE08A'),
  circle(0, 0, 64, '#FFC94D'),
  face(-8),
  smile(14),
  cheeks(12, 42, '#F2683C'),
])

const rocket = portrait(['#5B7CFA', '#1A2466'], (p) => [
  sky(stars),
  path('M-18 62Q0 112 18 62Z', '#FFB347'),
  path('M-9 62Q0 90 9 62Z', '#FFF3CF'),
  path('M-30 22L-58 62L-28 56ZM30 22L58 62L28 56Z', '#F2545B'),
  path(
    'M0 -92Q44 -48 32 62H-32Q-44 -48 0 -92Z',
    p.linear(
      [
        [0, '#fff'],
        [1, '#C9D6F5'],
      ],
      [0, 0],
      [1, 0],
    ),
  ),
  path('M0 -92Q24 -68 31 -40H-31Q-24 -68 0 -92Z', '#F2545B'),
  circle(0, -6, 23, '#1757E8'),
  circle(0, -6, 16, '#BFE4FF'),
  circle(-5, -11, 5, '#fff'),
])

const star = portrait(['#F7B733', '#C2560F'], () => [
  ...[-74, 74].map((x) => path(spark([x, -66], 18), '#fff', { opacity: 0.8 })),
  path(starPath(5, 96, 52), '#FFF1B8', { stroke: '#FFF1B8', 'stroke-width': 22, ...round }),
  face(0),
  smile(22),
  cheeks(20, 42),
])

/** A head with two pointed ears. */
const pointed = (fur: string, inner: string) =>
  path('M-74 -84L-18 -48L-66 -8ZM74 -84L18 -48L66 -8Z', fur, {
    stroke: fur,
    'stroke-width': 12,
    ...round,
  }) +
  path('M-64 -66L-34 -44L-58 -24ZM64 -66L34 -44L58 -24Z', inner) +
  ellipse([0, 14], 78, 66, fur)

const nose = (y: number, colour = ink) =>
  path(`M-9 ${y}H9Q6 ${y + 10} 0 ${y + 10}Q-6 ${y + 10} -9 ${y}Z`, colour)
const muzzle = (y: number) =>
  stroke(
    `M0 ${y}V${y + 8}M0 ${y + 8}Q-8 ${y + 20} -20 ${y + 12}M0 ${y + 8}Q8 ${y + 20} 20 ${y + 12}`,
    ink,
    4.5,
    round,
  )

const fox = portrait(['#8ED1B2', '#2F7F6B'], () => [
  pointed('#F0803C', '#7A3413'),
  path('M-76 22Q-40 18 0 58Q40 18 76 22Q62 80 0 80Q-62 80 -76 22Z', '#FFF4E6'),
  face(6, 32),
  nose(46),
  muzzle(54),
])

const panda = portrait(['#A8E063', '#4A9A3A'], () => [
  circle(-58, -54, 28, ink),
  circle(58, -54, 28, ink),
  ellipse([0, 10], 82, 74, '#fff'),
  group({ transform: 'rotate(24 -32 4)' }, ellipse([-32, 4], 20, 26, ink)),
  group({ transform: 'rotate(-24 32 4)' }, ellipse([32, 4], 20, 26, ink)),
  ...[-29, 29].map((x) => circle(x, 2, 8, '#fff') + circle(x, 3, 4.5, ink)),
  nose(30),
  muzzle(38),
  cheeks(44, 50),
])

const tiger = portrait(['#6FB1FC', '#2456A6'], () => [
  ...[-58, 58].map((x) => circle(x, -50, 26, '#F4A13A') + circle(x, -50, 14, '#FFE3C2')),
  ellipse([0, 12], 80, 72, '#F7AE45'),
  stroke('M0 -58V-30M-20 -54V-36M20 -54V-36M-72 6H-52M-70 26H-54M72 6H52M70 26H54', ink, 8, round),
  ellipse([0, 44], 42, 30, '#FFF4E6'),
  face(2, 30),
  nose(32),
  muzzle(40),
])

const cat = portrait(['#FFB3C6', '#D9577E'], () => [
  pointed('#F6F1E9', '#F4A6B7'),
  path('M-22 -50Q0 -34 22 -50Q14 -14 0 -14Q-14 -14 -22 -50Z', '#D9C7AE'),
  face(10, 32, 10),
  nose(36, '#E8718D'),
  muzzle(44),
  stroke('M-52 40L-92 34M-52 50L-90 56M52 40L92 34M52 50L90 56', ink, 3.5, {
    ...round,
    opacity: 0.6,
  }),
])

const owl = portrait(['#B79CED', '#5A3E9B'], () => [
  path(
    'M-66 -78L-30 -62H30L66 -78Q84 -10 66 40Q40 88 0 88Q-40 88 -66 40Q-84 -10 -66 -78Z',
    '#7B5A3C',
  ),
  ellipse([0, 44], 44, 38, '#E9CFA6'),
  stroke('M-18 34Q-9 44 0 34T18 34M-18 54Q-9 64 0 54T18 54', '#A57B4E', 4, round),
  ...[-31, 31].map(
    (x) => circle(x, -14, 33, '#FFF4DC') + circle(x, -14, 18, ink) + circle(x + 6, -20, 6, '#fff'),
  ),
  path('M-11 4H11L0 24Z', '#F5A623'),
])

const whale = portrait(['#7FE3F2', '#1B7FA6'], () => [
  place(
    [-12, 6],
    { scale: 0.92 },
    stroke('M-10 -50Q-12 -78 -36 -80M-10 -50Q-8 -78 16 -80', '#fff', 8, { ...round, opacity: 0.9 }),
    path(
      'M-84 18Q-82 -44 -10 -44Q52 -44 64 16Q80 14 82 -14Q60 -18 58 -40Q78 -44 90 -28Q102 -46 120 -38Q118 -14 98 -10Q96 40 62 60Q20 82 -30 74Q-84 64 -84 18Z',
      '#2F6FDB',
    ),
    path('M-82 30Q-30 46 40 66Q8 80 -30 74Q-76 66 -82 30Z', '#DDF3FF'),
    circle(-44, 6, 9, ink),
    circle(-41, 3, 3, '#fff'),
    stroke('M-70 28Q-58 38 -46 30', ink, 4.5, round),
    circle(-28, 24, 9, '#FF8FA3', { opacity: 0.6 }),
  ),
])

export const avatars = {
  comet,
  moon,
  planet,
  sun,
  rocket,
  star,
  fox,
  panda,
  tiger,
  cat,
  owl,
  whale,
} as const
