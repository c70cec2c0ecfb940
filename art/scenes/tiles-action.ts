import { camera } from '../kit/camera.ts'
import { night } from '../kit/colour.ts'
import { range, seeded } from '../kit/number.ts'
import { Picture } from '../kit/picture.ts'
import type { Point } from '../kit/picture.ts'
import { box, dots, place, stroke } from '../kit/shape.ts'
import { ball } from '../parts/ball.ts'
import { label } from '../parts/label.ts'
import { mech } from '../parts/mech.ts'
import { grass } from '../parts/pitch.ts'
import { bubbles, goldFish, seabed, shafts, shoal } from '../parts/sea.ts'
import { backdrop, beams, bokeh, halo, trail } from '../parts/sky.ts'

/** The net pushed back around the point where the ball strikes it. */
function strikenNet([cx, cy]: Point): string {
  const bulge = ([x, y]: Point): Point => {
    const near = Math.exp(-((x - cx) ** 2 + (y - cy) ** 2) / 26000)
    return [x + (cx - x) * near * -0.42, y + (cy - y) * near * -0.42]
  }
  const run = (points: readonly Point[]) =>
    `M${points.map((point) => bulge(point).map(Math.round).join(' ')).join('L')}`
  const upright = range(19).map((i) =>
    run(range(10).map((k): Point => [216 + i * 30 - k * 8, 8 + k * 44])),
  )
  const level = range(13).map((i) =>
    run(range(14).map((k): Point => [214 - i * 5.8 + k * 38, 8 + i * 32 + k * 1.3])),
  )
  return stroke([...upright, ...level].join(''), '#EAF6FF', 1.8, {
    opacity: 0.62,
    'stroke-linejoin': 'round',
  })
}

export function tileSport(): Picture {
  const p = new Picture(640, 400)
  const project = camera({ at: [0, 3, 0], pitch: 12, focal: 420, centre: [430, 210] })
  return p.add(
    backdrop(p, [
      [0, '#04122A'],
      [0.5, '#0B4150'],
      [1, '#062A22'],
    ]),
    bokeh([180, 30, 460, 150], 50, 8, ['#9CCBFF', '#FFE2A6', '#4FC78E'], [5, 20]),
    box(
      [0, 158, 640, 26],
      p.linear(
        [
          [0, '#0B2A66'],
          [0.7, '#2B74F0'],
          [1, '#0F3FA8'],
        ],
        [0, 0],
        [1, 0],
      ),
    ),
    halo(p, [600, 0], 420, 300, '#DDF0FF', 0.6),
    grass(p, project, { near: 2.6, far: 26, side: 40 }),
    halo(p, [440, 250], 300, 200, '#DFFBEA', 0.42),
    trail(
      p,
      [
        [60, 420],
        [230, 340],
        [420, 222],
      ],
      150,
      ['#CFE9FF', '#FFE2A6'],
    ),
    place([446, 214], {}, ball(p, 108, [0.62, -0.5])),
    strikenNet([446, 214]),
    stroke(
      'M660 22L208 8L134 410',
      p.linear([
        [0, '#fff'],
        [1, '#C3D3EA'],
      ]),
      14,
      { 'stroke-linejoin': 'round' },
    ),
    stroke('M660 26L212 12L138 410', '#7F97BC', 4, { opacity: 0.8 }),
    label(p, '#03101F'),
  )
}

export function tileEsports(): Picture {
  const p = new Picture(640, 400)
  const dice = seeded(88)
  return p.add(
    backdrop(
      p,
      [
        [0, '#060B18'],
        [0.55, '#16294F'],
        [1, '#2A1710'],
      ],
      [0, 0],
      [0.6, 1],
    ),
    halo(p, [440, 260], 330, 250, '#3E8BFF', 0.55),
    halo(p, [440, 400], 380, 130, '#FF8A3C', 0.6),
    beams(p, [300, -30], {
      count: 4,
      length: 520,
      from: 52,
      to: 98,
      colour: '#9CD2FF',
      opacity: 0.4,
      spread: 0.5,
    }),
    beams(p, [600, -30], {
      count: 4,
      length: 520,
      from: 84,
      to: 130,
      colour: '#9CD2FF',
      opacity: 0.4,
      spread: 0.5,
    }),
    stroke(
      range(5)
        .map(
          (i) =>
            `M${200 + i * 26} ${330 - i * 44}L440 ${220 - i * 60}L${680 - i * 26} ${330 - i * 44}`,
        )
        .join(''),
      '#5C90FF',
      2,
      { opacity: 0.3 },
    ),
    place([440, 240], { scale: 1.02 }, mech(p)),
    halo(p, [440, 186], 130, 30, '#8FF0FF', 0.7),
    dots(
      range(40).map((): Point => [dice.between(180, 640), dice.between(150, 395)]),
      3,
      '#FFB066',
      { opacity: 0.85 },
    ),
    dots(
      range(20).map((): Point => [dice.between(180, 640), dice.between(40, 330)]),
      2,
      '#BFEFFF',
      { opacity: 0.8 },
    ),
    label(p, '#040814'),
  )
}

export function tileFishing(): Picture {
  const p = new Picture(640, 400)
  return p.add(
    backdrop(p, [
      [0, '#1193B4'],
      [0.35, '#0A6488'],
      [0.75, '#053A5C'],
      [1, '#031C30'],
    ]),
    shafts(p, 170, 520, 400, 6),
    shoal(p, [250, 150], 9, 3, '#053B56'),
    shoal(p, [560, 90], 7, 13, '#0B5676'),
    seabed(p, 9),
    halo(p, [420, 220], 300, 180, '#FFE2A6', 0.34),
    place([388, 222], { turn: -8, scale: 0.92 }, goldFish(p)),
    bubbles(p, [130, 110, 120, 230], 12, 5),
    bubbles(p, [540, 40, 90, 300], 9, 6),
    box(
      [0, 0, 640, 400],
      p.linear(
        [
          [0, night.void, 0.55],
          [0.45, night.void, 0.14],
          [0.7, night.void, 0],
        ],
        [0, 0.1],
        [1, 0.7],
      ),
    ),
  )
}
