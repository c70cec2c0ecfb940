import { expect, it } from 'vitest'
import { hkPrice } from '@xinghe/rules/base/odds.ts'
import { readTarget, typedType } from './target-price.ts'

it('reads a typed price to the hundredth', () => {
  expect(readTarget('1.95', 'E')).toBe(95)
  expect(readTarget('0.9', 'H')).toBe(90)
  expect(readTarget('2', 'E')).toBe(100)
  expect(readTarget('1.', 'H')).toBe(100)
})

it('refuses what is no price', () => {
  for (const typed of ['', '.', '-0.5', '1.955', 'abc', '0', '0.00'])
    expect(readTarget(typed, 'H')).toBeNull()
  expect(readTarget('1.00', 'E')).toBeNull()
})

it('is typed as Hong Kong odds where the own view has negative prices', () => {
  expect(typedType(hkPrice(120), 'R', 'M')).toBe('H')
  expect(typedType(hkPrice(120), 'R', 'E')).toBe('E')
  // The winner is always shown in European odds.
  expect(typedType(hkPrice(120), 'M', 'M')).toBe('E')
})
