import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readVectors } from '../../../rules/vectors/read-vectors.ts'
import { poisson, spread } from './distribution.ts'
import { marketCode } from './market-code.ts'
import { handicapMarkets, hkOf, lineChance, totalMarkets, type QuoteTerms } from './quote.ts'

const quote: QuoteTerms = { span: '', counted: '', running: false, marginBps: 500 }
const ladder = { step: 1, offset: 0, reach: 2 }

describe('a price', () => {
  it.each(readVectors('world-prices.csv'))('for %s with %s bps is %s', (chance, margin, hk) => {
    expect(hkOf(Number(chance), Number(margin))).toBe(Number(hk))
  })

  it('never returns more than the stake on average', () => {
    const chances = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(chances, fc.integer({ min: 0, max: 3_000 }), (probability, marginBps) => {
        const hk = hkOf(probability, marginBps)
        if (hk > 0) expect(probability * (1 + hk / 100)).toBeLessThanOrEqual(1)
      }),
    )
  })
})

describe('a line', () => {
  const margin = spread(
    [
      [-1, 0.2],
      [0, 0.3],
      [1, 0.3],
      [2, 0.2],
    ] as const,
    ([value]) => value,
    ([, chance]) => chance,
  )

  it.each([
    [-2, 0.5],
    [0, 0.5 / 0.7],
    [-4, 0.2 / 0.7],
    // A quarter below 0: a draw loses half of the stake.
    [-1, 0.5 / (0.5 + 0.2 + 0.15)],
    // Three quarters given: a win by one wins half.
    [-3, (0.2 + 0.15) / (0.2 + 0.15 + 0.5)],
  ])('of %s quarters wins as its two halves do', (line, chance) => {
    expect(lineChance(margin, line)).toBeCloseTo(chance, 12)
  })

  it('is offered where both sides have a price that every view can show, the main one nearest to evens', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.05, max: 6, noNaN: true }), (mean) => {
        const markets = totalMarkets(quote, poisson(mean, 20), ladder)
        const distance = ({ outcomes }: (typeof markets)[number]): number =>
          Math.abs((outcomes[0]?.probability ?? 1) - 0.5)
        const main = markets.find((market) => market.main)
        for (const market of markets) {
          expect(market.line).toBeGreaterThanOrEqual(0)
          for (const { hk } of market.outcomes) {
            expect(hk).toBeGreaterThanOrEqual(10)
            expect(hk).toBeLessThanOrEqual(400)
          }
          if (main !== undefined) expect(distance(main)).toBeLessThanOrEqual(distance(market))
        }
      }),
    )
  })

  it('gives the stronger side less to win, the more it gives away', () => {
    const prices = handicapMarkets(quote, margin, ladder).map(({ line, outcomes }) => [
      line,
      outcomes[0]?.hk,
    ])
    expect(prices).toEqual([...prices].sort(([one], [other]) => Number(one) - Number(other)))
    const wins = prices.map(([, hk]) => Number(hk))
    expect(wins).toEqual([...wins].sort((one, other) => other - one))
  })
})

it.each([
  ['', '', 'R', false, 'R'],
  ['', '', 'R', true, 'RE'],
  ['H', '', 'OU', true, 'HROU'],
  ['H', 'CN', 'R', true, 'HCNRE'],
  ['', 'PT', 'OU', false, 'PTOU'],
  ['Q2', '', 'M', true, 'Q2RM'],
  ['H', '', 'NG', true, 'HNG'],
] as const)('writes %s%s%s, in play %s, as %s', (span, counted, form, running, code) => {
  expect(marketCode(span, counted, form, running)).toBe(code)
})
