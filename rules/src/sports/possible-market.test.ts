import { expect, it } from 'vitest'
import { isPossibleMarket } from './possible-market.ts'

const plain = { line: null, goalNumber: null }

it.each([
  ['a winner', { ...plain, play: 'M', sides: ['H', 'N', 'C'] }, true],
  ['a side of another play', { ...plain, play: 'M', sides: ['H', 'U', 'C'] }, false],
  ['a side twice', { ...plain, play: 'M', sides: ['H', 'C', 'H'] }, false],
  ['a score beyond the grid', { ...plain, play: 'PD', sides: ['0-0', '7-1', 'other'] }, true],
  ['a band of the other period', { ...plain, play: 'HT', sides: ['0', '7+'] }, false],
  ['a handicap', { ...plain, play: 'R', line: -2, sides: ['H', 'C'] }, true],
  ['a handicap without a line', { ...plain, play: 'R', sides: ['H', 'C'] }, false],
  ['a winner with a line', { ...plain, play: 'M', line: 2, sides: ['H', 'C'] }, false],
  ['a next goal', { ...plain, play: 'NG', goalNumber: 2, sides: ['H', 'N', 'C'] }, true],
  ['a next goal without a number', { ...plain, play: 'NG', sides: ['H', 'C'] }, false],
  ['a goal before the first', { ...plain, play: 'NG', goalNumber: 0, sides: ['H', 'C'] }, false],
  ['a numbered goal in a winner', { ...plain, play: 'M', goalNumber: 1, sides: ['H'] }, false],
  ['a title in a match', { ...plain, play: 'FS', sides: ['H', 'C'] }, false],
] as const)('%s', (_, market, possible) => {
  expect(isPossibleMarket(market)).toBe(possible)
})
