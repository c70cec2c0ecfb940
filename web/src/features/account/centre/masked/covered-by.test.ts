import { expect, it } from 'vitest'
import { coveredBy, spacedLike } from './covered-by.ts'

it.each([
  ['13800138000', '138****8000'],
  ['+8613800138000', '+86 138****8000'],
  ['张小明', '张**'],
  ['anna.z@example.com', 'a***z@example.com'],
])('%s stands behind %s', (value, masked) => {
  expect(coveredBy(value, masked)).toBe(true)
})

it.each([
  ['13900138000', '138****8000'],
  ['anna.z@example.com', 'b***z@example.com'],
  ['anna.z@example.com', 'a***z@example.org'],
  ['李小明', '张**'],
  ['ab', 'ab***b'],
])('%s does not stand behind %s', (value, masked) => {
  expect(coveredBy(value, masked)).toBe(false)
})

it('spaces a number as its mask is spaced', () => {
  expect(spacedLike('+8613800138000', '+86 138****8000')).toBe('+86 13800138000')
  expect(spacedLike('张小明', '张**')).toBe('张小明')
})
