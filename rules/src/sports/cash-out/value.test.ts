import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readVectors } from '../../../vectors/read-vectors.ts'
import { compare, fraction, one, zero, type Fraction } from '../../base/fraction.ts'
import { fenFromText, fenToText } from '../../base/money.ts'
import { hkPrice, oddsOf, oddsTypes, type Odds, type OddsType } from '../../base/odds.ts'
import { betRisk, maxWin, type Bet } from '../bet.ts'
import { combinationOf } from '../combination.ts'
import { outcomes } from '../outcome.ts'
import { settleBet } from '../settle-bet.ts'
import { sharesOfChance, sharesOfOutcome, type ExpectedShares } from './expected-shares.ts'
import { acceptValue } from './judge-value.ts'
import { splitBet, stakeOfShare, valueOfShare, withStake } from './part.ts'
import { cashOutValue, expectedPayout } from './value.ts'

const fractionOf = (text: string): Fraction => {
  const [top = '', bottom = '1'] = text.split('/')
  return fraction(BigInt(top), BigInt(bottom))
}

const single = (odds: Odds, stake: bigint): Bet => ({ kind: 'single', stake, odds })

const valueOf = (bet: Bet, shares: readonly ExpectedShares[], marginBps = 400): bigint =>
  cashOutValue(bet, shares, marginBps)

describe('the value of a single', () => {
  it.each(readVectors('cash-out.csv'))(
    'at %s %s with stake %s, winning %s and losing %s, margin %s, is %s',
    (type = '', shown = '', stake = '', win = '', lose = '', margin = '', value = '') => {
      const odds = { type: type as OddsType, shown: Math.round(Number(shown) * 100) }
      const shares = { win: fractionOf(win), lose: fractionOf(lose) }
      const found = valueOf(single(odds, fenFromText(stake) ?? 0n), [shares], Number(margin))
      expect(fenToText(found)).toBe(value)
    },
  )
})

describe('the value of a combination', () => {
  const even: Odds = { type: 'E', shown: 200 }
  const betOf = (code: string, legs: number, unitStake = 10_000n): Bet => {
    const combination = combinationOf(code, legs)
    if (combination === null) throw new Error(`no combination ${code}`)
    return {
      kind: 'combination',
      unitStake,
      combination,
      odds: Array.from({ length: legs }, () => even),
    }
  }

  it('multiplies decided legs exactly and undecided ones by their expectation', () => {
    const half = sharesOfChance(0.5)
    const won = sharesOfOutcome(outcomes.W)
    expect(valueOf(betOf('2x1', 2), [won, half])).toBe(19_200n)
    expect(valueOf(betOf('2x1', 2), [sharesOfOutcome(outcomes.P), half])).toBe(9_600n)
    expect(valueOf(betOf('2x1', 2), [sharesOfOutcome(outcomes.L), half])).toBe(0n)
    // Three doubles and a treble: 2·1 twice, 1·1 once, 2·1·1.
    expect(valueOf(betOf('3x4', 3, 1_000n), [won, half, half], 0)).toBe(7_000n)
  })

  it('equals the settlement when every leg is decided and the margin is zero', () => {
    const ends = fc.constantFrom(...Object.values(outcomes))
    fc.assert(
      fc.property(fc.array(ends, { minLength: 3, maxLength: 3 }), (legs) => {
        const bet = betOf('3x7', 3, 1_000n)
        const payout = settleBet(bet, legs)?.payout ?? 0n
        expect(valueOf(bet, legs.map(sharesOfOutcome), 0)).toBe(payout)
      }),
    )
  })
})

const odds = fc
  .tuple(fc.integer({ min: 10, max: 400 }), fc.constantFrom(...oddsTypes))
  .map(([hk, type]) => oddsOf(hkPrice(hk), type))
const stakes = fc.bigInt({ min: 100n, max: 10n ** 9n })
const chances = fc.double({ min: 0, max: 1, noNaN: true })

