import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { cohort } from './cohort.ts'

describe('a cohort', () => {
  it('is what came in one turn, in its order', async () => {
    const seen: string[][] = []
    const join = cohort<string>((all) => seen.push([...all]), { when: setImmediate })
    join('a')
    join('b')
    expect(seen).toEqual([])
    await turn()
    join('c')
    await turn()
    expect(seen).toEqual([['a', 'b'], ['c']])
  })

  it('has so many at most, and leaves nobody behind', async () => {
    const seen: number[][] = []
    const work = (all: readonly number[]): void => {
      seen.push([...all])
      if (all.includes(1)) join(6)
    }
    const join = cohort(work, { most: 2, when: setImmediate })
    for (const one of [1, 2, 3, 4, 5]) join(one)
    for (let turns = 0; turns < 4; turns += 1) await turn()
    expect(seen).toEqual([
      [1, 2],
      [3, 4],
      [5, 6],
    ])
  })

  it('may be those that are resolved together', async () => {
    const seen: string[] = []
    const join = cohort<string>((all) => seen.push(...all.map((one) => `out ${one}`)), {
      when: queueMicrotask,
    })
    const gate = Promise.withResolvers<void>()
    const comers = ['a', 'b'].map(async (one) => {
      await gate.promise
      seen.push(`in ${one}`)
      join(one)
    })
    gate.resolve()
    await Promise.all(comers)
    await turn()
    expect(seen).toEqual(['in a', 'in b', 'out a', 'out b'])
  })
})
