import { expect, it } from 'vitest'
import { attack } from './late-betting.ts'

it(attack.title, async () => {
  expect((await attack.run({ form: 'short', seed: 7 })).breaches).toEqual([])
})
