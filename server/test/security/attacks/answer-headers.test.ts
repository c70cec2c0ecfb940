import { expect, it } from 'vitest'
import { attack } from './answer-headers.ts'

it(attack.title, async () => {
  const { tried, breaches } = await attack.run({ form: 'short', seed: 1 })
  expect(breaches).toEqual([])
  // A list of routes that could not be read would hold anything.
  expect(Number.parseInt(tried, 10)).toBeGreaterThan(150)
})
