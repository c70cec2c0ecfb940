import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MemberId } from '../base/id.ts'
import { instant } from '../base/instant.ts'
import type { Fen } from '../base/money.ts'
import { playDifference, type PlayFact, type SettledPlay } from '../base/play-fact.ts'
import { countPlay, type DayPlay, type HedgeGroups } from './count-play.ts'

const noon = instant(Date.parse('2026-11-15T04:00:00Z'))
const midnight = instant(Date.parse('2026-11-15T16:00:00Z'))

const fact = (more: Partial<PlayFact> = {}): PlayFact => ({
  memberId: 'mem_a',
  category: 'TY',
  edgeBp: 300,
  turnover: 100n,
  net: -100n,
  hedge: null,
  at: noon,
  ...more,
})
const on = (side: string, turnover: Fen, more: Partial<PlayFact> = {}): PlayFact =>
  fact({ turnover, net: 0n, hedge: { group: 'm1 handicap', side, sides: 2 }, ...more })

const none: HedgeGroups = new Map()
const counted = (facts: readonly PlayFact[]): Fen =>
  countPlay(facts, none).days.reduce((sum, day) => sum + day.counted, 0n)

/** Counts the facts in parts, as a follower does that goes on after each of them. */
const countInParts = (parts: readonly (readonly PlayFact[])[]): ReadonlyMap<string, string> => {
  const groups = new Map<string, HedgeGroups extends ReadonlyMap<string, infer G> ? G : never>()
  const sums = new Map<string, { counted: Fen; net: Fen }>()
  for (const part of parts) {
    const { days, groups: changed } = countPlay(part, groups)
    for (const [key, group] of changed) groups.set(key, group)
    for (const { memberId, category, edgeBp, counted: more, net } of days) {
      const key = `${memberId} ${category} ${edgeBp}`
      const sum = sums.get(key) ?? { counted: 0n, net: 0n }
      sums.set(key, { counted: sum.counted + more, net: sum.net + net })
    }
  }
  return new Map(Array.from(sums, ([key, sum]) => [key, `${sum.counted} ${sum.net}`]))
}

const someFact: fc.Arbitrary<PlayFact> = fc
  .record({
    memberId: fc.constantFrom<MemberId>('mem_a', 'mem_b'),
    category: fc.constantFrom('TY' as const, 'DJ' as const, 'DZ' as const),
    turnover: fc.bigInt({ min: -500n, max: 2_000n }),
    net: fc.bigInt({ min: -2_000n, max: 2_000n }),
    hedge: fc.option(
      fc.record({
        group: fc.constantFrom('m1 winner', 'm2 winner'),
        side: fc.constantFrom('H', 'C', 'N'),
        sides: fc.constantFrom(0, 2, 3),
      }),
    ),
  })
  // A group is of one category.
  .map((more) => fact({ ...more, category: more.hedge === null ? more.category : 'TY' }))

describe('counted play', () => {
  it('is the same in any order and in any parts', () => {
    const cut = fc.array(fc.nat({ max: 30 }), { maxLength: 4 })
    const shuffled = fc
      .array(someFact, { maxLength: 30 })
      .chain((facts) =>
        fc.tuple(
          fc.constant(facts),
          fc.shuffledSubarray(facts, { minLength: facts.length, maxLength: facts.length }),
          cut,
        ),
      )
    fc.assert(
      fc.property(shuffled, ([facts, others, cuts]) => {
        const ends = [0, ...cuts.toSorted((a, b) => a - b), others.length]
        const parts = ends.slice(1).map((end, at) => others.slice(ends[at], end))
        expect(countInParts(parts)).toEqual(countInParts([facts]))
      }),
    )
  })

  it('is what a right settlement counts, however often it was corrected before', () => {
    const play = fc.record({
      turnover: fc.bigInt({ min: 0n, max: 2_000n }),
      net: fc.bigInt({ min: -2_000n, max: 2_000n }),
    })
    const bets = fc.array(
      fc.record({
        side: fc.constantFrom('H', 'C'),
        verdicts: fc.array(fc.option(play), { maxLength: 4 }),
        last: play,
      }),
      { maxLength: 6 },
    )
    fc.assert(
      fc.property(bets, (some) => {
        const differences = some.flatMap(({ side, verdicts, last }) => {
          const all: (SettledPlay | null)[] = [null, ...verdicts, last]
          return all
            .slice(1)
            .map((after, at) => on(side, 0n, playDifference(all[at] ?? null, after)))
        })
        const rightAway = some.map(({ side, last }) => on(side, 0n, last))
        expect(counted(differences)).toBe(counted(rightAway))
      }),
    )
  })

  it('has nothing of opposite bets', () => {
    expect(counted([on('H', 500n), on('C', 500n)])).toBe(0n)
    expect(counted([on('H', 500n), on('C', 200n), on('C', 300n)])).toBe(0n)
    expect(counted([on('H', 500n), on('C', 475n)])).toBe(25n)
  })

  it('nets neither other groups nor other members', () => {
    const other = { group: 'm2 handicap', side: 'C', sides: 2 }
    expect(counted([on('H', 500n), on('C', 500n, { hedge: other })])).toBe(1_000n)
    expect(counted([on('H', 500n), on('C', 500n, { memberId: 'mem_b' })])).toBe(1_000n)
  })

  it('takes back on the later day what a later bet covers', () => {
    const { days } = countPlay([on('H', 500n), on('C', 500n, { at: midnight })], none)
    const of = ({ day, counted: sum }: DayPlay) => [day, sum]
    expect(days.map(of)).toEqual([
      ['2026-11-15', 500n],
      ['2026-11-16', -500n],
    ])
  })

  it('was reached when it last changed', () => {
    const later = instant(noon + 60_000)
    const reached = (...facts: readonly PlayFact[]) => countPlay(facts, none).days[0]?.reachedAt
    expect(reached(fact({ at: later }), fact())).toBe(later)
    expect(reached(fact(), fact({ turnover: 0n, at: later }))).toBe(noon)
    expect(reached(fact({ turnover: 0n }))).toBeNull()
  })

  it('is kept by category and edge', () => {
    const { days } = countPlay([fact(), fact({ edgeBp: 48 }), fact({ category: 'DZ' })], none)
    expect(days).toHaveLength(3)
    expect(days[0]).toEqual({
      memberId: 'mem_a',
      day: '2026-11-15',
      category: 'TY',
      edgeBp: 300,
      counted: 100n,
      net: -100n,
      reachedAt: noon,
    })
  })
})
