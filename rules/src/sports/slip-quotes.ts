import type { HkPrice } from '../base/odds.ts'
import type { Line } from './line.ts'
import type { Slip } from './slip.ts'
import { pickKey, type ItemMarket, type SlipItem } from './slip-item.ts'

/** How a pick stands on the board now. */
export interface SlipQuote {
  readonly key: string
  readonly hk: HkPrice
  readonly line: Line | null
  readonly market: ItemMarket
}

const movedTo = (item: SlipItem, { hk, line, market }: SlipQuote): SlipItem => {
  if (item.hk === hk && item.line === line && item.market === market) return item
  const agreed = item.before ?? { hk: item.hk, line: item.line }
  const returned = agreed.hk === hk && agreed.line === line
  return { ...item, hk, line, market, before: returned ? null : agreed }
}

/** Old → new is always against what the member agreed to, not against the last tick. */
export const applyQuotes = (slip: Slip, quotes: readonly SlipQuote[]): Slip => {
  const byKey = new Map(quotes.map((quote) => [quote.key, quote]))
  const items = slip.items.map((item) => {
    const quote = byKey.get(pickKey(item))
    // A confirming order is judged by the price it was sent with.
    return quote === undefined || item.order?.state === 'confirming' ? item : movedTo(item, quote)
  })
  // Most ticks change nothing of it: the same slip need not be kept and drawn again.
  return items.every((item, at) => item === slip.items[at]) ? slip : { ...slip, items }
}

/** The member agrees to the prices and lines as they stand now. */
export const agreeToQuotes = (slip: Slip): Slip => ({
  ...slip,
  items: slip.items.map((item) => ({ ...item, before: null })),
})
