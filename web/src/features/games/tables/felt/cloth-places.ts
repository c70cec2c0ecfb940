import { roulettePlaces, type RoulettePlace } from '@xinghe/rules/games/tables/roulette-layout.ts'

/** The middle of a spot on the cloth, in cells of it. */
export interface ClothPlace extends RoulettePlace {
  readonly x: number
  readonly y: number
}

/** Cells of the cloth lying: zero, twelve rows of three, the columns' boxes; below them two strips. */
export const clothWidth = 14
export const clothHeight = 5

const rowOf = (number: number): number => Math.floor((number - 1) / 3)
/** 3, 6, 9 … lie at the top. */
const lineOf = (number: number): number => 2 - ((number - 1) % 3)

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** Inside bets lie on the middle of what they cover; rows of three on the edge below them. */
const insidePlace = ({ play, covers }: RoulettePlace): readonly [number, number] => {
  const numbers = covers.filter((number) => number > 0)
  if (numbers.length === 0) return [0.5, 1.5]
  const x = mean(numbers.map(rowOf)) + 1.5
  const y = mean(numbers.map(lineOf)) + 0.5
  if (play === 'street' || play === 'six-line') return [x, 3]
  if (play === 'first-four') return [1, 3]
  return covers.includes(0) ? [1, y] : [x, y]
}

const strips: Readonly<Record<string, readonly [number, number]>> = {
  'size small': [2, 4.5],
  'parity even': [4, 4.5],
  'colour red': [6, 4.5],
  'colour black': [8, 4.5],
  'parity odd': [10, 4.5],
  'size big': [12, 4.5],
}

const placeOf = (spot: RoulettePlace): readonly [number, number] => {
  const { play, pick } = spot
  if (play === 'dozen') return [4 * Number(pick) - 1, 3.5]
  if (play === 'column') return [13.5, 3.5 - Number(pick)]
  return strips[`${play} ${pick}`] ?? insidePlace(spot)
}

/** Bets that have a box of their own; the others lie on lines between numbers. */
export const hasBox = ({ play }: RoulettePlace): boolean =>
  ['straight', 'dozen', 'column', 'colour', 'parity', 'size'].includes(play)

export const clothPlaces: readonly ClothPlace[] = roulettePlaces.map((spot) => {
  const [x, y] = placeOf(spot)
  return { ...spot, x, y }
})
