import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MemberId } from '../base/id.ts'
import { instant } from '../base/instant.ts'
import type { Fen } from '../base/money.ts'
import { prizeOf, racePlaces, type RaceStanding } from './race.ts'

const terms = {
  least: 100n,
  prizes: [
    { from: 1, to: 1, amount: 80n },
    { from: 2, to: 3, amount: 20n },
  ],
}
const standing = (name: string, counted: Fen, reachedAt = 0, simulated = false): RaceStanding => ({
  memberId: `mem_${name}`,
  counted,
  reachedAt: instant(reachedAt),
  simulated,
})
const ranks = (standings: readonly RaceStanding[]) =>
  racePlaces(terms, standings).map(({ memberId, rank, prize }) => [memberId, rank, prize])

describe('the places of a race', () => {
  it('go by counted play, then by who reached it first, then by id', () => {
    expect(
      ranks([
        standing('late', 200n, 9),
        standing('b', 150n, 5),
        standing('early', 200n, 3),
        standing('a', 150n, 5),
      ]),
    ).toEqual([
      ['mem_early', 1, 80n],
      ['mem_late', 2, 20n],
      ['mem_a', 3, 20n],
      ['mem_b', 4, 0n],
    ])
  })

  it('leave out who has not played enough', () => {
    expect(ranks([standing('under', 99n), standing('just', 100n)])).toEqual([['mem_just', 1, 80n]])
  })

  it('show simulated players without a rank', () => {
    expect(ranks([standing('robot', 300n, 0, true), standing('real', 200n)])).toEqual([
      ['mem_robot', null, 0n],
      ['mem_real', 1, 80n],
    ])
  })
})

const someStandings = fc.uniqueArray(
  fc.record({
    memberId: fc.integer({ min: 1, max: 40 }).map((n): MemberId => `mem_${n}`),
    counted: fc.bigInt({ min: 95n, max: 104n }),
    reachedAt: fc.integer({ min: 0, max: 3 }).map(instant),
    simulated: fc.boolean(),
  }),
  { selector: ({ memberId }) => memberId, maxLength: 30 },
)

it('the places are the same for any order of the standings, and each rank is given once', () => {
  fc.assert(
    fc.property(someStandings, fc.infiniteStream(fc.nat()), (standings, noise) => {
      const places = racePlaces(terms, standings)
      const mixed = standings
        .map((one) => [noise.next().value, one] as const)
        .toSorted(([a], [b]) => a - b)
        .map(([, one]) => one)
      expect(racePlaces(terms, mixed)).toEqual(places)
      const given = places.flatMap(({ rank }) => (rank === null ? [] : [rank]))
      expect(given).toEqual(given.map((_, at) => at + 1))
    }),
  )
})

it('never pays more than all prizes together', () => {
  const all = Array.from({ length: 50 }, (_, at) => prizeOf(terms, at + 1)).reduce((a, b) => a + b)
  fc.assert(
    fc.property(someStandings, (standings) => {
      const paid = racePlaces(terms, standings).reduce((sum, { prize }) => sum + prize, 0n)
      expect(paid).toBeLessThanOrEqual(all)
    }),
  )
})
