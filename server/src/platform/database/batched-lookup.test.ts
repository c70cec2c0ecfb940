import { expect, it } from 'vitest'
import { batchedLookup } from './batched-lookup.ts'

/** Answers each read when told to. */
const heldReads = () => {
  const reads: { keys: readonly number[]; answer: () => void; fail: () => void }[] = []
  const lookup = batchedLookup<number, string>(
    (keys) =>
      new Promise((resolve, reject) => {
        const found = keys.filter((key) => key > 0).map((key) => [key, `row ${key}`] as const)
        const answer = (): void => resolve(new Map(found))
        reads.push({ keys, answer, fail: () => reject(new Error('no connection')) })
      }),
  )
  return { reads, lookup }
}

it('looks up together what was asked for while a statement ran', async () => {
  const { reads, lookup } = heldReads()
  const first = lookup(1)
  const others = [lookup(2), lookup(3), lookup(-4)]
  expect(reads.map(({ keys }) => keys)).toEqual([[1]])
  reads[0]?.answer()
  expect(await first).toBe('row 1')
  expect(reads.map(({ keys }) => keys)).toEqual([[1], [2, 3, -4]])
  reads[1]?.answer()
  expect(await Promise.all(others)).toEqual(['row 2', 'row 3', undefined])
})

it('tells a failure to those who waited for that statement alone', async () => {
  const { reads, lookup } = heldReads()
  const [first, second] = [lookup(1), lookup(2)]
  reads[0]?.fail()
  await expect(first).rejects.toThrow('no connection')
  reads[1]?.answer()
  expect(await second).toBe('row 2')
})

it('never puts more than 500 keys into a statement', async () => {
  const { reads, lookup } = heldReads()
  const all = Array.from({ length: 602 }, (_, at) => lookup(at + 1))
  for (const [at, last] of [0, 500, 601].entries()) {
    reads[at]?.answer()
    await all[last]
  }
  expect(reads.map(({ keys }) => keys.length)).toEqual([1, 500, 101])
})
