import { expect, it } from 'vitest'
import { nextEntrance } from './grid-keys.ts'

/** Two rows of three, and one in the third. */
const spots = [0, 1, 2, 3, 4, 5, 6].map((at) => ({ x: (at % 3) * 100, y: Math.floor(at / 3) * 80 }))

it.each([
  [0, 'ArrowRight', 1],
  [6, 'ArrowRight', null],
  [0, 'ArrowLeft', null],
  [1, 'ArrowDown', 4],
  [5, 'ArrowDown', 6],
  [6, 'ArrowDown', null],
  [6, 'ArrowUp', 3],
  [2, 'ArrowUp', null],
  [4, 'Home', 0],
  [0, 'End', 6],
  [0, 'Enter', null],
])('leads from %i by %s to %j', (at, key, next) => {
  expect(nextEntrance(spots, at, key)).toBe(next)
})
