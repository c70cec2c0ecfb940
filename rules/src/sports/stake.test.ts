import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hkPrice, oddsOf, oddsTypes, type Odds } from '../base/odds.ts'
import { clampStake, netWinOf, riskOf, stakeOfRisk, stakeOfWin } from './stake.ts'

const malay: Odds = { type: 'M', shown: -88 }
const hongKong: Odds = { type: 'H', shown: 95 }
const european: Odds = { type: 'E', shown: 195 }

const anyOdds = fc
  .tuple(fc.integer({ min: 10, max: 400 }), fc.constantFrom(...oddsTypes))
  .map(([hk, type]) => oddsOf(hkPrice(hk), type))
const stakes = fc.bigInt({ min: 0n, max: 10n ** 12n })

describe('risk and net winning', () => {
  it.each([
    [malay, 100_000n, 88_000n, 100_000n],
    [hongKong, 100_000n, 100_000n, 95_000n],
    [european, 100_000n, 100_000n, 95_000n],
    // Half a fen goes up on either side.
    [{ type: 'M', shown: -50 }, 1n, 1n, 1n],
    [{ type: 'H', shown: 50 }, 1n, 1n, 1n],
    [{ type: 'H', shown: 49 }, 1n, 1n, 0n],
  ] as const)('of %o on %s are %s and %s', (odds, stake, risk, win) => {
    expect(riskOf(stake, odds)).toBe(risk)
    expect(netWinOf(stake, odds)).toBe(win)
  })

  it('are found again from their bounds', () => {
    fc.assert(
      fc.property(stakes, anyOdds, (bound, odds) => {
        expect(riskOf(stakeOfRisk(bound, odds), odds)).toBeLessThanOrEqual(bound)
        expect(netWinOf(stakeOfWin(bound, odds), odds)).toBeLessThanOrEqual(bound)
        expect(riskOf(stakeOfRisk(bound, odds) + 2n, odds) + 1n).toBeGreaterThan(bound)
      }),
    )
  })
})

describe('clampStake', () => {
  const bounds = { maxRisk: 500_000n, balance: 123_456n }

  it('leaves a stake that fits as it was typed', () => {
    expect(clampStake('1,000.5', hongKong, bounds)).toEqual({
      text: '1,000.5',
      stake: 100_050n,
      clamped: false,
    })
  })

  it('falls to the balance or the maximum in whole yuan', () => {
    const all = clampStake('9999999', hongKong, bounds)
    expect(all).toEqual({ text: '1234.00', stake: 123_400n, clamped: true })
    const maximum = clampStake('9999', hongKong, { ...bounds, balance: 10n ** 9n })
    expect(maximum.stake).toBe(500_000n)
  })

  it('takes the inverse where the price is negative', () => {
    // 1403 × 0.88 = 1234.64 is above the balance of 1234.56; 1402 × 0.88 = 1233.76 is not.
    expect(clampStake('5000', malay, bounds).stake).toBe(140_200n)
    expect(clampStake('1402', malay, bounds).clamped).toBe(false)
  })

  it.each(['', 'abc', '-5', '1e3', '1.234', 'NaN'])('empties %j', (typed) => {
    expect(clampStake(typed, hongKong, bounds)).toEqual({ text: '', stake: null, clamped: false })
  })

  it('never lets a risk above either bound through', () => {
    const typed = fc.integer({ min: 0, max: 10_000_000 }).map(String)
    fc.assert(
      fc.property(typed, anyOdds, stakes, stakes, (text, odds, maxRisk, balance) => {
        const { stake } = clampStake(text, odds, { maxRisk, balance })
        const risk = riskOf(stake ?? 0n, odds)
        expect(risk <= maxRisk && risk <= balance).toBe(true)
      }),
    )
  })

  it('clamps to nothing when the balance is empty or in debt', () => {
    expect(clampStake('10', hongKong, { ...bounds, balance: 0n }).stake).toBe(0n)
    expect(clampStake('10', hongKong, { ...bounds, balance: -5n }).stake).toBe(0n)
  })
})
