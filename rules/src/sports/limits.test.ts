import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hkPrice, oddsOf, oddsTypes, type Odds } from '../base/odds.ts'
import { combinationsFor, fullCover } from './combination.ts'
import { checkLimits, largestStake, type BetLimits } from './limits.ts'

const roomy: BetLimits = {
  minRisk: 1_000n,
  maxRisk: 5_000_000n,
  marketRoom: 10n ** 12n,
  matchRoom: 10n ** 12n,
  memberDayRoom: 10n ** 12n,
}
const hongKong: Odds = { type: 'H', shown: 150 }
const single = (stake: bigint, odds: Odds = hongKong) => ({ kind: 'single', stake, odds }) as const

describe('checkLimits', () => {
  it.each<[string, bigint, Partial<BetLimits>]>([
    ['stake-too-low', 999n, {}],
    ['stake-too-low', 0n, { minRisk: 0n }],
    ['stake-too-low', -100n, { minRisk: 0n }],
    ['stake-too-high', 5_000_001n, {}],
    ['member-day-limit', 2_000n, { memberDayRoom: 1_999n }],
    ['market-limit', 2_000n, { marketRoom: 2_999n }],
    ['match-limit', 2_000n, { matchRoom: 2_999n }],
  ])('says %s to %s', (reason, stake, narrow) => {
    expect(checkLimits(single(stake), { ...roomy, ...narrow })).toEqual({ ok: false, reason })
  })

  it('accepts a bet that reaches every limit to the fen', () => {
    const limits = { ...roomy, minRisk: 2_000n, maxRisk: 2_000n, memberDayRoom: 2_000n }
    const filled = { ...limits, marketRoom: 3_000n, matchRoom: 3_000n }
    expect(checkLimits(single(2_000n), filled).ok).toBe(true)
  })

  it('looks at the risk of a negative price, not at the stake', () => {
    const malay: Odds = { type: 'M', shown: -50 }
    expect(checkLimits(single(8_000_000n, malay), roomy).ok).toBe(true)
    expect(checkLimits(single(1_500n, malay), roomy).ok).toBe(false)
  })

  it('counts the whole of a system', () => {
    const bet = {
      kind: 'combination',
      unitStake: 2_000_000n,
      combination: fullCover(3),
      odds: [hongKong, hongKong, hongKong],
    } as const
    expect(checkLimits(bet, roomy)).toEqual({ ok: false, reason: 'stake-too-high' })
  })
})

describe('the stakes that the limits allow', () => {
  const room = fc.bigInt({ min: 10_000n, max: 10n ** 9n })
  const rooms = fc.record({ maxRisk: room, marketRoom: room, matchRoom: room, memberDayRoom: room })
  const price = fc.integer({ min: 10, max: 400 })

  it('of a single end at the largest stake that checkLimits accepts', () => {
    fc.assert(
      fc.property(rooms, price, fc.constantFrom(...oddsTypes), (left, hk, type) => {
        const limits = { minRisk: 1n, ...left }
        const odds = oddsOf(hkPrice(hk), type)
        const largest = largestStake(single(0n, odds), limits)
        expect(checkLimits(single(largest, odds), limits).ok).toBe(true)
        expect(checkLimits(single(largest + 20n, odds), limits).ok).toBe(false)
      }),
    )
    expect(largestStake(single(0n), { ...roomy, matchRoom: -5n })).toBe(0n)
  })

  it('of a combination respect the remaining liabilities of its markets and matches', () => {
    fc.assert(
      fc.property(rooms, fc.array(price, { minLength: 2, maxLength: 5 }), (left, hks) => {
        const limits = { minRisk: 0n, ...left }
        for (const combination of combinationsFor(hks.length)) {
          const odds = hks.map((hk) => oddsOf(hkPrice(hk), 'H'))
          const of = (unitStake: bigint) =>
            ({ kind: 'combination', unitStake, combination, odds }) as const
          const largest = largestStake(of(0n), limits)
          if (largest > 0n) expect(checkLimits(of(largest), limits).ok).toBe(true)
          expect(checkLimits(of(largest + 5n), limits).ok).toBe(false)
        }
      }),
    )
  })
})
