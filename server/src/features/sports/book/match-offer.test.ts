import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainMarkets } from '../../../../test/sports-news.ts'
import type { OfferedMarket } from '../feed/feed.ts'
import { marketsOf, noOffer, offerOf } from './match-offer.ts'

const market: fc.Arbitrary<OfferedMarket> = fc.record({
  play: fc.constantFrom('M', 'R', 'OU', 'PD', 'NG'),
  line: fc.option(fc.integer({ min: -40, max: 40 })),
  main: fc.boolean(),
  goalNumber: fc.option(fc.integer({ min: 1, max: 9 })),
  offers: fc
    .array(fc.tuple(fc.constantFrom('H', 'C', 'N', '2-1', 'other'), fc.nat(20_000)), {
      maxLength: 6,
    })
    .map((pairs) => pairs.flat()),
})

describe('the offer of a match', () => {
  it('returns the markets as the feed sent them', () => {
    fc.assert(
      fc.property(fc.array(market), (markets) => {
        expect(marketsOf(offerOf(markets))).toEqual(markets)
      }),
    )
    expect(marketsOf(noOffer)).toEqual([])
  })

  it('shares the shapes of its markets with other matches', () => {
    const dearer = plainMarkets.map(({ offers, ...shape }) => ({
      ...shape,
      offers: offers.map((value) => (typeof value === 'number' ? value + 1 : value)),
    }))
    const [one, other] = [offerOf(plainMarkets), offerOf(dearer)]
    for (const [at, shape] of one.shapes.entries()) expect(other.shapes[at]).toBe(shape)
    expect(other.prices).toEqual(one.prices.map((price) => price + 1))
  })
})
