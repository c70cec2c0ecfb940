import { setImmediate as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { nextTurn } from './next-turn.ts'

it('runs the callers of one turn step by step together, and later callers after them', async () => {
  const seen: string[] = []
  const work = async (name: string): Promise<void> => {
    await nextTurn()
    seen.push(`${name}1`)
    await Promise.resolve()
    seen.push(`${name}2`)
  }
  const first = [work('a'), work('b')]
  expect(seen).toEqual([])
  await pause()
  const second = work('c')
  await Promise.all([...first, second])
  expect(seen).toEqual(['a1', 'b1', 'a2', 'b2', 'c1', 'c2'])
})
