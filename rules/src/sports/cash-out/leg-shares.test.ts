import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fraction, one, zero } from '../../base/fraction.ts'
import { hkPrice, oddsOf } from '../../base/odds.ts'
import type { Spread } from '../feed/spread.ts'
import type { MatchResult } from '../match-result.ts'
import { legOutcome, type LegTerms } from '../settle.ts'
import { settleBet } from '../settle-bet.ts'
import { sharesOfChance, sharesOfSpread } from './expected-shares.ts'
import { fairChance } from './fair-chance.ts'
import { expectedShares, type StandingMarket, type StandingOffer } from './leg-shares.ts'
import { spreadAgrees } from './spread-agrees.ts'
import { expectedPayout } from './value.ts'

const legOf = (play: LegTerms['play'], side: string, more: Partial<LegTerms> = {}): LegTerms => ({
  gameType: 'FT',
  play,
  side,
  line: null,
  scoreAtBet: null,
  drawOffered: true,
  goalNumber: null,
  ...more,
})

const marketOf = (
  play: LegTerms['play'],
  prices: Readonly<Record<string, number>>,
  more: Partial<StandingMarket> = {},
): StandingMarket => ({
  play,
  line: null,
  goalNumber: null,
  sides: Object.entries(prices).map(([side, hk]) => ({ side, hk })),
  ...more,
})

const atScore = (home: number, away: number): MatchResult => ({
  tallies: { score: { full: { home, away, final: false } } },
  goals: [],
})

const offerOf = (
  markets: readonly StandingMarket[],
  more: Partial<StandingOffer> = {},
): StandingOffer => ({
  discipline: 'football',
  result: { tallies: {}, goals: [] },
  markets,
  spread: null,
  ...more,
})

describe('the fair chance of a side', () => {
  const three = [
    { side: 'H', hk: 100 },
    { side: 'N', hk: 300 },
    { side: 'C', hk: 300 },
  ]

  it('is its price without the margin of the book', () => {
    expect(fairChance(three, 'H')).toBe(0.5)
    const dear = three.map(({ side, hk }) => ({ side, hk: hk * 0.9 }))
    expect(fairChance(dear, 'H')).toBeCloseTo(0.5, 1)
  })

  it('falls as its price rises, and is never above what its own price implies', () => {
    const price = fc.integer({ min: 1, max: 2_000 })
    fc.assert(
      fc.property(price, price, price, (own, more, other) => {
        const sides = (hk: number) => [
          { side: 'H', hk },
          { side: 'C', hk: other },
        ]
        const [before, after] = [fairChance(sides(own), 'H'), fairChance(sides(own + more), 'H')]
        if (before === null || after === null) return
        expect(after).toBeLessThan(before)
        expect(before).toBeLessThanOrEqual(100 / (100 + own))
      }),
    )
  })

  it('is unknown while a likely side has no price', () => {
    const gap = [
      { side: 'H', hk: 0 },
      { side: 'N', hk: 2_000 },
      { side: 'C', hk: 4_000 },
    ]
    expect(fairChance(gap, 'C')).toBeNull()
    // 1/21 and 1/41 are left to the others.
    expect(fairChance(gap, 'H')).toBeCloseTo(1 - 1 / 21 - 1 / 41, 10)
    const two = gap.map((each) => (each.side === 'C' ? { ...each, hk: 0 } : each))
    expect(fairChance(two, 'H')).toBeNull()
    expect(fairChance(gap, 'unknown')).toBeNull()
  })
})

