import type { ResourceAnswer } from '@xinghe/contract/sports-methods.ts'

export type MarketHistory = ResourceAnswer<'priceHistory'>

/** The prices of a side over its history, in hundredths. */
export interface PriceRange {
  readonly side: string
  readonly first: number
  readonly highest: number
  readonly lowest: number
  /** The newest price at which it was on offer. */
  readonly last: number
  /** 0 while the side is not on offer. */
  readonly current: number
}

/** One range for each side that was ever on offer. */
export const priceRanges = ({ sides, samples }: MarketHistory): PriceRange[] =>
  sides.flatMap((side, place) => {
    const prices = samples.map((sample) => sample.prices[place] ?? 0)
    const offered = prices.filter((price) => price > 0)
    const [first] = offered
    if (first === undefined) return []
    return [
      {
        side,
        first,
        highest: Math.max(...offered),
        lowest: Math.min(...offered),
        last: offered.at(-1) ?? first,
        current: prices.at(-1) ?? 0,
      },
    ]
  })

const isOffered = ({ current }: PriceRange): boolean => current > 0

/** The most likely sides, for a chart that cannot show all; of a suspended market as they were on offer last. */
export const likeliest = (ranges: readonly PriceRange[], most: number): PriceRange[] =>
  ranges
    .toSorted(
      (one, other) => Number(isOffered(other)) - Number(isOffered(one)) || one.last - other.last,
    )
    .slice(0, most)
