import { compare, half } from '../base/fraction.ts'
import type { Fen } from '../base/money.ts'
import { betPrice, type Bet } from './bet.ts'
import type { BetResult } from './outcome.ts'
import type { Settlement } from './settle-bet.ts'

const magnitude = (fen: Fen): Fen => (fen < 0n ? -fen : fen)

/**
 * Turnover of a settled or cashed out bet: the lower of risk and |net result|. Pushes and voids add
 * nothing, nor does a bet whose price as a whole is under HK 0.50.
 */
export const betTurnover = (
  bet: Bet,
  { result, risk, net }: Pick<Settlement, 'risk' | 'net'> & { readonly result: BetResult },
): Fen => {
  if (result === 'P' || result === 'D' || compare(betPrice(bet), half) < 0) return 0n
  const moved = magnitude(net)
  return moved < risk ? moved : risk
}
