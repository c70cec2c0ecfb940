import { gold } from '../kit/colour.ts'
import { range } from '../kit/number.ts'
import type { Picture } from '../kit/picture.ts'
import { box, circle, group, path, spark, stroke } from '../kit/shape.ts'
import { brilliant, gem } from './reward.ts'
import { place } from '../kit/shape.ts'

/** A phone 220 × 450 around the origin; the screen is 204 wide and starts at (-102, -217). */
export function phone(p: Picture, screen: string): string {
  const clip = p.clip(box([-102, -217, 204, 434], '#fff', { rx: 26 }))
  return group(
    {},
    box([-104, -217, 222, 450], '#01030A', { rx: 36, opacity: 0.35 }),
    box(
      [-106, -225, 220, 450],
      p.linear(
        [
          [0, '#5E7296'],
          [0.5, '#1A2742'],
          [1, '#42577F'],
        ],
        [0, 0],
        [1, 1],
      ),
      { rx: 35 },
    ),
    box(
      [-110, -225, 220, 450],
      p.linear(
        [
          [0, '#9DB2D6'],
          [0.3, '#24334F'],
          [1, '#0D1526'],
        ],
        [0, 0],
        [1, 1],
      ),
      { rx: 34 },
    ),
    box([-106, -221, 212, 442], '#04070F', { rx: 30 }),
    group(
      { 'clip-path': clip },
      screen,
      path('M-102 -217H60L-102 120Z', '#fff', { opacity: 0.05 }),
    ),
    box([-30, -209, 60, 14], '#04070F', { rx: 7 }),
  )
}

const bar = (x: number, y: number, width: number, fill = '#8B97AB', height = 7, opacity = 1) =>
  box([x, y, width, height], fill, { rx: height / 2, opacity: opacity === 1 ? undefined : opacity })

/** Six price buttons in two rows, the picked one lit. */
function prices(y: number, picked: number): string {
  return range(6)
    .map((i) => {
      const [x, top] = [-88 + (i % 3) * 60, y + Math.floor(i / 3) * 27]
      const on = i === picked
      const ink = on ? '#fff' : i % 3 === 1 ? '#FF6B6B' : i % 3 === 2 ? '#2EBD77' : '#E9EEF6'
      return (
        box([x, top, 56, 23], on ? '#2B66E8' : '#223049', { rx: 5 }) +
        bar(x + 7, top + 9, 14, on ? '#BFD4FF' : '#6F7F9B', 5) +
        bar(x + 30, top + 8, 19, ink, 7)
      )
    })
    .join('')
}

/** Match cards with prices, a filter row and the bottom bar. */
export function oddsBoard(p: Picture): string {
  const match = (y: number, picked: number, home: string, away: string) =>
    box([-94, y, 188, 112], '#172133', { rx: 10 }) +
    circle(-78, y + 16, 7, home) +
    bar(-66, y + 12, 52, '#E9EEF6') +
    circle(-78, y + 36, 7, away) +
    bar(-66, y + 32, 40, '#E9EEF6') +
    box([58, y + 9, 28, 14], '#CF2B2E', { rx: 4 }) +
    bar(64, y + 14, 16, '#fff', 4) +
    bar(70, y + 32, 16, gold.main, 8) +
    prices(y + 53, picked)
  return group(
    {},
    box(
      [-102, -217, 204, 434],
      p.linear([
        [0, '#132347'],
        [0.35, '#0E1626'],
        [1, '#0B111C'],
      ]),
    ),
    path(spark([-80, -172], 11), gold.pale),
    bar(-62, -176, 46, '#fff', 9),
    box([36, -183, 54, 22], '#2B66E8', { rx: 11 }),
    bar(48, -175, 30, '#fff', 6),
    ...range(4).map(
      (i) =>
        box([-94 + i * 48, -148, 44, 20], i === 0 ? '#2B66E8' : '#1D2A42', { rx: 10 }) +
        bar(-84 + i * 48, -141, 24, i === 0 ? '#fff' : '#7F8EAA', 6),
    ),
    match(-116, 1, '#E2574C', '#4C94FF'),
    match(6, 4, '#2EBD77', '#F2B84B'),
    match(128, -1, '#8FB6FF', '#C7D2E6'),
    box([-102, 178, 204, 40], '#101827'),
    ...range(5).map((i) => circle(-78 + i * 39, 194, 6, i === 1 ? '#5C90FF' : '#45536E')),
  )
}

