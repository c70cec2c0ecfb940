import { describe, expect, it } from 'vitest'
import { isSideOf, scoreOfText } from './sides.ts'

describe('isSideOf', () => {
  it.each([
    ['M', 'N'],
    ['RE', 'C'],
    ['OU', 'U'],
    ['EO', 'odd'],
    ['PD', '4-0'],
    ['PD', 'other'],
    ['T', '7+'],
    ['HT', '3+'],
    ['F', 'NC'],
    ['BTS', 'yes'],
    ['NG', 'N'],
    ['FS', 'run_12-b'],
  ] as const)('%s takes %s', (code, side) => {
    expect(isSideOf(code, side)).toBe(true)
  })

  it.each([
    ['R', 'N'],
    ['OU', 'H'],
    ['M', ''],
    ['PD', '01-0'],
    ['PD', '-1-0'],
    ['PD', '100-0'],
    ['T', '3+'],
    ['HT', '7+'],
    ['T', 'toString'],
    ['F', 'H'],
    ['FS', ''],
    ['FS', 'a b'],
    ['FS', 'x'.repeat(41)],
  ] as const)('%s refuses %j', (code, side) => {
    expect(isSideOf(code, side)).toBe(false)
  })
})

it('reads a score and nothing else', () => {
  expect(scoreOfText('10-2')).toEqual({ home: 10, away: 2 })
  expect(scoreOfText('2 - 1')).toBeNull()
})
