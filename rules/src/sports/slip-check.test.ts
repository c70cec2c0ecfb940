import { describe, expect, it } from 'vitest'
import { confirming, pickOf, slipOf, valueOf } from '../../vectors/slip-picks.ts'
import { hkPrice } from '../base/odds.ts'
import {
  emptySlip,
  setEveryStake,
  setOrder,
  setSeries,
  setSeriesStake,
  setStake,
  type Slip,
} from './slip.ts'
import { slipTotals } from './slip-bets.ts'
import { checkSlip, type PlacementBounds } from './slip-check.ts'
import { pickKey } from './slip-item.ts'
import { applyQuotes } from './slip-quotes.ts'

describe('checkSlip', () => {
  const bounds: PlacementBounds = { policy: 'none', balance: 100_000n, limitsOf: () => null }
  const two = setEveryStake(slipOf(pickOf('a'), pickOf('b')), '100')
  const quote = { key: pickKey(pickOf('a')), hk: hkPrice(97), line: -2, market: 'open' } as const
  const limits = {
    minRisk: 5_000n,
    maxRisk: 8_000n,
    marketRoom: 10n ** 9n,
    matchRoom: 10n ** 9n,
    memberDayRoom: 10n ** 9n,
  }

  it('gives the bets that would be placed, leaving items without a stake', () => {
    const one = setStake(two, pickKey(pickOf('b')), '')
    const checked = checkSlip(one, bounds)
    expect(checked.ok && checked.value.map(({ keys, code }) => [...keys, code])).toEqual([
      [pickKey(pickOf('a')), 'single'],
    ])
    expect(slipTotals(two)).toEqual({ count: 2, risk: 20_000n, maxWin: 19_000n })
  })

  it('offers every way to combine a series', () => {
    const series = setSeriesStake(valueOf(setSeries(two, true)), '2x1', '100')
    const checked = checkSlip(series, bounds)
    expect(checked.ok && checked.value.map(({ code }) => code)).toEqual(['2x1'])
    expect(slipTotals(series)).toEqual({ count: 1, risk: 10_000n, maxWin: 28_025n })
    const both = setSeriesStake(series, '2x3', '10')
    expect(slipTotals(both).risk).toBe(13_000n)
  })

  it.each<[string, Slip, Partial<PlacementBounds>]>([
    ['slip-empty', emptySlip('E'), {}],
    ['order-confirming', setOrder(two, [pickKey(pickOf('b'))], confirming), {}],
    ['series-too-short', valueOf(setSeries(slipOf(pickOf('a')), true)), {}],
    [
      'match-repeated',
      valueOf(setSeries(slipOf(pickOf('a'), pickOf('a', { play: 'M', line: null })), true)),
      {},
    ],
    ['market-closed', applyQuotes(two, [{ ...quote, market: 'closed' }]), {}],
    ['market-suspended', applyQuotes(two, [{ ...quote, market: 'suspended' }]), {}],
    ['feed-silent', applyQuotes(two, [{ ...quote, market: 'silent' }]), {}],
    ['price-moved', applyQuotes(two, [quote]), {}],
    ['price-moved', applyQuotes(two, [{ ...quote, hk: hkPrice(90) }]), { policy: 'better' }],
    ['price-moved', applyQuotes(two, [{ ...quote, line: -3 }]), { policy: 'any' }],
    ['stake-missing', slipOf(pickOf('a')), {}],
    ['stake-missing', setEveryStake(two, 'abc'), {}],
    ['stake-too-low', setEveryStake(two, '10'), { limitsOf: () => limits }],
    ['stake-too-high', two, { limitsOf: () => limits }],
    ['balance-too-low', two, { balance: 19_999n }],
  ])('says %s', (reason, slip, changes) => {
    expect(checkSlip(slip, { ...bounds, ...changes })).toEqual({ ok: false, reason })
  })

  it.each([
    ['better', 97],
    ['any', 90],
  ] as const)('with policy %s goes on at %i without asking', (policy, hk) => {
    const moved = applyQuotes(two, [{ ...quote, hk: hkPrice(hk) }])
    expect(checkSlip(moved, { ...bounds, policy }).ok).toBe(true)
  })
})
