import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { cohort, rank } from './cohort.ts'

describe('a cohort', () => {
  it('is what came in one turn, in its order', async () => {
    const seen: string[][] = []
    const join = cohort<string>(10, (all) => seen.push([...all]))
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
    const join = cohort<number>(2, (all) => {
      seen.push([...all])
      if (all.includes(1)) join(6)
    })
    for (const one of [1, 2, 3, 4, 5]) join(one)
    for (let turns = 0; turns < 4; turns += 1) await turn()
    expect(seen).toEqual([
      [1, 2],
      [3, 4],
      [5, 6],
    ])
  })
})

describe('a rank', () => {
  it('is worked on when all that are resolved together have come', async () => {
    const seen: string[] = []
    const join = rank<string>((one) => seen.push(`out ${one}`))
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
