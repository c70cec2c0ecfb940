import { gold, night } from '../kit/colour.ts'
import { range } from '../kit/number.ts'
import type { Picture, Point } from '../kit/picture.ts'
import {
  box,
  ellipse,
  group,
  mapPath,
  path,
  pair,
  place,
  polygon,
  spark,
  stroke,
} from '../kit/shape.ts'

export type Suit = 'spade' | 'heart' | 'club' | 'diamond'

/** Suit signs in a box of two units around the origin. */
const signs: Record<Suit, string> = {
  heart:
    'M0 0.9C-0.3 0.5 -1 0.1 -1 -0.4C-1 -0.95 -0.25 -1.05 0 -0.45C0.25 -1.05 1 -0.95 1 -0.4C1 0.1 0.3 0.5 0 0.9Z',
  spade:
    'M0 -1C0.3 -0.55 0.95 -0.15 0.95 0.3C0.95 0.75 0.4 0.8 0.14 0.5C0.16 0.75 0.24 0.88 0.42 1L-0.42 1C-0.24 0.88 -0.16 0.75 -0.14 0.5C-0.4 0.8 -0.95 0.75 -0.95 0.3C-0.95 -0.15 -0.3 -0.55 0 -1Z',
  diamond:
    'M0 -1C0.2 -0.6 0.45 -0.25 0.75 0C0.45 0.25 0.2 0.6 0 1C-0.2 0.6 -0.45 0.25 -0.75 0C-0.45 -0.25 -0.2 -0.6 0 -1Z',
  club: 'M-0.4 1C-0.22 0.86 -0.14 0.7 -0.12 0.45C-0.35 0.75 -0.95 0.65 -0.95 0.15C-0.95 -0.25 -0.6 -0.4 -0.35 -0.28C-0.6 -0.55 -0.4 -1 0 -1C0.4 -1 0.6 -0.55 0.35 -0.28C0.6 -0.4 0.95 -0.25 0.95 0.15C0.95 0.65 0.35 0.75 0.12 0.45C0.14 0.7 0.22 0.86 0.4 1Z',
}

const layouts: Record<number, readonly Point[]> = {
  1: [[0, 0]],
  3: [
    [0, -0.6],
    [0, 0],
    [0, 0.6],
  ],
  4: [
    [-0.38, -0.55],
    [0.38, -0.55],
    [-0.38, 0.55],
    [0.38, 0.55],
  ],
  5: [
    [-0.38, -0.58],
    [0.38, -0.58],
    [0, 0],
    [-0.38, 0.58],
    [0.38, 0.58],
  ],
  8: [
    [-0.38, -0.64],
    [0.38, -0.64],
    [-0.38, 0],
    [0.38, 0],
    [-0.38, 0.64],
    [0.38, 0.64],
    [0, -0.32],
    [0, 0.32],
  ],
  9: [
    [-0.38, -0.66],
    [0.38, -0.66],
    [-0.38, -0.22],
    [0.38, -0.22],
    [-0.38, 0.22],
    [0.38, 0.22],
    [-0.38, 0.66],
    [0.38, 0.66],
    [0, 0],
  ],
  10: [
    [-0.38, -0.66],
    [0.38, -0.66],
    [-0.38, -0.22],
    [0.38, -0.22],
    [-0.38, 0.22],
    [0.38, 0.22],
    [-0.38, 0.66],
    [0.38, 0.66],
    [0, -0.44],
    [0, 0.44],
  ],
}

const suitPath = (
  suit: Suit,
  [x, y]: Point,
  size: number,
  move: (point: Point) => Point = (point) => point,
) => mapPath(signs[suit], ([sx, sy]) => move([x + sx * size, y + sy * size]))

const suitColour = (suit: Suit) => (suit === 'heart' || suit === 'diamond' ? '#C9202F' : '#16213A')

const outline = (width: number, height: number): readonly Point[] => {
  const r = width * 0.09
  const corner = ([x, y]: Point, from: number) =>
    range(4).map((i): Point => {
      const angle = ((from + i * 30) * Math.PI) / 180
      return [x + r * Math.cos(angle), y + r * Math.sin(angle)]
    })
  const [x, y] = [width / 2 - r, height / 2 - r]
  return [
    ...corner([x, y], 0),
    ...corner([-x, y], 90),
    ...corner([-x, -y], 180),
    ...corner([x, -y], 270),
  ]
}

