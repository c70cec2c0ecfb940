import { describe, expect, it } from 'vitest'
import {
  after,
  champion,
  keyOf,
  likes,
  limits,
  pickOf,
  quoted,
  sentWith,
  stake,
  touched,
} from '../../../vectors/slip-picks.ts'
import { hkPrice } from '../../base/odds.ts'
import type { PriceChangePolicy } from '../acceptance.ts'
import { offeredBets, slipTotals } from './bets.ts'
import { placeableBets, type PlacementFault } from './check.ts'
import type { SlipState } from './state.ts'

const hundredOn = (state: SlipState, ...matches: readonly string[]): SlipState =>
  after(state, ...matches.map((match) => stake(keyOf(match), '100')))

const two = hundredOn(quoted(touched(pickOf('a'), pickOf('b'))), 'a', 'b')
const atFour = hundredOn(quoted(touched(pickOf('a', { hk: hkPrice(400) }))), 'a')
const series = { type: 'mode-chosen', mode: 'series' } as const
const addHundred = { type: 'stake-added', amount: 10_000n } as const
const shut = { type: 'quote-failed', fault: { kind: 'shut', text: '' } } as const
const unreachable = { type: 'quote-failed', fault: { kind: 'unreachable', text: '' } } as const
const narrow = { ...limits, minRisk: 5_000n, maxRisk: 8_000n }

const codesOf = (state: SlipState) => {
  const bets = placeableBets(state, 'none')
  return bets.ok ? bets.value.map(({ code }) => code) : bets.reason
}

describe('the bets that the button would place', () => {
  it('leave out items without a stake', () => {
    const bets = placeableBets(after(two, stake(keyOf('b'), '')), 'none')
    expect(bets.ok && bets.value.map(({ keys }) => keys)).toEqual([[keyOf('a')]])
    expect(slipTotals(two.slip)).toEqual({ count: 2, risk: 20_000n, maxWin: 19_000n })
  })

  it('are every way to combine a series that has a stake', () => {
    const parlay = after(two, series, stake('2x1', '100'))
    expect(codesOf(parlay)).toEqual(['2x1'])
    expect(slipTotals(parlay.slip)).toEqual({ count: 1, risk: 10_000n, maxWin: 28_025n })
    expect(slipTotals(after(parlay, stake('2x3', '10')).slip).risk).toBe(13_000n)
  })

  it('are none in a series of champions', () => {
    const titles = after(quoted(touched(champion('s'), champion('t'))), series, addHundred)
    expect(offeredBets(titles.slip)).toEqual([])
    expect(slipTotals(titles.slip).risk).toBe(0n)
    expect(codesOf(titles)).toBe('champion-series')
  })

  it('need no question that was answered in between', () => {
    expect(codesOf(after(two, unreachable))).toEqual(['single', 'single'])
  })

  it.each<[PlacementFault, SlipState, PriceChangePolicy?]>([
    ['slip-empty', likes('E')],
    ['order-confirming', sentWith(pickOf('a'))],
    ['champion-series', after(quoted(touched(champion('s'))), series)],
    ['series-too-short', after(quoted(touched(pickOf('a'))), series)],
    [
      'match-repeated',
      after(quoted(touched(pickOf('a'), pickOf('a', { play: 'M', line: null }))), series),
    ],
    ['market-closed', quoted(two, { state: 'closed' })],
    ['market-suspended', quoted(two, { state: 'suspended' })],
    ['quote-waiting', after(two, shut)],
    ['quote-waiting', hundredOn(touched(pickOf('a')), 'a')],
    ['price-moved', quoted(two, { price: 97 })],
    ['price-moved', quoted(two, { price: 90 }), 'better'],
    ['price-moved', quoted(two, { line: -3 }), 'any'],
    // Better, but no longer in Malay odds: the same stake would risk four times as much.
    ['price-moved', quoted(atFour, { price: 401 }), 'better'],
    ['stake-missing', quoted(touched(pickOf('a')))],
    ['stake-missing', after(two, stake(keyOf('a'), 'abc'), stake(keyOf('b'), ''))],
    ['stake-too-low', after(quoted(two, { limits: narrow }), stake(keyOf('a'), '10'))],
    ['stake-too-high', quoted(two, { limits: narrow })],
    ['balance-too-low', quoted(two, { balance: 19_999n })],
  ])('are none: %s', (reason, state, policy = 'none') => {
    expect(placeableBets(state, policy)).toEqual({ ok: false, reason })
  })

  it.each([
    ['better', 97],
    ['any', 90],
  ] as const)('with policy %s go on at %i without asking', (policy, price) => {
    expect(placeableBets(quoted(two, { price }), policy).ok).toBe(true)
  })
})
