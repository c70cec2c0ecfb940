import { expect, it } from 'vitest'
import { supportKindOf } from './support.ts'

it.each([
  ['https://chat.example.com/x', 'outside'],
  ['http://chat.example.com', 'outside'],
  ['/app/help/zxkf', 'inside'],
  ['//example.com', 'inside'],
  ['', 'inside'],
] as const)('%s is %s', (url, kind) => {
  expect(supportKindOf(url)).toBe(kind)
})
