import { expect, it } from 'vitest'
import { randomId } from './random-id.ts'

it('has the shape of a version 4 UUID, never the same twice', () => {
  const ids = Array.from({ length: 200 }, randomId)
  expect(
    ids.every((id) => /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(id)),
  ).toBe(true)
  expect(new Set(ids).size).toBe(200)
})
