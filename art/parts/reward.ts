import { gold, goldAcross, goldBall, goldDown } from '../kit/colour.ts'
import { range } from '../kit/number.ts'
import type { Picture, Point } from '../kit/picture.ts'
import {
  circle,
  ellipse,
  group,
  path,
  place,
  polygon,
  regular,
  starPath,
  stroke,
} from '../kit/shape.ts'

export type Hue = 'ruby' | 'sapphire' | 'emerald' | 'diamond' | 'amber'

/** Five tones of a stone, from its light to its shadow. */
const tones: Record<Hue, readonly [string, string, string, string, string]> = {
  ruby: ['#FFC2C8', '#F4596B', '#CF2338', '#8E1026', '#4C0716'],
  sapphire: ['#CFE6FF', '#5FA4FF', '#1F63E0', '#103A9A', '#081F5C'],
  emerald: ['#CBFFE4', '#43D694', '#12965C', '#0A6440', '#053524'],
  diamond: ['#FFFFFF', '#DCEEFF', '#A9CDF5', '#6C97CC', '#345A92'],
  amber: ['#FFF3CF', '#FFCF6B', '#E89B20', '#A9650F', '#5A3306'],
}

/** A cut stone from the front: table, crown and pavilion facets, each with its own light. */
export function gem(p: Picture, r: number, hue: Hue): string {
  const [light, bright, main, dark, shade] = tones[hue]
  const outer = regular(8, r, -112.5)
  const table = regular(8, r * 0.56, -112.5)
  const fills = [bright, light, main, dark, shade, dark, main, bright]
  const facets = outer.map((point, i) => {
    const next = (i + 1) % 8
    return path(
      polygon([point, outer[next] ?? point, table[next] ?? point, table[i] ?? point]),
      fills[i] ?? main,
    )
  })
  return p.stamp(
    [
      path(polygon(outer), dark),
      ...facets,
      path(polygon(table), main),
      path(
        polygon([table[0] ?? [0, 0], table[1] ?? [0, 0], table[2] ?? [0, 0], table[6] ?? [0, 0]]),
        bright,
      ),
      path(polygon([table[0] ?? [0, 0], table[1] ?? [0, 0], table[7] ?? [0, 0]]), light, {
        opacity: 0.9,
      }),
      stroke(polygon(outer), light, r * 0.03, { opacity: 0.55 }),
    ].join(''),
  )
}

const at = (points: readonly Point[], i: number): Point => points[i] ?? [0, 0]

/** A brilliant from the side, as on rings and emblems. */
export function brilliant(p: Picture, r: number, hue: Hue): string {
  const [light, bright, main, dark, shade] = tones[hue]
  const top = [-0.6, -0.2, 0.2, 0.6].map((x): Point => [x * r, -0.62 * r])
  const girdle = [-1, -0.5, 0, 0.5, 1].map((x): Point => [x * r, -0.16 * r])
  const tip: Point = [0, r]
  const facets = [bright, light, main, bright, light, dark, main].map((fill, i) => {
    const low = Math.floor(i / 2)
    const face =
      i % 2 === 0
        ? [at(girdle, low), at(girdle, low + 1), at(top, low)]
        : [at(top, low), at(top, low + 1), at(girdle, low + 1)]
    return path(polygon(face), fill)
  })
  const skirt = [main, bright, dark, shade].map((fill, i) =>
    path(polygon([at(girdle, i), at(girdle, i + 1), tip]), fill),
  )
  return p.stamp([...facets, ...skirt].join(''))
}

/** A gold coin with a star; `tilt` is the height of the face over its width. */
export function coin(p: Picture, r: number, tilt: number, thick: number): string {
  const face = p.linear(
    [
      [0, '#FFF6DA'],
      [0.35, '#FFD67F'],
      [0.7, '#E3A52F'],
      [1, '#B0730F'],
    ],
    [0, 0],
    [1, 1],
  )
  const ry = r * tilt
  return p.stamp(
    [
      path(
        `M${-r} 0A${r} ${ry} 0 0 0 ${r} 0V${thick}A${r} ${ry} 0 0 1 ${-r} ${thick}Z`,
        goldAcross(p),
      ),
      ellipse([0, 0], r, ry, face),
      ellipse([0, 0], r * 0.8, ry * 0.8, 'none', {
        stroke: gold.dark,
        'stroke-width': r * 0.05,
        opacity: 0.7,
      }),
      ellipse(
        [0, ry * 0.03],
        r * 0.77,
        ry * 0.77,
        p.linear([
          [0, '#D2922A'],
          [1, '#FFDF95'],
        ]),
      ),
      group(
        { transform: `scale(1 ${tilt})` },
        path(starPath(5, r * 0.5, r * 0.22), gold.light),
        path(starPath(5, r * 0.42, r * 0.18), '#E7AA38'),
      ),
    ].join(''),
  )
}

/** Coins one on another, the top one in full. */
export const coinStack = (p: Picture, r: number, count: number, tilt = 0.34) =>
  range(count)
    .map((i) => place([(i % 3) * 1.6 - 1.6, -i * r * 0.27], {}, coin(p, r, tilt, r * 0.25)))
    .join('')

/** A crown 240 wide, its band on the origin. */
export function crown(p: Picture, velvet: string): string {
  const tips: readonly Point[] = [
    [-118, -84],
    [-62, -118],
    [0, -142],
    [62, -118],
    [118, -84],
  ]
  const body =
    'M-100 22L-118 -84Q-92 -46 -76 -36Q-70 -70 -62 -118Q-44 -66 -30 -48Q-14 -80 0 -142Q14 -80 30 -48Q44 -66 62 -118Q70 -70 76 -36Q92 -46 118 -84L100 22Q0 58 -100 22Z'
  const back =
    'M-98 -4L-92 -70Q-60 -40 -34 -84Q-16 -56 0 -72Q16 -56 34 -84Q60 -40 92 -70L98 -4Q0 -34 -98 -4Z'
  return p.stamp(
    [
      path(
        back,
        p.linear([
          [0, '#B37C1C'],
          [1, '#4A2D08'],
        ]),
      ),
      path('M-86 0Q-70 -64 0 -66Q70 -64 86 0Q0 30 -86 0Z', velvet),
      path(body, goldAcross(p)),
      path(
        body,
        p.linear([
          [0, '#fff', 0.55],
          [0.4, '#FFE9B8', 0],
          [0.55, '#9A5A08', 0],
          [1, '#9A5A08', 0.55],
        ]),
      ),
      stroke(
        'M-112 -60Q-90 -28 -72 -18Q-66 -52 -61 -88Q-44 -44 -29 -30Q-12 -60 0 -108Q12 -60 29 -30Q44 -44 61 -88Q66 -52 72 -18Q90 -28 112 -60',
        gold.light,
        2,
        { opacity: 0.75 },
      ),
      path('M-103 4Q0 42 103 4L99 34Q0 72 -99 34Z', goldDown(p)),
      stroke('M-103 6Q0 44 103 6M-99 33Q0 71 99 33', gold.light, 2.4, { opacity: 0.85 }),
      ...[-74, -38, 38, 74].map((x) =>
        place([x, 46 - (x * x) / 300], { scale: 0.9 }, gem(p, 11, 'sapphire')),
      ),
      place([0, 47], {}, gem(p, 17, 'ruby')),
      place([0, -48], {}, brilliant(p, 20, 'diamond')),
      ...tips.map(([x, y]) => circle(x, y - 6, 10, goldBall(p))),
    ].join(''),
  )
}
