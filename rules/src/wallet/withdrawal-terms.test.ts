import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readVectors } from '../../vectors/read-vectors.ts'
import { instant } from '../base/instant.ts'
import { fenFromText, fenToText } from '../base/money.ts'
import {
  areTermsComplete,
  checkWithdrawal,
  mostWithdrawable,
  withdrawalFee,
  withdrawalsToday,
  type WithdrawalTerms,
} from './withdrawal-terms.ts'

const terms: WithdrawalTerms = {
  min: 10_000n,
  max: 5_000_000n,
  countPerDay: 6,
  sumPerDay: 8_000_000n,
  freePerDay: 2,
  feeBasisPoints: 50,
  feeMin: 200n,
  feeMax: 5_000n,
}
const unused = { count: 0, sum: 0n }
const rich = 10n ** 12n

describe('the fee', () => {
  it.each(readVectors('withdrawal-fees.csv'))(
    'of %s after %s today is %s',
    (amount, count, fee) => {
      const fen = fenFromText(amount ?? '') ?? -1n
      expect(fenToText(withdrawalFee(fen, terms, Number(count)))).toBe(fee)
    },
  )

  it('may be flat', () => {
    const flat = { ...terms, feeBasisPoints: 0, feeMin: 300n, feeMax: 300n, freePerDay: 0 }
    expect(withdrawalFee(123_456n, flat, 0)).toBe(300n)
  })
})

describe('withdrawalsToday', () => {
  it('counts the GMT+8 day, without refused withdrawals', () => {
    const at = (text: string) => instant(Date.parse(text))
    const earlier = [
      { at: at('2026-11-14T15:59:59Z'), amount: 1n, state: 'paid' },
      { at: at('2026-11-14T16:00:00Z'), amount: 10n, state: 'requested' },
      { at: at('2026-11-15T03:00:00Z'), amount: 100n, state: 'refused' },
      { at: at('2026-11-15T15:59:59Z'), amount: 1_000n, state: 'paid' },
      { at: at('2026-11-15T16:00:00Z'), amount: 10_000n, state: 'paying' },
    ] as const
    expect(withdrawalsToday(earlier, at('2026-11-15T04:00:00Z'))).toEqual({ count: 2, sum: 1_010n })
    expect(withdrawalsToday([], at('2026-11-15T04:00:00Z'))).toEqual(unused)
  })
})

describe('checkWithdrawal', () => {
  it('offers the amount less its fee', () => {
    expect(checkWithdrawal(100_000n, 100_000n, terms, { count: 2, sum: 0n })).toEqual({
      ok: true,
      value: { amount: 100_000n, fee: 500n, paidOut: 99_500n },
    })
  })

  it.each([
    [9_999n, rich, unused, 'withdrawal-too-low'],
    [0n, rich, unused, 'withdrawal-too-low'],
    [-10_000n, rich, unused, 'withdrawal-too-low'],
    [5_000_001n, rich, unused, 'withdrawal-too-high'],
    [20_000n, 19_999n, unused, 'balance-too-low'],
    [10_000n, rich, { count: 6, sum: 60_000n }, 'withdrawal-count-used-up'],
    [10_001n, rich, { count: 2, sum: 7_990_000n }, 'withdrawal-sum-used-up'],
  ] as const)('refuses %s of %s after %o: %s', (amount, balance, today, reason) => {
    expect(checkWithdrawal(amount, balance, terms, today)).toEqual({ ok: false, reason })
  })

  it('takes the last fen of each limit', () => {
    expect(checkWithdrawal(10_000n, 10_000n, terms, { count: 5, sum: 7_990_000n }).ok).toBe(true)
    expect(checkWithdrawal(5_000_000n, rich, terms, unused).ok).toBe(true)
  })

  it('refuses an amount that the fee would use up', () => {
    const dear = { ...terms, min: 100n, freePerDay: 0 }
    expect(checkWithdrawal(200n, rich, dear, unused)).toMatchObject({
      reason: 'withdrawal-below-fee',
    })
    expect(checkWithdrawal(201n, rich, dear, unused)).toMatchObject({ value: { paidOut: 1n } })
  })

  it.each([
    { min: 0n },
    { max: 9_999n },
    { sumPerDay: 9_999n },
    { countPerDay: -1 },
    { freePerDay: 1.5 },
    { feeBasisPoints: 10_001 },
    { feeBasisPoints: Number.NaN },
    { feeMin: -1n },
    { feeMax: 199n },
  ])('pays nothing by settings with %o', (wrong) => {
    const broken = { ...terms, ...wrong }
    expect(areTermsComplete(broken)).toBe(false)
    expect(checkWithdrawal(10_000n, rich, broken, unused)).toMatchObject({
      reason: 'withdrawal-settings-incomplete',
    })
  })

  const fen = fc.bigInt({ min: -100n, max: 10_000_000n })
  const use = fc.record({ count: fc.nat(8), sum: fc.bigInt({ min: 0n, max: 9_000_000n }) })

  it('pays out amount less fee, inside every bound', () => {
    fc.assert(
      fc.property(fen, fen, use, (amount, balance, today) => {
        const checked = checkWithdrawal(amount, balance, terms, today)
        if (!checked.ok) return
        const { fee, paidOut } = checked.value
        expect(fee + paidOut).toBe(amount)
        expect(paidOut > 0n && fee >= 0n && fee <= terms.feeMax).toBe(true)
        expect(amount <= balance && today.sum + amount <= terms.sumPerDay).toBe(true)
      }),
    )
  })

  it('accepts the most that is offered, and not a fen more', () => {
    fc.assert(
      fc.property(fen, use, (balance, today) => {
        const most = mostWithdrawable(balance, terms, today)
        if (most > 0n) expect(checkWithdrawal(most, balance, terms, today).ok).toBe(true)
        const more = most > 0n ? most + 1n : terms.min
        expect(checkWithdrawal(more, balance, terms, today).ok).toBe(false)
      }),
    )
  })
})
