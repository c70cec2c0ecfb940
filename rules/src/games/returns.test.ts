import { expect, it } from 'vitest'
import { readReturns } from '../../vectors/read-returns.ts'
import { returnText } from './returns.ts'

it.each(readReturns())('writes the return of $game $bet as $text', ({ value, text }) => {
  expect(returnText(value)).toBe(text)
})
