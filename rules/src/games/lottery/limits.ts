import type { Fen } from '../../base/money.ts'
import { no, ok, type Result } from '../../base/result.ts'
import type { Price } from './price.ts'

const yuan = 100n
export const leastStake: Fen = 1n * yuan
const greatestStake: Fen = 20_000n * yuan

/** Bets of one slip. */
export const slipMost = 100

/** The cap bounds the stake, so that no payout is ever cut. */
export const mostStake = (price: Price, cap: Fen): Fen => {
  const byCap = (cap / BigInt(price)) * yuan
  return byCap < greatestStake ? byCap : greatestStake
}

export const checkStake = (
  stake: Fen,
  price: Price,
  cap: Fen,
): Result<Fen, 'stake-too-low' | 'stake-too-high' | 'stake-not-whole'> => {
  if (stake % yuan !== 0n) return no('stake-not-whole')
  if (stake < leastStake) return no('stake-too-low')
  return stake > mostStake(price, cap) ? no('stake-too-high') : ok(stake)
}
