import { camera } from '../kit/camera.ts'
import { glow, night } from '../kit/colour.ts'
import { range, seeded } from '../kit/number.ts'
import { Picture } from '../kit/picture.ts'
import type { Point } from '../kit/picture.ts'
import { box, dots, ellipse, path, place, polygon, stroke } from '../kit/shape.ts'
import { ball } from '../parts/ball.ts'
import { crowd, goal, grass, markings } from '../parts/pitch.ts'
import { backdrop, beams, bokeh, halo, river, stars, trail } from '../parts/sky.ts'
import { stadium } from '../parts/stadium.ts'

/** Towers on the horizon with their lit windows. */
function skyline(p: Picture, base: number, seed: number): string {
  const dice = seeded(seed)
  const windows: Point[] = []
  let outline = `M0 ${base}`
  for (let x = 0; x < p.width;) {
    const wide = dice.between(18, 46)
    const high = dice.between(14, 60) * (dice.next() < 0.15 ? 1.7 : 1)
    outline += `V${Math.round(base - high)}H${Math.round(x + wide)}`
    for (let k = 0; k < 2; k++)
      windows.push([x + dice.between(3, wide - 3), base - dice.between(4, high - 3)])
    x += wide
  }
  return (
    path(
      `${outline}V${base}Z`,
      p.linear([
        [0, '#0D2450'],
        [1, '#0A1836'],
      ]),
    ) + dots(windows, 2, '#FFCF7A', { opacity: 0.7 })
  )
}

export function heroWelcome(): Picture {
  const p = new Picture(1920, 560)
  const horizon = 398
  const dice = seeded(77)
  const ripples = range(24).map((): string => {
    const y = horizon + 8 + dice.next() ** 1.6 * 150
    const half = 6 + (y - horizon) * 0.22
    const x = 1290 + dice.normal() * (260 + (y - horizon))
    return `M${Math.round(x - half)} ${Math.round(y)}h${Math.round(half * 2)}`
  })
  return p.add(
    backdrop(p, [
      [0, '#040A1C'],
      [0.28, '#081B41'],
      [0.48, '#13408C'],
      [0.57, '#4F7CC4'],
      [0.64, '#C9A08C'],
      [0.71, '#FFBE74'],
      [0.712, '#0A1A3C'],
      [1, '#040A1A'],
    ]),
    halo(p, [1290, horizon], 900, 190, '#FFC98A', 0.55),
    stars(p, 50, 3, 300),
    river(p, {
      curve: [
        [560, 300],
        [980, -70],
        [1480, 230],
        [1980, 0],
      ],
      width: 84,
      count: 520,
      seed: 8,
      taper: [0.55, 1.2],
      sparks: 7,
      haze: 2,
    }),
    skyline(p, horizon + 1, 4),
    stroke(ripples.join(''), '#9CC6FF', 1.6, { opacity: 0.32 }),
    beams(p, [1320, 470], {
      count: 9,
      length: 640,
      from: -126,
      to: -54,
      colour: '#CFE6FF',
      opacity: 0.24,
      spread: 0.34,
    }),
    stadium(p, { at: [0, 205, -330], pitch: 30, focal: 1130, centre: [1330, 366] }),
    halo(p, [1320, 318], 460, 160, '#EAF4FF', 0.3),
    halo(p, [1320, 528], 520, 40, '#5FA4FF', 0.38),
    box(
      [0, 0, 1100, 560],
      p.linear(
        [
          [0, night.void, 0.78],
          [0.5, night.void, 0.42],
          [1, night.void, 0],
        ],
        [0, 0],
        [1, 0],
      ),
    ),
  )
}

/** A bank of floodlights seen from the pitch. */
function floodlight(p: Picture, [x, y]: Point, size: number): string {
  const lamps = range(24).map((i): Point => [
    x + ((i % 6) - 2.5) * size,
    y + (Math.floor(i / 6) - 1.5) * size * 0.8,
  ])
  return (
    halo(p, [x, y], size * 17, size * 13, '#BFDFFF', 0.6) +
    box([x - size * 3.3, y - size * 1.9, size * 6.6, size * 3.8], '#0C1C3C', { rx: size * 0.3 }) +
    dots(lamps, size * 0.62, '#fff') +
    halo(p, [x, y], size * 7, size * 4.4, '#fff', 0.75) +
    ellipse([x, y], size * 16, size * 0.22, glow(p, '#fff', 0.9)) +
    ellipse([x, y], size * 0.22, size * 9, glow(p, '#fff', 0.8))
  )
}

