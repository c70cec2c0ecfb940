import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MatchResult, Tally } from './match-result.ts'
import { hasLine, playCodes, playGroup, playOf, type PlayCode } from './plays.ts'
import { isMarketDecided, canFollow, type MarketTerms } from './settle-early.ts'
import { legOutcome } from './settle.ts'
import { goalBands, gridTop, isSideOf, matchSides, otherScore, type Side } from './sides.ts'

type Scorer = 'H' | 'C'

/** A match of two halves: who scored in each so far, and which of them are over. */
interface Course {
  readonly halves: readonly [readonly Scorer[], readonly Scorer[]]
  readonly corners: readonly [number, number]
  readonly halfOver: boolean
  readonly over: boolean
}

const count = (scorers: readonly Scorer[], final: boolean): Tally => ({
  home: scorers.filter((side) => side === 'H').length,
  away: scorers.filter((side) => side === 'C').length,
  final,
})

const resultOf = ({ halves: [first, second], corners, halfOver, over }: Course): MatchResult => ({
  tallies: {
    score: {
      full: count([...first, ...second], over),
      half: count(first, halfOver),
      q1: count(first, halfOver),
      q2: count(second, over),
    },
    points: { full: count([...first, ...second, ...second], over) },
    corners: {
      full: { home: corners[0] + corners[1], away: corners[1], final: over },
      half: { home: corners[0], away: 0, final: halfOver },
    },
  },
  goals: [...first, ...second],
})

const scorers = fc.array(fc.constantFrom<Scorer>('H', 'C'), { maxLength: 6 })

/** A course at two moments: in the first half or in the second, and later on. */
const twoMoments = fc
  .record({
    first: scorers,
    second: scorers,
    corners: fc.tuple(fc.nat(8), fc.nat(8)),
    seenGoals: fc.nat(12),
    seenCorners: fc.nat(16),
    laterOver: fc.boolean(),
  })
  .map(({ first, second, corners, seenGoals, seenCorners, laterOver }) => {
    const inSecond = seenGoals > first.length
    const seen: Course = {
      halves: [
        first.slice(0, seenGoals),
        inSecond ? second.slice(0, seenGoals - first.length) : [],
      ],
      corners: [
        inSecond ? corners[0] : Math.min(seenCorners, corners[0]),
        inSecond ? Math.min(seenCorners, corners[1]) : 0,
      ],
      halfOver: inSecond,
      over: false,
    }
    const last: Course = { halves: [first, second], corners, halfOver: true, over: laterOver }
    return { seen: resultOf(seen), later: resultOf(last) }
  })

/** One of each group: whether it is sold before or during the match does not matter here. */
const matchPlays = [...new Map(playCodes.map((play) => [playGroup(play), play])).values()].filter(
  (play) => playOf(play).family !== 'champion',
)
const market = fc.record({
  gameType: fc.constantFrom('FT', 'BK', 'TN'),
  play: fc.constantFrom(...matchPlays),
  line: fc.integer({ min: -4, max: 24 }),
  goalNumber: fc.integer({ min: 1, max: 8 }),
})
const termsOf = (given: {
  gameType: 'FT' | 'BK' | 'TN'
  play: PlayCode
  line: number
}): MarketTerms => ({
  ...given,
  line: hasLine(given.play) ? given.line : null,
  goalNumber: null,
})

/** All sides of a market of the play; scores beyond the grid are `other`. */
const sidesOf = (play: PlayCode): Side[] => {
  const { family, period } = playOf(play)
  if (family === 'total-goals') return Object.keys(goalBands(period))
  if (family === 'correct-score') {
    const upTo = Array.from({ length: gridTop(period) + 1 }, (_, goals) => goals)
    return [otherScore, ...upTo.flatMap((home) => upTo.map((away) => `${home}-${away}`))]
  }
  const pairs = matchSides.flatMap((half) => matchSides.map((full) => `${half}${full}`))
  return ['H', 'C', 'N', 'O', 'U', 'odd', 'even', 'yes', 'no', ...pairs].filter((side) =>
    isSideOf(play, side),
  )
}

const legsOf = (terms: MarketTerms) =>
  sidesOf(terms.play).map((side) => ({ ...terms, side, scoreAtBet: null, drawOffered: true }))

describe('a market that is decided before the end', () => {
  it('is decided for all its sides, and every continuation of the match ends the same', () => {
    fc.assert(
      fc.property(twoMoments, market, ({ seen, later }, { goalNumber, ...given }) => {
        expect(canFollow(seen, later)).toBe(true)
        const nextGoal = playOf(given.play).family === 'next-goal'
        const terms = { ...termsOf(given), goalNumber: nextGoal ? goalNumber : null }
        const decided = isMarketDecided(terms, seen)
        const outcomes = legsOf(terms).map((leg) => [legOutcome(leg, seen), legOutcome(leg, later)])
        expect(outcomes.every(([now]) => (now !== null) === decided)).toBe(true)
        if (decided) expect(outcomes.map(([now]) => now)).toEqual(outcomes.map(([, end]) => end))
      }),
      { numRuns: 3_000 },
    )
  })

  it('is a total that is beaten, a goal that was scored, a first half that is over', () => {
    const seen = resultOf({
      halves: [['H'], ['C', 'C']],
      corners: [1, 2],
      halfOver: true,
      over: false,
    })
    const ask = (play: PlayCode, line: number | null = null, goalNumber: number | null = null) =>
      isMarketDecided({ gameType: 'FT', play, line, goalNumber }, seen)
    expect(ask('ROU', 10)).toBe(true)
    expect(ask('ROU', 11)).toBe(false)
    expect(ask('NG', null, 3)).toBe(true)
    expect(ask('NG', null, 4)).toBe(false)
    expect(ask('HM')).toBe(true)
    expect(ask('BTS')).toBe(true)
    expect(ask('M')).toBe(false)
    expect(
      isMarketDecided({ gameType: 'FT', play: 'FS', line: null, goalNumber: null }, seen),
    ).toBe(false)
  })
})

describe('canFollow', () => {
  const course: Course = { halves: [['H'], ['C']], corners: [1, 2], halfOver: true, over: false }
  const seen = resultOf(course)

  it('needs every earlier goal, in the same order', () => {
    expect(canFollow(seen, resultOf({ ...course, halves: [['H'], ['C', 'H']] }))).toBe(true)
    expect(canFollow(seen, resultOf({ ...course, halves: [['H'], []] }))).toBe(false)
    expect(canFollow(seen, resultOf({ ...course, halves: [['C'], ['H']] }))).toBe(false)
  })

  it('refuses a changed final count and a lower corner count', () => {
    expect(canFollow(seen, resultOf({ ...course, halfOver: false }))).toBe(false)
    expect(canFollow(seen, resultOf({ ...course, corners: [2, 2] }))).toBe(false)
    expect(canFollow(seen, resultOf({ ...course, corners: [1, 1] }))).toBe(false)
    expect(canFollow(seen, { ...seen, tallies: {} })).toBe(false)
  })
})