/** A slip with two picks, amount chips and the button. */
export function slip(p: Picture): string {
  const pick = (y: number, tone: string) =>
    box([-90, y, 180, 58], '#F3F6FB', { rx: 9 }) +
    circle(-76, y + 17, 6, tone) +
    bar(-64, y + 13, 70, '#2A3750', 8) +
    bar(-80, y + 37, 88, '#9AA7BE', 6) +
    bar(52, y + 24, 28, '#CF2B2E', 11)
  return group(
    {},
    box([-102, -217, 204, 434], '#FFFFFF'),
    path(
      'M-102 -217H102V-96Q0 -70 -102 -96Z',
      p.linear(
        [
          [0, '#0D2A66'],
          [1, '#1757E8'],
        ],
        [0, 0],
        [1, 1],
      ),
    ),
    bar(-84, -172, 54, '#fff', 9),
    bar(-84, -148, 34, '#A9C6FF', 6),
    bar(-84, -130, 96, '#fff', 15),
    place([64, -142], {}, gem(p, 21, 'amber')),
    pick(-76, '#2B66E8'),
    pick(-10, '#12965C'),
    box([-90, 60, 180, 40], '#fff', { rx: 9, stroke: '#1757E8', 'stroke-width': 2 }),
    bar(-78, 75, 46, '#18202C', 11),
    ...range(4).map(
      (i) =>
        box([-90 + i * 46, 110, 42, 24], i === 2 ? '#DCE7FF' : '#EEF2F8', { rx: 7 }) +
        bar(-80 + i * 46, 119, 22, i === 2 ? '#1757E8' : '#7C8AA5', 6),
    ),
    bar(-90, 150, 50, '#9AA7BE', 6),
    bar(38, 147, 52, '#D99A22', 11),
    box(
      [-90, 170, 180, 34],
      p.linear([
        [0, '#2F74FF'],
        [1, '#1248C4'],
      ]),
      { rx: 10 },
    ),
    bar(-28, 183, 56, '#fff', 8),
  )
}

/** Balance, a chart and game covers. */
export function walletScreen(p: Picture): string {
  return group(
    {},
    box(
      [-102, -217, 204, 434],
      p.linear([
        [0, '#0E1A33'],
        [1, '#0A101C'],
      ]),
    ),
    box(
      [-90, -180, 180, 108],
      p.linear(
        [
          [0, '#F7D588'],
          [0.5, '#D99A22'],
          [1, '#8F5E10'],
        ],
        [0, 0],
        [1, 1],
      ),
      { rx: 14 },
    ),
    bar(-76, -162, 40, '#5A3A08', 7),
    bar(-76, -138, 104, '#3D2506', 17),
    bar(-76, -100, 62, '#5A3A08', 7),
    path(spark([62, -136], 22), '#FFF3CF'),
    stroke(
      'M-88 -6C-70 -10 -62 -36 -44 -30S-14 4 4 -14S40 -52 56 -46S80 -60 90 -62',
      '#5C90FF',
      4,
      { 'stroke-linecap': 'round' },
    ),
    path(
      'M-88 -6C-70 -10 -62 -36 -44 -30S-14 4 4 -14S40 -52 56 -46S80 -60 90 -62V22H-88Z',
      p.linear([
        [0, '#5C90FF', 0.4],
        [1, '#5C90FF', 0],
      ]),
    ),
    ...range(4).map((i) => {
      const [x, y] = [-90 + (i % 2) * 94, 36 + Math.floor(i / 2) * 74]
      const stone = (['ruby', 'emerald', 'sapphire', 'amber'] as const)[i] ?? 'ruby'
      return (
        box([x, y, 86, 66], '#1A2740', { rx: 10 }) +
        place([x + 43, y + 31], {}, i % 2 ? brilliant(p, 20, stone) : gem(p, 19, stone))
      )
    }),
  )
}
