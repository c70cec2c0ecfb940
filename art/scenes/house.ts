import { gold } from '../kit/colour.ts'
import { range, seeded } from '../kit/number.ts'
import { Picture } from '../kit/picture.ts'
import type { Point } from '../kit/picture.ts'
import {
  box,
  circle,
  dots,
  ellipse,
  group,
  pair,
  path,
  place,
  spark,
  stroke,
} from '../kit/shape.ts'
import { avatar } from '../parts/emblem.ts'
import { oddsBoard, phone, slip } from '../parts/phone.ts'
import { coinStack, crown } from '../parts/reward.ts'
import { backdrop, halo, river, stars } from '../parts/sky.ts'
import { stadium } from '../parts/stadium.ts'
import { xingheMark } from './brand.ts'

/** Two phones on a clear ground, for light and dark pages alike. */
export function phoneApp(): Picture {
  const p = new Picture(640, 560)
  return p.add(
    halo(p, [320, 280], 320, 270, '#3F86FF', 0.4),
    circle(320, 280, 226, 'none', { stroke: '#5C90FF', 'stroke-width': 1.5, opacity: 0.4 }),
    stroke('M60 330A270 96 -16 1 0 584 222A270 96 -16 1 0 60 330', gold.main, 1.6, {
      opacity: 0.6,
      'stroke-dasharray': '2 8',
      'stroke-linecap': 'round',
    }),
    ellipse([320, 528], 210, 20, '#0A1A3C', { opacity: 0.28 }),
    group({ transform: 'translate(436 270) rotate(10) scale(1.02)' }, phone(p, slip(p))),
    group({ transform: 'translate(222 284) rotate(-7) scale(1.1)' }, phone(p, oddsBoard(p))),
    path(spark([84, 120], 18) + spark([566, 96], 24) + spark([588, 420], 14), gold.main),
  )
}

/** One step of the agents' stairs: a glass block with a golden edge, its top at the origin. */
function stair(p: Picture, wide: number, high: number): string {
  return (
    box(
      [0, 0, wide, high],
      p.linear([
        [0, '#3E86F2'],
        [0.35, '#1A4FB0'],
        [1, '#0A2254'],
      ]),
    ) +
    path(
      `M0 0L26 -22H${wide + 26}L${wide} 0Z`,
      p.linear([
        [0, '#8CBCFF'],
        [1, '#3B7CE6'],
      ]),
    ) +
    path(`M${wide} 0L${wide + 26} -22V${high}H${wide}Z`, '#071B47') +
    stroke(`M0 0H${wide}L${wide + 26} -22`, gold.main, 3.5, { 'stroke-linejoin': 'round' })
  )
}

/** Stairs of stars that members climb; the agent stands on top, joined to everyone. */
export function heroAgent(): Picture {
  const p = new Picture(1200, 340)
  const dice = seeded(73)
  const wide = 158
  const topOf = (step: number): number => 312 - step * 52
  const edgeOf = (step: number): number => 500 + step * wide
  const agent: Point = [edgeOf(3) + 92, topOf(3) - 54]
  const members: readonly (readonly [Point, number, readonly [string, string]])[] = [
    [[edgeOf(0) + 54, topOf(0) - 32], 22, ['#5FA4FF', '#1757E8']],
    [[edgeOf(0) + 122, topOf(0) - 36], 22, ['#43D694', '#0A6440']],
    [[edgeOf(1) + 50, topOf(1) - 34], 24, ['#F4818E', '#A31C31']],
    [[edgeOf(1) + 120, topOf(1) - 38], 24, ['#8FB6FF', '#2B56A8']],
    [[edgeOf(2) + 58, topOf(2) - 38], 26, ['#6FE0D0', '#0B6A6E']],
  ]
  const ties = members
    .map(
      ([[x, y]]) =>
        `M${x} ${y}Q${(x + agent[0]) / 2 - 30} ${Math.min(y, agent[1]) - 40} ${pair(agent)}`,
    )
    .join('')
  return p.add(
    backdrop(
      p,
      [
        [0, '#050C20'],
        [0.55, '#0C2C6C'],
        [1, '#0B3C8C'],
      ],
      [0, 0],
      [1, 0.6],
    ),
    halo(p, [agent[0], 110], 420, 260, '#5FA4FF', 0.6),
    halo(p, agent, 170, 130, '#FFDD94', 0.7),
    river(p, {
      curve: [
        [380, 250],
        [620, 40],
        [900, 190],
        [1210, 10],
      ],
      width: 90,
      count: 190,
      seed: 74,
      haze: 0.7,
      sparks: 4,
    }),
    stars(p, 60, 71),
    ...range(4).map((step) =>
      place([edgeOf(step), topOf(step)], {}, stair(p, wide, 340 - topOf(step))),
    ),
    stroke(ties, gold.pale, 2.2, {
      opacity: 0.85,
      'stroke-dasharray': '2 8',
      'stroke-linecap': 'round',
      fill: 'none',
    }),
    place([edgeOf(2) + 124, topOf(2) - 4], { scale: 0.62 }, coinStack(p, 38, 5)),
    place([edgeOf(3) + 28, topOf(3) - 4], { scale: 0.58 }, coinStack(p, 38, 3)),
    place([edgeOf(3) + 154, topOf(3) - 4], { scale: 0.62 }, coinStack(p, 38, 6)),
    ...members.map(([at, r, tone]) => place(at, {}, avatar(p, r, tone))),
    place(agent, {}, avatar(p, 38, ['#FFD97A', '#C98A1E'])),
    place(
      [agent[0], agent[1] - 40],
      { scale: 0.26 },
      crown(
        p,
        p.linear([
          [0, '#C42A3B'],
          [1, '#4C0716'],
        ]),
      ),
    ),
    dots(
      range(46).map((): Point => [agent[0] - 40 + dice.normal() * 210, 110 + dice.normal() * 90]),
      3,
      gold.pale,
      { opacity: 0.8 },
    ),
    path(spark([930, 40], 15) + spark([720, 120], 12) + spark([1166, 34], 18), '#FFFBEA'),
  )
}

/** The picture that travels with a shared link. */
export function shareCard(): Picture {
  const p = new Picture(1200, 630)
  const dice = seeded(12)
  const ripples = range(26).map(
    () =>
      `M${Math.round(dice.between(80, 1120))} ${Math.round(dice.between(500, 620))}h${Math.round(dice.between(20, 60))}`,
  )
  return p.add(
    backdrop(p, [
      [0, '#040A1C'],
      [0.35, '#0A2455'],
      [0.58, '#1A4FA6'],
      [0.7, '#FFBE74'],
      [0.705, '#0A1A3C'],
      [1, '#040A1A'],
    ]),
    stars(p, 70, 19, 360),
    river(p, {
      curve: [
        [-40, 360],
        [300, -20],
        [760, 300],
        [1240, 30],
      ],
      width: 84,
      count: 330,
      seed: 21,
      taper: [0.6, 1.2],
      sparks: 6,
      haze: 1.8,
    }),
    stroke(ripples.join(''), '#9CC6FF', 1.6, { opacity: 0.3 }),
    stadium(p, { at: [0, 205, -330], pitch: 30, focal: 1000, centre: [600, 470] }),
    halo(p, [600, 440], 380, 140, '#EAF4FF', 0.3),
    halo(p, [600, 170], 240, 200, '#071A40', 0.75),
    place([472, 42], { scale: 4 }, xingheMark(p)),
  )
}
