import { describe, expect, it } from 'vitest'
import { lineOfSide, lineText, splitLine } from './line.ts'

describe('lineText', () => {
  it.each([
    [0, '0'],
    [1, '0 / 0.5'],
    [-1, '-0 / 0.5'],
    [2, '0.5'],
    [-3, '-0.5 / 1'],
    [9, '2 / 2.5'],
    [-4, '-1'],
    [10, '2.5'],
    [411, '102.5 / 103'],
  ])('writes %i quarters as %s', (line, text) => {
    expect(lineText(line)).toBe(text)
  })
})

it('turns the line for the away side, and never into a negative zero', () => {
  expect(lineOfSide(-3, 'H')).toBe(-3)
  expect(lineOfSide(-3, 'C')).toBe(3)
  expect(lineOfSide(0, 'C')).toBe(0)
})

it('splits quarter lines only', () => {
  expect(splitLine(-3)).toEqual([-4, -2])
  expect(splitLine(6)).toEqual([6, 6])
})
