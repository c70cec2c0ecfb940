import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainMarkets } from '../../../../test/sports-news.ts'
import type { OfferedMarket } from '../feeds/feed.ts'
import { marketsOf, noOffer, offerOf } from './offer.ts'

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

describe('an offer', () => {
  it('gives back the markets as they were told', () => {
    fc.assert(
      fc.property(fc.array(market), (markets) => {
        expect(marketsOf(offerOf(markets))).toEqual(markets)
      }),
    )
    expect(marketsOf(noOffer)).toEqual([])
  })

  it('shares with the others all but its prices', () => {
    const dearer = plainMarkets.map(({ offers, ...shape }) => ({
      ...shape,
      offers: offers.map((told) => (typeof told === 'number' ? told + 1 : told)),
    }))
    const [one, other] = [offerOf(plainMarkets), offerOf(dearer)]
    for (const [at, shape] of one.shapes.entries()) expect(other.shapes[at]).toBe(shape)
    expect(other.prices).toEqual(one.prices.map((price) => price + 1))
  })
})