/** A card through any mapping of its plane, so that it can lie on a table in perspective. */
export function cardOn(
  p: Picture,
  suit: Suit,
  pips: number,
  width: number,
  move: (point: Point) => Point,
): string {
  const height = width * 1.42
  const shape = outline(width, height).map(move)
  const size = pips === 1 ? width * 0.26 : width * 0.115
  const marks = (layouts[pips] ?? []).map(([x, y]) =>
    suitPath(suit, [x * width * 0.68, y * height * 0.5], size, move),
  )
  const corners = [-1, 1].map((side) =>
    suitPath(suit, [side * width * 0.4, side * height * 0.42], width * 0.05, move),
  )
  return (
    path(
      polygon(shape),
      p.linear(
        [
          [0, '#FFFFFF'],
          [1, '#D3DBEA'],
        ],
        [0, 0],
        [1, 1],
      ),
    ) + path([...marks, ...corners].join(''), suitColour(suit))
  )
}

export const card = (p: Picture, suit: Suit, pips: number, width: number) =>
  path(
    polygon(
      outline(width * 1.03, width * 1.46).map(([x, y]): Point => [
        x + width * 0.03,
        y + width * 0.05,
      ]),
    ),
    '#020611',
    { opacity: 0.4 },
  ) + cardOn(p, suit, pips, width, (point) => point)

/** The back of our cards: a frame of gold around the four-rayed star. */
export function cardBack(p: Picture, width: number): string {
  const [w, h] = [width, width * 1.42]
  return group(
    {},
    box([-w / 2, -h / 2, w, h], '#EEF3FB', { rx: w * 0.09 }),
    box(
      [-w * 0.44, -h / 2 + w * 0.06, w * 0.88, h - w * 0.12],
      p.linear([
        [0, '#1B4FB8'],
        [1, '#0A2258'],
      ]),
      { rx: w * 0.06 },
    ),
    stroke(
      range(5)
        .map((i) =>
          polygon([
            [0, -h * (0.06 + i * 0.085)],
            [w * (0.05 + i * 0.085), 0],
            [0, h * (0.06 + i * 0.085)],
            [-w * (0.05 + i * 0.085), 0],
          ]),
        )
        .join(''),
      gold.main,
      1.2,
      { opacity: 0.55 },
    ),
    path(spark([0, 0], w * 0.24), gold.pale),
  )
}

/** A chip seen at the given tilt, `colour` for the body, pale inlays on rim and edge. */
function chip(p: Picture, r: number, tilt: number, colour: string, dark: string): string {
  const ry = r * tilt
  const thick = r * 0.26
  const at = (angle: number, share: number): Point => [
    r * share * Math.cos(angle),
    ry * share * Math.sin(angle),
  ]
  const inlays = range(6).map((i) => {
    const a = (i * Math.PI) / 3 + 0.26
    const b = a + 0.34
    return polygon([at(a, 1), at(b, 1), at(b, 0.72), at(a, 0.72)])
  })
  const sides = range(6)
    .map((i) => (i * Math.PI) / 3 + 0.26)
    .filter((a) => Math.sin(a + 0.17) > 0)
    .map(
      (a) =>
        `M${pair(at(a, 1))}L${pair(at(a + 0.34, 1))}v${thick}L${pair([at(a, 1)[0], at(a, 1)[1] + thick])}Z`,
    )
  return p.stamp(
    [
      path(
        `M${-r} 0A${r} ${ry} 0 0 0 ${r} 0V${thick}A${r} ${ry} 0 0 1 ${-r} ${thick}Z`,
        p.linear(
          [
            [0, dark],
            [0.3, colour],
            [1, dark],
          ],
          [0, 0],
          [1, 0],
        ),
      ),
      path(sides.join(''), '#F4F7FC', { opacity: 0.85 }),
      ellipse([0, 0], r, ry, colour),
      path(inlays.join(''), '#F4F7FC'),
      ellipse([0, 0], r * 0.7, ry * 0.7, dark),
      ellipse(
        [0, 0],
        r * 0.64,
        ry * 0.64,
        p.linear([
          [0, '#fff', 0.32],
          [1, '#fff', 0.04],
        ]),
      ),
      group({ transform: `scale(1 ${tilt})` }, path(spark([0, 0], r * 0.42, 0.16), gold.pale)),
    ].join(''),
  )
}

export const chipStack = (
  p: Picture,
  r: number,
  tilt: number,
  count: number,
  colours: readonly (readonly [string, string])[],
) =>
  range(count)
    .map((i) => {
      const [colour, dark] = colours[i % colours.length] ?? [night.brand, night.blue]
      return place([((i * 7) % 5) - 2, -i * r * 0.27], {}, chip(p, r, tilt, colour, dark))
    })
    .join('')

export const chipColours = {
  blue: ['#2B66E8', '#123A94'],
  red: ['#C42A3B', '#741321'],
  gold: ['#E0A22E', '#8A5A10'],
  jade: ['#128A63', '#0A5240'],
  black: ['#27324A', '#0F1728'],
} as const
