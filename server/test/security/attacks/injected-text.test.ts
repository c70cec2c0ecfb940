import { expect, it } from 'vitest'
import { payloads } from '../injected-text/payloads.ts'
import { attack } from './injected-text.ts'

it('has 200 payloads', () => {
  expect(new Set(payloads).size).toBe(200)
})

it(attack.title, async () => {
  expect((await attack.run({ form: 'short', seed: 1 })).breaches).toEqual([])
})
