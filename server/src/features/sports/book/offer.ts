import type { OfferedMarket } from '../feeds/feed.ts'

/** A market without its prices. */
export interface MarketShape extends Omit<OfferedMarket, 'offers'> {
  readonly sides: readonly string[]
}

/**
 * The markets of one match, as they are kept. Thousands of matches with dozens of markets each would be
 * most of the heap and of what the collector walks through; but few of their shapes differ.
 */
export interface Offer {
  readonly shapes: readonly MarketShape[]
  /** Of every side of every shape in turn. */
  readonly prices: readonly number[]
}

export const noOffer: Offer = { shapes: [], prices: [] }

/** Far more than there are; a feed whose lines never come again fills no memory with them. */
const mostShapes = 20_000
const shapes = new Map<string, MarketShape>()

const sharedShape = ({ play, line, main, goalNumber, offers }: OfferedMarket): MarketShape => {
  const sides = offers.filter((_, place) => place % 2 === 0).map(String)
  const key = `${play} ${line} ${main} ${goalNumber} ${sides.join(' ')}`
  const known = shapes.get(key)
  if (known !== undefined) return known
  if (shapes.size >= mostShapes) shapes.clear()
  const shape: MarketShape = { play, line, main, goalNumber, sides }
  shapes.set(key, shape)
  return shape
}

export const offerOf = (markets: readonly OfferedMarket[]): Offer => ({
  shapes: markets.map(sharedShape),
  prices: markets.flatMap(({ offers }) => offers.filter((_, place) => place % 2 === 1).map(Number)),
})

/** The markets as they were told; those that are not wanted are not even put together. */
export const marketsOf = (
  { shapes: told, prices }: Offer,
  wanted: (shape: MarketShape) => boolean = () => true,
): OfferedMarket[] => {
  const markets: OfferedMarket[] = []
  let first = 0
  for (const shape of told) {
    const { play, line, main, goalNumber, sides } = shape
    if (wanted(shape)) {
      const offers = sides.flatMap((side, place) => [side, prices[first + place] ?? 0])
      markets.push({ play, line, main, goalNumber, offers })
    }
    first += sides.length
  }
  return markets
}