describe('a longshot', () => {
  const marketAt = (hk: number) => [
    { side: 'H', hk: 60 },
    { side: 'N', hk: 120 },
    { side: 'C', hk },
  ]

  it.each([5_000, 10_000, 20_000])(
    'has no chance at %s, where feeds cap prices: the true one may be nearly nothing',
    (hk) => {
      expect(fairChance(marketAt(hk), 'C')).toBeNull()
      const offer = offerOf([marketOf('PD', { '1-0': 60, '0-1': 120, '4-3': hk })])
      expect(expectedShares(legOf('PD', '4-3'), offer)).toBeNull()
    },
  )

  it('has a chance below that price, and the other sides have theirs beside it', () => {
    expect(fairChance(marketAt(4_999), 'C')).toBeGreaterThan(0)
    expect(fairChance(marketAt(20_000), 'H')).toBeGreaterThan(0)
  })
})

describe('a choice', () => {
  it('of before the match is valued by the market in play', () => {
    const offer = offerOf([marketOf('RM', { H: 100, N: 300, C: 300 })])
    expect(expectedShares(legOf('M', 'H'), offer)).toEqual(sharesOfChance(0.5))
  })

  it('of a next goal needs the market of the same goal', () => {
    const offer = offerOf([marketOf('NG', { H: 100, N: 300, C: 300 }, { goalNumber: 2 })])
    expect(expectedShares(legOf('NG', 'H', { goalNumber: 2 }), offer)).not.toBeNull()
    expect(expectedShares(legOf('NG', 'H', { goalNumber: 1 }), offer)).toBeNull()
  })

  it('ignores sides that the score has ruled out', () => {
    const offer = offerOf([marketOf('RPD', { '0-0': 0, '1-0': 100, '2-0': 100 })], {
      result: atScore(1, 0),
    })
    expect(expectedShares(legOf('PD', '1-0'), offer)).toEqual(sharesOfChance(0.5))
    expect(expectedShares(legOf('PD', '0-0'), offer)).toBeNull()
  })

  it('has no value where a draw that is not on offer would return the stake', () => {
    const prices = { H: 95, C: 95 }
    const rugby = offerOf([marketOf('M', prices)], { discipline: 'rugby' })
    const leg = legOf('M', 'H', { gameType: 'OP', drawOffered: false })
    expect(expectedShares(leg, rugby)).toBeNull()
    const tennis = offerOf([marketOf('M', prices)], { discipline: 'tennis' })
    expect(expectedShares({ ...leg, gameType: 'TN' }, tennis)).toEqual(sharesOfChance(0.5))
  })
})

/** The margin: −1 20 %, 0 30 %, +1 30 %, +2 20 %. */
const margin: Spread = {
  group: 'handicap/full/score',
  low: -1,
  masses: [200_000, 300_000, 300_000, 200_000],
}

