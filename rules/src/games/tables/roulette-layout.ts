import { range } from '../lottery/play.ts'
import type { Numbers } from '../shared/shared-game.ts'

/** A place of the cloth with the numbers it covers. */
export interface RoulettePlace {
  readonly play: string
  readonly pick: string
  readonly covers: Numbers
}

const reds = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])

export const colourOf = (number: number): 'red' | 'black' | 'green' =>
  number === 0 ? 'green' : reds.has(number) ? 'red' : 'black'

const numbers = range(1, 36)
/** The first number of each of the twelve rows of three. */
const rowStarts = range(0, 11).map((row) => 3 * row + 1)

const byNumbers = (play: string, covers: Numbers): RoulettePlace => ({
  play,
  pick: covers.join('-'),
  covers,
})

const splits: readonly Numbers[] = [
  ...[1, 2, 3].map((number) => [0, number]),
  ...numbers.flatMap((number) => [
    ...(number % 3 === 0 ? [] : [[number, number + 1]]),
    ...(number > 33 ? [] : [[number, number + 3]]),
  ]),
]

const corners: readonly Numbers[] = numbers
  .filter((number) => number % 3 !== 0 && number <= 32)
  .map((number) => [number, number + 1, number + 3, number + 4])

const thirds = [1, 2, 3]

/** Which of the 36 numbers each even chance covers; zero is in none. */
const evenChances: readonly [play: string, pick: string, has: (number: number) => boolean][] = [
  ['colour', 'red', (number) => colourOf(number) === 'red'],
  ['colour', 'black', (number) => colourOf(number) === 'black'],
  ['parity', 'odd', (number) => number % 2 === 1],
  ['parity', 'even', (number) => number % 2 === 0],
  ['size', 'small', (number) => number <= 18],
  ['size', 'big', (number) => number >= 19],
]

export const roulettePlaces: readonly RoulettePlace[] = [
  ...range(0, 36).map((number) => byNumbers('straight', [number])),
  ...splits.map((covers) => byNumbers('split', covers)),
  ...rowStarts.map((start) => byNumbers('street', range(start, start + 2))),
  ...[
    [0, 1, 2],
    [0, 2, 3],
  ].map((covers) => byNumbers('trio', covers)),
  ...corners.map((covers) => byNumbers('corner', covers)),
  byNumbers('first-four', [0, 1, 2, 3]),
  ...rowStarts.slice(0, -1).map((start) => byNumbers('six-line', range(start, start + 5))),
  ...thirds.map((dozen) => ({
    play: 'dozen',
    pick: String(dozen),
    covers: range(12 * dozen - 11, 12 * dozen),
  })),
  ...thirds.map((column) => ({
    play: 'column',
    pick: String(column),
    covers: numbers.filter((number) => number % 3 === column % 3),
  })),
  ...evenChances.map(([play, pick, has]) => ({ play, pick, covers: numbers.filter(has) })),
]
