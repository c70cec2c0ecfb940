import { describe, expect, it } from 'vitest'
import { Refused } from '@xinghe/contract/refusal.ts'
import { ConnectionLost } from './faults.ts'
import { openGroupCommit, type GroupWork } from './group-commit.ts'

/** A request is named by owner and number: `a1` is the first of owner `a`. */
const work = (
  together: GroupWork<string, string>['together'],
  more: Partial<GroupWork<string, string>> = {},
): GroupWork<string, string> => ({
  together,
  alone: async (asked) => `${asked} alone`,
  ownerOf: (asked) => asked.slice(0, 1),
  busy: () => new Refused('book-busy'),
  ...more,
})
const size = { max: 3, most: 100, lanes: 1 }

describe('group commit', () => {
  it('takes one of each owner into a batch, the oldest first', async () => {
    const batches: (readonly string[])[] = []
    const together = async (batch: readonly string[]): Promise<readonly string[]> => {
      batches.push(batch)
      return batch
    }
    const group = openGroupCommit(work(together), size)
    await Promise.all(['a1', 'a2', 'b1', 'a3', 'c1', 'd1'].map((one) => group.submit(one)))
    expect(batches).toEqual([['a1', 'b1', 'c1'], ['a2', 'd1'], ['a3']])
  })

  it('runs lanes in parallel, and requests of one owner one at a time', async () => {
    const begun: (readonly string[])[] = []
    const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const together = async (batch: readonly string[], lane: number): Promise<readonly string[]> => {
      begun.push(batch)
      await gates[lane]?.promise
      return batch
    }
    const ownerOf = (asked: string): string => asked.split('-')[0] ?? ''
    const group = openGroupCommit(work(together, { ownerOf }), { max: 100, most: 100, lanes: 2 })
    const first = group.submit('a-1')
    await new Promise(setImmediate)
    const others = Array.from({ length: 80 }, (_, at) => `b${at}`)
    const rest = ['a-2', ...others].map((one) => group.submit(one))
    await new Promise(setImmediate)
    expect(begun).toEqual([['a-1'], others])
    gates[1]?.resolve()
    expect(await Promise.all(rest.slice(1))).toEqual(others)
    expect(begun).toHaveLength(2)
    gates[0]?.resolve()
    expect(await Promise.all([first, rest[0]])).toEqual(['a-1', 'a-2'])
    expect(begun).toEqual([['a-1'], others, ['a-2']])
  })

  it.each([
    [79, 1],
    [80, 2],
  ])(
    'while one batch runs, %i more requests lead to %i running transactions',
    async (count, most) => {
      const gate = Promise.withResolvers<void>()
      const begun: number[] = []
      const together = async (batch: readonly string[]): Promise<readonly string[]> => {
        begun.push(batch.length)
        await gate.promise
        return batch
      }
      const own = work(together, { ownerOf: (asked) => asked })
      const group = openGroupCommit(own, { max: 256, most: 256, lanes: 2 })
      const first = group.submit('first')
      await new Promise(setImmediate)
      const later = Array.from({ length: count }, (_, at) => group.submit(`a${at}`))
      await new Promise(setImmediate)
      expect(begun).toHaveLength(most)
      gate.resolve()
      await Promise.all([first, ...later])
      expect(begun).toEqual([1, count])
    },
  )

  it.each([
    [159, [159]],
    [160, [80, 80]],
    [201, [101, 100]],
  ])('divides a queue of %i between free lanes as %j', async (count, sizes) => {
    const begun: number[] = []
    const together = async (batch: readonly string[]): Promise<readonly string[]> => {
      begun.push(batch.length)
      return batch
    }
    const own = work(together, { ownerOf: (asked) => asked })
    const group = openGroupCommit(own, { max: 256, most: 256, lanes: 2 })
    const asked = Array.from({ length: count }, (_, at) => `a${at}`)
    expect(await Promise.all(asked.map((one) => group.submit(one)))).toEqual(asked)
    expect(begun).toEqual(sizes)
  })

  it('runs a locked request and a failing request alone, and the rest of their batch passes', async () => {
    const together = async (batch: readonly string[]): Promise<readonly string[]> => {
      if (batch.includes('c1')) throw new Error('poisoned')
      return batch.map((one) => (one === 'b1' ? 'row-locked' : one))
    }
    const group = openGroupCommit(work(together), { ...size, max: 10 })
    const answers = await Promise.all(['a1', 'b1', 'c1', 'd1'].map((one) => group.submit(one)))
    expect(answers).toEqual(['a1', 'b1 alone', 'c1 alone', 'd1'])
  })

  it('retries after a lost connection', async () => {
    let losses = 1
    const together = async (batch: readonly string[]): Promise<readonly string[]> => {
      losses -= 1
      if (losses >= 0) throw new ConnectionLost('gone')
      return batch
    }
    const group = openGroupCommit(work(together), size)
    expect(await group.submit('a1')).toBe('a1')
  })

  it('gives up on a lost connection when the time of the request is over', async () => {
    let tries = 0
    const together = async (): Promise<never> => {
      tries += 1
      throw new ConnectionLost('gone')
    }
    const group = openGroupCommit(work(together), { ...size, retryForMs: 0 })
    await expect(group.submit('a1')).rejects.toThrow('gone')
    expect(tries).toBe(1)
  })

  it('rejects requests over the limit, and all requests after closing', async () => {
    const group = openGroupCommit(
      work(async (batch) => batch),
      { ...size, most: 2 },
    )
    const all = Promise.allSettled(['a1', 'b1', 'c1'].map((one) => group.submit(one)))
    await group.close()
    expect((await all).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
    await expect(group.submit('d1')).rejects.toMatchObject({ refusal: 'book-busy' })
  })
})
