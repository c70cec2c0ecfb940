import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hkPrice, oddsOf, oddsTypes, type Odds } from '../base/odds.ts'
import { fullCover } from './combination.ts'
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

  it('lets a bet through that fills every limit to the fen', () => {
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

it('offers the largest stake that its own check lets through', () => {
  const room = fc.bigInt({ min: 10_000n, max: 10n ** 9n })
  fc.assert(
    fc.property(
      room,
      room,
      room,
      room,
      fc.integer({ min: 10, max: 400 }),
      fc.constantFrom(...oddsTypes),
      (maxRisk, marketRoom, matchRoom, memberDayRoom, hk, type) => {
        const limits = { minRisk: 1n, maxRisk, marketRoom, matchRoom, memberDayRoom }
        const odds = oddsOf(hkPrice(hk), type)
        const largest = largestStake(odds, limits)
        expect(checkLimits(single(largest, odds), limits).ok).toBe(true)
        expect(checkLimits(single(largest + 20n, odds), limits).ok).toBe(false)
      },
    ),
  )
  expect(largestStake(hongKong, { ...roomy, matchRoom: -5n })).toBe(0n)
})
