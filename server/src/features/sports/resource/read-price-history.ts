import { Refused } from '@xinghe/contract/refusal.ts'
import { checkFeed, type Method } from '../parts/method.ts'

/** The price history of a market that is on offer; an ended match has none. */
export const readPriceHistory: Method<'priceHistory'> = async ({ book }, { matchId, marketId }) => {
  const history = book.match(matchId)?.priceHistory(marketId) ?? null
  if (history !== null)
    return {
      sides: [...history.sides],
      samples: history.samples.map(({ at, prices }) => ({ at, prices: [...prices] })),
    }
  checkFeed(book)
  throw new Refused('resource-empty')
}