describe('a line', () => {
  it.each([
    // Home giving half a goal wins at +1 and +2.
    ['H', -2, fraction(1, 2), fraction(1, 2)],
    ['C', -2, fraction(1, 2), fraction(1, 2)],
    // Giving one goal is returned at +1.
    ['H', -4, fraction(1, 5), fraction(1, 2)],
    // Giving 0.75 wins half at +1.
    ['H', -3, fraction(7, 20), fraction(1, 2)],
    // Giving 0.25 loses half at 0.
    ['H', -1, fraction(1, 2), fraction(7, 20)],
  ])('of %s at %s quarters is valued by the spread', (side, line, win, lose) => {
    const leg = legOf('R', side, { line })
    expect(expectedShares(leg, offerOf([], { spread: margin }))).toEqual({ win, lose })
  })

  it('counts the goals from the bet on where the play does', () => {
    const leg = legOf('RE', 'H', { line: 0, scoreAtBet: { home: 1, away: 0 } })
    // Home wins at +2, is level at +1.
    expect(sharesOfSpread(leg, margin)).toEqual({ win: fraction(1, 5), lose: fraction(1, 2) })
  })

  it('counts a mass that the spread leaves out as lost', () => {
    const leg = legOf('OU', 'U', { line: 10 })
    const some: Spread = { group: 'total/full/score', low: 0, masses: [400_000, 500_000] }
    expect(sharesOfSpread(leg, some)).toEqual({ win: fraction(9, 10), lose: fraction(1, 10) })
  })

  it('without a spread is valued only at exactly its line, and only where that cannot push', () => {
    const offer = offerOf([marketOf('R', { H: 100, C: 100 }, { line: -2 })])
    expect(expectedShares(legOf('R', 'H', { line: -2 }), offer)).toEqual(sharesOfChance(0.5))
    expect(expectedShares(legOf('R', 'H', { line: -6 }), offer)).toBeNull()
    const whole = offerOf([marketOf('R', { H: 100, C: 100 }, { line: -4 })])
    expect(expectedShares(legOf('R', 'H', { line: -4 }), whole)).toBeNull()
  })

  it('of before the match is found at the line that in-play football writes from the score on', () => {
    const offer = offerOf([marketOf('RE', { H: 100, C: 100 }, { line: 2 })], {
      result: atScore(1, 0),
    })
    expect(expectedShares(legOf('R', 'H', { line: -2 }), offer)).toEqual(sharesOfChance(0.5))
    const since = { home: 1, away: 0 }
    const inPlay = legOf('RE', 'H', { line: 2, scoreAtBet: since })
    expect(expectedShares(inPlay, offer)).toEqual(sharesOfChance(0.5))
    expect(expectedShares({ ...inPlay, line: -2 }, offer)).toBeNull()
  })

  it('is expected to pay the mean of its settlements', () => {
    const masses = fc.array(fc.nat({ max: 100_000 }), { minLength: 1, maxLength: 10 })
    const lines = fc.integer({ min: -12, max: 12 })
    fc.assert(
      fc.property(masses, lines, fc.constantFrom('H', 'C'), (parts, line, side) => {
        const leg = legOf('R', side, { line })
        const whole = [...parts, 1_000_000 - parts.reduce((sum, mass) => sum + mass, 0)]
        const all: Spread = { group: 'handicap/full/score', low: -4, masses: whole }
        const bet = { kind: 'single', stake: 20_000n, odds: oddsOf(hkPrice(95), 'H') } as const
        const mean = whole.reduce((sum, mass, at) => {
          const score = { home: at - 4, away: 0, final: true }
          const outcome = legOutcome(leg, { tallies: { score: { full: score } }, goals: [] })
          return sum + BigInt(mass) * (settleBet(bet, [outcome])?.payout ?? 0n)
        }, 0n)
        expect(expectedPayout(bet, [sharesOfSpread(leg, all)])).toEqual(fraction(mean, 1_000_000n))
      }),
    )
  })
})

describe('a spread', () => {
  const offer = (line: number, home: number, more: Partial<StandingOffer> = {}): StandingOffer =>
    offerOf([marketOf('R', { H: home, C: 90 }, { line })], { spread: margin, ...more })

  it('agrees with prices that keep a margin by it', () => {
    expect(spreadAgrees('FT', offer(-2, 90))).toBe(true)
    expect(spreadAgrees('FT', offer(-2, 0))).toBe(true)
    expect(spreadAgrees('FT', offerOf([]))).toBe(true)
  })

  it('contradicts a price that would gain by it, such as one with the sides turned', () => {
    expect(spreadAgrees('FT', offer(-2, 101))).toBe(false)
    const turned = { ...margin, low: -2, masses: margin.masses.toReversed() }
    expect(spreadAgrees('FT', offer(2, 20))).toBe(true)
    expect(spreadAgrees('FT', offer(-2, 90, { spread: turned }))).toBe(false)
  })

  it('is read from the current score on for in-play football', () => {
    const running = offerOf([marketOf('RE', { H: 90, C: 90 }, { line: 0 })], {
      result: atScore(1, 0),
      spread: margin,
    })
    // From 1-0 on, home is ahead at +2 (20 %) and behind at −1 and 0 (50 %).
    expect(spreadAgrees('FT', running)).toBe(false)
  })
})

it('a certain side wins the whole stake', () => {
  expect(sharesOfChance(1)).toEqual({ win: one, lose: zero })
})
