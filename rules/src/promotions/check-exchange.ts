import type { Fen } from '../base/money.ts'
import type { ExchangeTerms } from './points.ts'

/** Points are counted in 32 bits: at one yuan each they reach two billion yuan of play. */
const leastPerPoint: Fen = 100n

/** The first rule that well-formed terms break; null when they are valid. */
export const exchangeFault = ({
  countedPerPoint,
  gifts,
}: Pick<ExchangeTerms, 'countedPerPoint' | 'gifts'>): string | null => {
  if (countedPerPoint < leastPerPoint) return 'countedPerPoint: at least 1.00'
  return new Set(gifts.map(({ id }) => id)).size === gifts.length
    ? null
    : 'gifts: each id is there once'
}
