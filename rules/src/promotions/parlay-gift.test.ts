import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hourMs, instant, later } from '../base/instant.ts'
import { parlayGift, parlayGiftView, type WonParlay } from './parlay-gift.ts'
import type { ParlayTerms } from './terms.ts'

const terms: ParlayTerms = {
  kind: 'activityLandPage',
  multipleHundredths: 100,
  budget: { shareBp: 150, floor: 0n },
  leastPriceHundredths: 50,
  steps: [
    { fromLegs: 4, toLegs: 5, shareBp: 500 },
    { fromLegs: 6, toLegs: 10, shareBp: 1000 },
  ],
  cap: 2_888_00n,
  perDay: 1,
  claimHours: 72,
  blocks: [],
}
const noon = instant(Date.parse('2026-11-16T04:00:00Z'))
const won = (legs: number, more: Partial<WonParlay> = {}): WonParlay => ({
  ticket: 'T1',
  net: 1_000_00n,
  settledAt: noon,
  legs: Array.from({ length: legs }, () => ({ priceHundredths: 50, isWon: true })),
  ...more,
})
const leg = (priceHundredths: number, isWon: boolean) => ({ priceHundredths, isWon })

describe('the gift on a won parlay', () => {
  it('is a share of the net win by the number of legs', () => {
    expect([3, 4, 5, 6, 10, 11].map((legs) => parlayGift(terms, won(legs)))).toEqual([
      0n,
      50_00n,
      50_00n,
      100_00n,
      100_00n,
      0n,
    ])
  })

  it('is nothing with a leg below the least price', () => {
    expect(parlayGift(terms, won(4, { legs: [...won(4).legs, leg(49, true)] }))).toBe(0n)
  })

  it('does not count legs that were void', () => {
    expect(parlayGift(terms, won(3, { legs: [...won(3).legs, leg(90, false)] }))).toBe(0n)
    expect(parlayGift(terms, won(4, { legs: [...won(5).legs, leg(90, false)] }))).toBe(50_00n)
  })

  it('is at most the cap, and never more than its share', () => {
    expect(parlayGift(terms, won(4, { net: 1_000_000_00n }))).toBe(2_888_00n)
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 12 }),
        fc.bigInt({ min: -10n, max: 10n ** 9n }),
        (n, net) => {
          const gift = parlayGift(terms, won(n, { net }))
          expect(gift).toBeGreaterThanOrEqual(0n)
          expect(gift).toBeLessThanOrEqual(terms.cap)
          expect(gift * 10n).toBeLessThanOrEqual(net < 0n ? 0n : net)
        },
      ),
    )
  })
})

describe('the tickets that can be claimed', () => {
  const view = (
    parlays: readonly WonParlay[],
    claimed: readonly { item: string; period: string }[] = [],
    at = noon,
  ) => parlayGiftView(terms, parlays, claimed, at).items

  it('are items of the day of their settlement, the best first', () => {
    const items = view([won(4), won(6, { ticket: 'T2' })])
    expect(items).toMatchObject([
      { item: 'T2', period: '2026-11-16', amount: 100_00n, state: 'claimable' },
      { item: 'T1', period: '2026-11-16', amount: 50_00n, state: 'claimable' },
    ])
  })

  it('are locked when the day has its ticket', () => {
    const claimed = [{ item: 'T1', period: '2026-11-16' }]
    expect(view([won(6, { ticket: 'T2' })], claimed)).toMatchObject([{ state: 'locked' }])
  })

  it('keep the day that they were claimed for, when they are settled again', () => {
    const claimed = [{ item: 'T1', period: '2026-11-16' }]
    const again = won(4, { settledAt: later(noon, 24 * hourMs) })
    expect(view([again], claimed, again.settledAt)).toMatchObject([
      { item: 'T1', period: '2026-11-16', state: 'locked' },
    ])
  })

  it('expire', () => {
    const last = later(noon, 72 * hourMs)
    expect(view([won(4)], [], instant(last - 1))).toMatchObject([{ state: 'claimable' }])
    expect(view([won(4)], [], last)).toMatchObject([{ state: 'expired', claimUntil: last }])
  })
})
