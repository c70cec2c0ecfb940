import { range } from '../kit/number.ts'
import { Picture } from '../kit/picture.ts'
import type { Point } from '../kit/picture.ts'
import { box, circle, dots, group, path, place, smooth, spark } from '../kit/shape.ts'

/** One arm of the galaxy: thin at its tail, full before its head, closing in on the middle. */
function arm(start: number): string {
  const count = 18
  const edge = (side: number) =>
    range(count + 1).map((i): Point => {
      const t = i / count
      const angle = ((start + 236 * t) * Math.PI) / 180
      const thick = 10.6 * Math.sin(Math.PI * t ** 1.5) ** 0.8
      const r = 29.5 - 10.5 * t ** 1.2 + side * thick * 0.5 - thick * 0.12
      return [32 + r * Math.cos(angle), 32 + r * Math.sin(angle)]
    })
  return smooth([...edge(1), ...edge(-1).toReversed()], 2)
}

/** Two arms of a galaxy turning around a spark, in a box of 64. */
export function xingheMark(p: Picture): string {
  const upper = p.linear(
    [
      [0, '#1248CC'],
      [0.5, '#2471F5'],
      [1, '#6CBBFF'],
    ],
    [0, 0],
    [1, 1],
  )
  const lower = p.linear(
    [
      [0, '#6CBBFF'],
      [0.5, '#2471F5'],
      [1, '#1248CC'],
    ],
    [0, 0],
    [1, 1],
  )
  return group(
    {},
    path(arm(150), lower),
    path(arm(-30), upper),
    path(
      spark([32, 32], 14, 0.2),
      p.linear([
        [0, '#FFD67F'],
        [0.5, '#F2B030'],
        [1, '#D98E14'],
      ]),
    ),
  )
}

/** A red wave running under a rising sun, in a box of 64. */
function chihaiMark(p: Picture): string {
  const sun = p.linear([
    [0, '#FFD56B'],
    [1, '#F29A1E'],
  ])
  const wave = p.linear([
    [0, '#F0524A'],
    [1, '#B3121F'],
  ])
  return group(
    {},
    circle(39, 22, 14, sun),
    path(
      'M3 38C8 22 19 13 31 15C42 17 45 28 37 32C40 22 27 19 22 29C18 38 27 45 38 43C47 41 53 36 61 37C58 52 46 60 32 60C17 60 5 51 3 38Z',
      wave,
    ),
  )
}

export const logoXinghe = () => {
  const p = new Picture(64, 64)
  return p.add(xingheMark(p))
}

export const logoChihai = () => {
  const p = new Picture(64, 64)
  return p.add(chihaiMark(p))
}

type Brand = 'xinghe' | 'chihai'

const grounds = {
  xinghe: [
    [0, '#123C8C'],
    [1, '#061230'],
  ],
  chihai: [
    [0, '#7A1024'],
    [1, '#2A0610'],
  ],
} as const

/** The mark of a brand on its night tile; a `bleed` fills the square and leaves the edge to be cut off. */
const tile = (brand: Brand, bleed: boolean): Picture => {
  const p = new Picture(64, 64)
  const mark = brand === 'xinghe' ? xingheMark(p) : chihaiMark(p)
  const [corner, scale] = bleed ? [13.4, 0.58] : [6.4, 0.8]
  return p.add(
    box([0, 0, 64, 64], p.linear(grounds[brand]), bleed ? {} : { rx: 14 }),
    dots(
      [
        [12, 50],
        [52, 12],
      ],
      2,
      '#BFDFFF',
      { opacity: 0.7 },
    ),
    place([corner, corner], { scale }, mark),
  )
}

/** Browsers show it at sixteen points. */
export const favicon = (): Picture => tile('xinghe', false)

/** Icons of the installed app: as they are, and with room for the shapes that systems cut out. */
export const appIcons: Readonly<Record<string, () => Picture>> = {
  'icon-xinghe': () => tile('xinghe', false),
  'icon-xinghe-maskable': () => tile('xinghe', true),
  'icon-chihai': () => tile('chihai', false),
  'icon-chihai-maskable': () => tile('chihai', true),
}
