import { range } from '../kit/number.ts'
import { Picture } from '../kit/picture.ts'
import {
  circle,
  group,
  path,
  place,
  polygon,
  regular,
  spark,
  starPath,
  stroke,
} from '../kit/shape.ts'

const grey = '#8B97AB'
const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }

/** A mark of one colour in the middle of its cell. */
const mark = (...shapes: readonly string[]) =>
  new Picture(240, 80).add(group({ transform: 'translate(120 40)' }, ...shapes))

const shield = () =>
  mark(
    path(
      'M0 -34L28 -25V0C28 18 16 29 0 35C-16 29 -28 18 -28 0V-25ZM0 -28L-23 -20V0C-23 15 -13 24 0 29C13 24 23 15 23 0V-20Z',
      grey,
      { 'fill-rule': 'evenodd' },
    ),
    path('M-17 -5L0 -16L17 -5V4L0 -7L-17 4Z', grey),
    place([0, 10], {}, path(starPath(5, 10, 4.2), grey)),
    stroke('M-64 -8H-42M-58 0H-42M-64 8H-42M64 -8H42M58 0H42M64 8H42', grey, 2.4, {
      ...round,
      opacity: 0.55,
    }),
  )

const star = () =>
  mark(
    stroke(polygon(regular(6, 34)), grey, 3, round),
    path(starPath(6, 26, 11), grey),
    circle(0, 0, 5, '#fff', { opacity: 0.6 }),
    ...[-62, -50, 50, 62].map((x) =>
      place([x, 0], {}, path(starPath(5, Math.abs(x) === 50 ? 7 : 5, 2.4), grey, { opacity: 0.6 })),
    ),
  )

const ship = () =>
  mark(
    path('M-3 -35V12H-30C-22 -6 -12 -22 -3 -35ZM3 -28C16 -18 24 -4 28 12H3Z', grey),
    path('M-40 17H40C34 27 26 31 18 31H-20C-30 31 -37 25 -40 17Z', grey),
    stroke('M-66 33Q-58 27 -50 33T-34 36M66 33Q58 27 50 33T34 36', grey, 2.6, {
      ...round,
      opacity: 0.6,
    }),
  )

const mountain = () =>
  mark(
    path('M-46 30L-10 -30L4 -8L12 -20L46 30ZM-10 -17L-19 -2L-12 -6L-7 0L-2 -6Z', grey, {
      'fill-rule': 'evenodd',
    }),
    circle(30, -24, 7, grey, { opacity: 0.65 }),
    stroke('M-62 35H62', grey, 2.6, { ...round, opacity: 0.6 }),
  )

const wave = () =>
  mark(
    circle(0, 0, 33, 'none', { stroke: grey, 'stroke-width': 3 }),
    path(
      'M-26 8C-22 -14 -6 -24 8 -20C20 -16 20 -2 10 0C14 -10 2 -14 -4 -6C-10 4 0 12 12 10C18 9 22 6 27 6C24 20 13 27 0 27C-13 27 -23 20 -26 8Z',
      grey,
    ),
    stroke(
      'M-66 -4Q-58 -12 -50 -4T-42 -4M66 -4Q58 -12 50 -4T42 -4M-60 8Q-54 2 -48 8M60 8Q54 2 48 8',
      grey,
      2.4,
      { ...round, opacity: 0.6 },
    ),
  )

const bird = () =>
  mark(
    path(
      'M-58 -22C-34 -26 -14 -16 -2 0C6 -14 24 -28 58 -24C40 -18 30 -10 26 0C20 14 8 20 -4 19L-18 33L-14 14C-24 10 -30 2 -34 -6C-40 -14 -48 -19 -58 -22Z',
      grey,
    ),
    stroke('M2 6C14 2 24 -8 30 -16M-6 8C-16 4 -24 -4 -32 -10', '#fff', 2, {
      ...round,
      opacity: 0.4,
    }),
  )

const comet = () =>
  mark(
    path(spark([24, -6], 28, 0.22), grey),
    path('M6 4C-18 10 -42 20 -66 34C-46 14 -24 0 2 -10Z', grey, { opacity: 0.75 }),
    path('M14 14C-6 22 -24 28 -40 36C-26 22 -10 12 8 8Z', grey, { opacity: 0.5 }),
    circle(50, 22, 3.5, grey),
    circle(-20, -24, 3, grey, { opacity: 0.7 }),
  )

const tower = () =>
  mark(
    path(
      'M0 -37L4 -20H-4ZM-7 -18H7L10 -6H-10ZM-11 -3H11L16 16H-16ZM-19 19H19L24 33H6V25A6 6 0 0 0 -6 25V33H-24Z',
      grey,
    ),
    stroke(
      range(3)
        .map((i) => `M${-36 - i * 12} 33V${10 + i * 7}M${36 + i * 12} 33V${10 + i * 7}`)
        .join(''),
      grey,
      5,
      { 'stroke-linecap': 'round', opacity: 0.5 },
    ),
  )

export const sponsors = { shield, star, ship, mountain, wave, bird, comet, tower } as const
