import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { isResourceMethod, resourceMethods } from './sports-methods.ts'

it('explains every method of the book to integrators', () => {
  const page = readFileSync(new URL('../../docs/SPORTS-API.md', import.meta.url), 'utf8')
  for (const [name, { summary }] of Object.entries(resourceMethods)) {
    expect(page, name).toContain(`| \`${name}\``)
    expect(summary, name).toMatch(/.{8,}\.$/)
  }
})

it('does not accept inherited property names as methods', () => {
  expect(isResourceMethod('board')).toBe(true)
  for (const name of ['toString', '__proto__', 'constructor', ''])
    expect(isResourceMethod(name)).toBe(false)
})
