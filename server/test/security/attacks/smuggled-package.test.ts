import { expect, it } from 'vitest'
import { attack } from './smuggled-package.ts'

it(attack.title, async () => {
  expect((await attack.run({ form: 'short', seed: 1 })).breaches).toEqual([])
})
