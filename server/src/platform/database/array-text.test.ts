import { expect, it } from 'vitest'
import { arrayText, listText, separator } from './array-text.ts'

it('writes numbers as PostgreSQL does', () => {
  expect(arrayText([1, 2n, -3])).toBe('{1,2,-3}')
  expect(arrayText([])).toBe('{}')
})

it('joins texts, with null as an empty text', () => {
  expect(listText(['a', null, 'c'])).toBe(`a${separator}${separator}c`)
  expect(listText([])).toBe('')
})

it('refuses a text that contains the separator', () => {
  expect(() => listText(['a', `b${separator}c`])).toThrow(/separator/)
  expect(() => listText([separator])).toThrow(/separator/)
})
