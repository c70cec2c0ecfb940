import { goldDown, gold } from '../kit/colour.ts'
import type { Picture } from '../kit/picture.ts'
import { range } from '../kit/number.ts'
import { box, circle, dots, group, path, place, stroke } from '../kit/shape.ts'
import { brilliant, coin, crown, gem } from './reward.ts'

export type Sign = 'ruby' | 'sapphire' | 'emerald' | 'brilliant' | 'coin' | 'crown' | 'bell'

function bell(p: Picture): string {
  return group(
    {},
    circle(0, 38, 9, gold.deep),
    path(
      'M0 -46C26 -44 30 -14 34 10C36 22 44 26 46 34L-46 34C-44 26 -36 22 -34 10C-30 -14 -26 -44 0 -46Z',
      p.linear(
        [
          [0, gold.dark],
          [0.22, gold.main],
          [0.36, gold.light],
          [0.6, gold.main],
          [1, gold.dark],
        ],
        [0, 0],
        [1, 0],
      ),
    ),
    stroke('M-40 24H40', gold.shade, 3, { opacity: 0.4 }),
  )
}

/** One sign of the reels, about 100 across. */
export function sign(p: Picture, name: Sign): string {
  if (name === 'coin') return coin(p, 46, 1, 0)
  if (name === 'crown')
    return place(
      [0, 18],
      { scale: 0.4 },
      crown(
        p,
        p.linear([
          [0, '#B3263B'],
          [1, '#4C0716'],
        ]),
      ),
    )
  if (name === 'brilliant') return brilliant(p, 48, 'diamond')
  if (name === 'bell') return bell(p)
  return gem(p, 46, name)
}

/** A cabinet with its reels; width follows the number of columns, 150 each. */
export function machine(p: Picture, columns: readonly (readonly [Sign, Sign, Sign])[]): string {
  const [pitch, high] = [142, 336]
  const wide = columns.length * pitch
  const left = -wide / 2
  const drum = p.linear([
    [0, '#050B1C'],
    [0.18, '#10244E'],
    [0.5, '#2B5CB4'],
    [0.82, '#10244E'],
    [1, '#050B1C'],
  ])
  const gloss = p.linear([
    [0, '#01030A', 0.75],
    [0.22, '#01030A', 0],
    [0.78, '#01030A', 0],
    [1, '#01030A', 0.8],
  ])
  const frame = (grow: number, fill: string, rx: number) =>
    box([left - grow, -high / 2 - grow, wide + grow * 2, high + grow * 2], fill, { rx })
  const bulbs = range(columns.length * 5 + 1).flatMap((i): [number, number][] => {
    const x = left - 14 + ((wide + 28) * i) / (columns.length * 5)
    return [
      [x, -high / 2 - 25],
      [x, high / 2 + 25],
    ]
  })
  return group(
    {},
    frame(46, '#02040B', 44),
    frame(40, goldDown(p), 40),
    frame(
      34,
      p.linear([
        [0, '#6B0F1F'],
        [0.5, '#A31C31'],
        [1, '#3D0812'],
      ]),
      34,
    ),
    frame(
      16,
      p.linear([
        [0, gold.dark],
        [0.5, gold.pale],
        [1, gold.deep],
      ]),
      20,
    ),
    frame(9, '#02050D', 14),
    dots(bulbs, 8, '#FFF3CF'),
    dots(bulbs, 15, '#FFD98A', { opacity: 0.3 }),
    ...columns.map((signs, i) => {
      const x = left + i * pitch
      return (
        box([x + 3, -high / 2, pitch - 6, high], drum, { rx: 6 }) +
        signs
          .map((name, row) =>
            group(
              {
                transform: `translate(${x + pitch / 2} ${(row - 1) * 112}) scale(1 ${row === 1 ? 1 : 0.8})`,
              },
              sign(p, name),
            ),
          )
          .join('')
      )
    }),
    box([left, -high / 2, wide, high], gloss),
    stroke(`M${left - 16} -62H${-left + 16}M${left - 16} 62H${-left + 16}`, gold.pale, 2.5, {
      opacity: 0.9,
    }),
    box(
      [left, -62, wide, 124],
      p.linear([
        [0, '#FFE6AE', 0.2],
        [0.5, '#FFE6AE', 0.02],
        [1, '#FFE6AE', 0.2],
      ]),
    ),
    path(`M${left - 30} -14l26 14l-26 14ZM${-left + 30} -14l-26 14l26 14Z`, gold.light),
    path(
      `M${left - 2} ${-high / 2}h${wide * 0.42}l-${wide * 0.3} ${high}h-${wide * 0.12}Z`,
      '#fff',
      { opacity: 0.05 },
    ),
  )
}