describe('every value', () => {
  it('is at most the expected payout and what the bet can pay, and grows with the chance', () => {
    fc.assert(
      fc.property(odds, stakes, chances, chances, (price, stake, some, other) => {
        const [low, high] = [Math.min(some, other), Math.max(some, other)]
        const bet = single(price, stake)
        const less = valueOf(bet, [sharesOfChance(low)])
        const more = valueOf(bet, [sharesOfChance(high)])
        expect(less).toBeLessThanOrEqual(more)
        const expected = expectedPayout(bet, [sharesOfChance(high)])
        expect(compare(fraction(more), expected)).toBeLessThanOrEqual(0)
        // Rounded to the fen, a stake at a negative price may pay less than half a fen less than exactly.
        expect(more).toBeLessThanOrEqual(betRisk(bet) + maxWin(bet) + 1n)
      }),
    )
  })

  it('of a part and of the rest together is at most that of the whole', () => {
    fc.assert(
      fc.property(
        odds,
        stakes,
        chances,
        fc.integer({ min: 1, max: 99 }),
        fc.constantFrom(0, 1, 400, 5_000),
        (price, stake, chance, share, margin) => {
          const bet = single(price, stake)
          const shares = [sharesOfChance(chance)]
          const whole = valueOf(bet, shares, margin)
          const part = valueOfShare(whole, stake, share)
          const rest = withStake(bet, stake - stakeOfShare(stake, share))
          expect(part + valueOf(rest, shares, margin)).toBeLessThanOrEqual(whole)
        },
      ),
    )
  })
})

describe('a share', () => {
  const bet = single({ type: 'M', shown: -87 }, 10_033n)

  it('takes its stake rounded down; risk and rest add up', () => {
    const split = splitBet(bet, betRisk(bet), 33, 200n)
    if (!split.ok) throw new Error(split.reason)
    const { taken, rest } = split.value
    expect([taken.stake, rest.stake]).toEqual([3_310n, 6_723n])
    expect(taken.risk + rest.risk).toBe(betRisk(bet))
    expect(rest.risk).toBe(betRisk(withStake(bet, 6_723n)))
  })

  it('of the whole leaves nothing', () => {
    const split = splitBet(bet, 8_729n, 100, 200n)
    expect(split).toEqual({
      ok: true,
      value: {
        taken: { stake: 10_033n, risk: 8_729n },
        rest: { stake: 0n, risk: 0n, maxWin: 0n },
      },
    })
  })

  it('is refused where it takes less than one yuan or leaves less than the smallest bet', () => {
    const small = single({ type: 'E', shown: 200 }, 1_000n)
    expect(splitBet(small, 1_000n, 9, 200n)).toEqual({ ok: false, reason: 'share-too-small' })
    expect(splitBet(small, 1_000n, 10, 200n).ok).toBe(true)
    expect(splitBet(small, 1_000n, 80, 200n).ok).toBe(true)
    expect(splitBet(small, 1_000n, 81, 200n)).toEqual({ ok: false, reason: 'share-too-small' })
  })
})

it('a worse value is accepted only by the policy that takes any', () => {
  expect(acceptValue(100n, 99n, 'better')).toEqual({ ok: false, reason: 'value-moved' })
  expect(acceptValue(100n, 99n, 'any')).toEqual({ ok: true, value: 99n })
  for (const policy of ['better', 'any'] as const) {
    expect(acceptValue(100n, 100n, policy)).toEqual({ ok: true, value: 100n })
    expect(acceptValue(100n, 101n, policy)).toEqual({ ok: true, value: 101n })
  }
})

it('chances of an outcome are exact', () => {
  expect(sharesOfOutcome(outcomes.LW)).toEqual({ win: fraction(1, 2), lose: zero })
  expect(sharesOfOutcome(outcomes.L)).toEqual({ win: zero, lose: one })
})