export function heroFootball(): Picture {
  const p = new Picture(1920, 560)
  const project = camera({ at: [-2, 5.2, 17], pitch: 5, yaw: 3, focal: 1180, centre: [1080, 268] })
  const rows = range(13).map((row) => {
    const y = 88 + row * 13.5 + row * row * 0.12
    return `M${330 + (row % 2) * 5} ${Math.round(y + 8)}Q1180 ${Math.round(y - 12)} 1930 ${Math.round(y + 6)}`
  })
  return p.add(
    backdrop(p, [
      [0, '#040A1A'],
      [0.22, '#0A2048'],
      [0.5, '#123C66'],
      [1, '#06251F'],
    ]),
    path(
      'M0 0H1920V66Q1180 34 0 74Z',
      p.linear([
        [0, '#050C1F'],
        [1, '#0F2A58'],
      ]),
    ),
    path(
      'M0 78Q1180 38 1920 70V280H0Z',
      p.linear([
        [0, '#081732'],
        [1, '#173A70'],
      ]),
    ),
    crowd(
      rows,
      [5.5, 11.5],
      [
        ['#1B3A6E', 1.5],
        ['#2F5FA3', 2.6],
        ['#77A3E0', 7],
        ['#E2EEFF', 19],
        ['#F0BC5E', 26],
      ],
    ),
    box(
      [0, 60, 1920, 204],
      p.linear([
        [0, '#050D22', 0.62],
        [1, '#071632', 0.2],
      ]),
    ),
    bokeh([700, 90, 1220, 160], 42, 6, ['#BFDFFF', '#FFE2A6'], [5, 18]),
    box(
      [0, 264, 1920, 36],
      p.linear(
        [
          [0, '#1757E8', 0],
          [0.4, '#1757E8'],
          [0.6, '#58A0FF'],
          [0.8, '#1757E8'],
          [1, '#0C3AA8'],
        ],
        [0, 0],
        [1, 0],
      ),
    ),
    path(
      range(16)
        .map((i) => `M${760 + i * 76} 274h${i % 2 ? 30 : 46}l-5 12h${i % 2 ? -30 : -46}Z`)
        .join(''),
      '#fff',
      { opacity: 0.3 },
    ),
    grass(p, project, { near: 18.5, far: 64, side: 90 }),
    markings(project, '#EFFFF5', 2.6),
    goal(project, 52.5, '#fff', 4.4),
    floodlight(p, [880, 56], 11),
    floodlight(p, [1725, 50], 12),
    beams(p, [1725, 50], {
      count: 5,
      length: 640,
      from: 100,
      to: 175,
      colour: '#DCEBFF',
      opacity: 0.2,
      spread: 0.6,
    }),
    beams(p, [880, 56], {
      count: 5,
      length: 560,
      from: 20,
      to: 80,
      colour: '#DCEBFF',
      opacity: 0.16,
      spread: 0.6,
    }),
    halo(p, [1420, 330], 330, 260, '#DDF0FF', 0.34),
    box(
      [0, 240, 1920, 320],
      p.linear([
        [0, '#03130F', 0],
        [0.5, '#03130F', 0.1],
        [1, '#020B10', 0.72],
      ]),
    ),
    halo(p, [1400, 420], 520, 150, '#C9FFE0', 0.3),
    trail(
      p,
      [
        [640, 560],
        [1040, 516],
        [1430, 316],
      ],
      236,
      ['#BFE0FF', '#FFE2A6'],
    ),
    ellipse([1470, 526], 190, 17, '#02140E', { opacity: 0.6 }),
    place([1460, 306], {}, ball(p, 158, [0.5, -0.42])),
    blades(p),
    box(
      [0, 0, 1000, 560],
      p.linear(
        [
          [0, night.void, 0.88],
          [0.55, night.void, 0.6],
          [1, night.void, 0],
        ],
        [0, 0],
        [1, 0],
      ),
    ),
  )
}

/** Bits of turf thrown up behind the ball. */
function blades(p: Picture): string {
  const dice = seeded(40)
  const bits = range(46).map(() => {
    const far = dice.next()
    const x = 1330 - far * 380 + dice.between(-40, 60)
    const y = 505 - (1 - far) * 70 * dice.next() - dice.between(0, 60)
    const r = dice.between(3, 8)
    return polygon([
      [x, y],
      [x + r * 1.6, y - r * dice.next()],
      [x + r * 0.5, y + r * 0.5],
    ])
  })
  const lights = range(30).map((): Point => [dice.between(980, 1340), dice.between(330, 520)])
  return (
    path(
      bits.join(''),
      p.linear([
        [0, '#7FE3A8'],
        [1, '#1C7A4B'],
      ]),
    ) + dots(lights, 3, '#FFF3CF', { opacity: 0.75 })
  )
}
