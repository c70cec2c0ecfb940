import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  parlayCapUsd,
  payoutCapUsd,
  payoutKinds,
  sportPayoutKindOf,
  sportPayoutKinds,
  type LegPayoutKind,
} from './payout-caps.ts'

describe('payoutCapUsd', () => {
  it.each(['FT', 'BK'] as const)('pays up to 1.5 million on %s', (kind) => {
    expect(payoutCapUsd(kind)).toBe(1_500_000)
  })

  it.each(['TN', 'BS', 'VB', 'american-football', 'ice-hockey', 'rugby'] as const)(
    'pays up to 300,000 on %s',
    (kind) => {
      expect(payoutCapUsd(kind)).toBe(300_000)
    },
  )

  it.each(['VF', 'SK', 'TT', 'ES', 'badminton', 'handball', 'other-sport'] as const)(
    'pays up to 200,000 on %s',
    (kind) => {
      expect(payoutCapUsd(kind)).toBe(200_000)
    },
  )

  it('holds new markets, casino bets and financials to their own caps', () => {
    expect(payoutCapUsd('new-market')).toBe(25_000)
    expect(payoutCapUsd('casino-bet')).toBe(600_000)
    expect(payoutCapUsd('financial')).toBe(180_000)
  })

  it('knows every kind as whole positive dollars', () => {
    expect(payoutKinds).toHaveLength(sportPayoutKinds.length + 3)
    for (const kind of payoutKinds) {
      expect(Number.isInteger(payoutCapUsd(kind))).toBe(true)
      expect(payoutCapUsd(kind)).toBeGreaterThan(0)
    }
  })
})

describe('parlayCapUsd', () => {
  it('takes the lowest cap among the legs', () => {
    expect(parlayCapUsd(['FT', 'TN', 'BK'])).toBe(300_000)
    expect(parlayCapUsd(['FT', 'handball', 'TN'])).toBe(200_000)
  })

  it('lets a new market lower the cap of its sport', () => {
    expect(parlayCapUsd(['FT', 'new-market'])).toBe(25_000)
  })

  it('refuses to price a parlay without legs', () => {
    expect(() => parlayCapUsd([])).toThrow('at least one leg')
  })

  it('is never above any leg, is the cap of one of them, and ignores their order', () => {
    const leg = fc.constantFrom<LegPayoutKind>(...sportPayoutKinds, 'new-market')
    fc.assert(
      fc.property(fc.array(leg, { minLength: 1, maxLength: 10 }), (legs) => {
        const cap = parlayCapUsd(legs)
        expect(legs.every((kind) => cap <= payoutCapUsd(kind))).toBe(true)
        expect(legs.some((kind) => cap === payoutCapUsd(kind))).toBe(true)
        expect(parlayCapUsd(legs.toReversed())).toBe(cap)
      }),
    )
  })
})

it('tells the sports that OP gathers apart', () => {
  expect(sportPayoutKindOf('FT', 'football')).toBe('FT')
  expect(sportPayoutKindOf('OP', 'rugby')).toBe('rugby')
  expect(sportPayoutKindOf('OP', 'chess')).toBe('other-sport')
})
