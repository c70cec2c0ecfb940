import type { Fen } from '../../base/money.ts'
import { no, ok, type Result } from '../../base/result.ts'
import type { Offer } from './shared-game.ts'

const yuan = 100n

/** Bets of one slip. */
export const slipMost = 100

const lesser = (one: Fen, other: Fen): Fen => (one < other ? one : other)

/** The cap on a payout bounds the stake, so that no payout is ever cut. */
export const mostStake = ({ price, mostStake: most }: Offer, cap: Fen): Fen =>
  lesser((cap / BigInt(price)) * yuan, most)

/** `staked`: what the greatest stake bounds together with this one. */
export const checkStake = (
  offer: Offer,
  stake: Fen,
  staked: Fen,
  cap: Fen,
): Result<Fen, 'stake-too-low' | 'stake-too-high' | 'stake-not-whole'> => {
  if (stake % yuan !== 0n) return no('stake-not-whole')
  if (stake < offer.leastStake) return no('stake-too-low')
  return staked + stake > mostStake(offer, cap) ? no('stake-too-high') : ok(stake)
}
