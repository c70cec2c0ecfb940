import { expect, it } from 'vitest'
import { linkBefore } from '@xinghe/rules/games/fair/chain.ts'
import { checkpointFor, linkBelow, makeChain } from './chain.ts'

it('hashes as the verify page does, and stores every thousandth link and the last', async () => {
  const { start, checkpoints } = await makeChain(2_500)
  expect([...checkpoints.keys()].toSorted((a, b) => a - b)).toEqual([1_000, 2_000, 2_500])
  for (const [link, value] of checkpoints) expect(linkBefore(value, link)).toBe(start)
  const thousandth = checkpoints.get(1_000) ?? ''
  expect(linkBelow(thousandth, 3)).toBe(linkBefore(thousandth, 3))
})

it('never makes the same chain twice', async () => {
  expect((await makeChain(5)).start).not.toBe((await makeChain(5)).start)
})

it('opens the nearest checkpoint above a link', () => {
  expect([1, 1_000, 1_001, 2_400, 2_500].map((link) => checkpointFor(link, 2_500))).toEqual([
    1_000, 1_000, 2_000, 2_500, 2_500,
  ])
})
