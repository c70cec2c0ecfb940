import { LRUCache } from 'lru-cache'
import type { OfferedMarket } from '../feed/feed.ts'

/** A market without its prices. */
export interface MarketShape extends Omit<OfferedMarket, 'offers'> {
  readonly sides: readonly string[]
}

/**
 * The markets of one match in a compact form. As objects, the markets of thousands of matches would take most
 * of the heap and of the garbage collector's time; but few shapes differ, so that matches share them.
 */
export interface MatchOffer {
  readonly shapes: readonly MarketShape[]
  /** One price for each side of each shape, in their order. */
  readonly prices: readonly number[]
}

export const noOffer: MatchOffer = { shapes: [], prices: [] }

/** Far more shapes than are in use at once; the limit protects the memory from a feed that invents lines. */
const sharedMost = 20_000
const sharedShapes = new LRUCache<string, MarketShape>({ max: sharedMost })

const sharedShape = ({ offers, ...market }: OfferedMarket): MarketShape => {
  const sides = offers.filter((_, place) => place % 2 === 0).map(String)
  const { play, line, main, goalNumber, isNew = false } = market
  const key = `${play} ${line} ${main} ${goalNumber} ${isNew} ${sides.join(' ')}`
  const known = sharedShapes.get(key)
  if (known !== undefined) return known
  const shape: MarketShape = { ...market, sides }
  sharedShapes.set(key, shape)
  return shape
}

export const isSameOffer = (one: MatchOffer, other: MatchOffer): boolean =>
  one.shapes === other.shapes && one.prices.every((price, place) => price === other.prices[place])

export const offerOf = (markets: readonly OfferedMarket[]): MatchOffer => ({
  shapes: markets.map(sharedShape),
  prices: markets.flatMap(({ offers }) => offers.filter((_, place) => place % 2 === 1).map(Number)),
})

/** The wanted markets in the feed's form; others are skipped without an allocation. */
export const marketsOf = (
  { shapes, prices }: MatchOffer,
  wanted: (shape: MarketShape) => boolean = () => true,
): OfferedMarket[] => {
  const markets: OfferedMarket[] = []
  let first = 0
  for (const shape of shapes) {
    const { sides, ...market } = shape
    if (wanted(shape)) {
      const offers = sides.flatMap((side, place) => [side, prices[first + place] ?? 0])
      markets.push({ ...market, offers })
    }
    first += sides.length
  }
  return markets
}
