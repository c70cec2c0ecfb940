import type { Fen } from '../../base/money.ts'

export interface PaidBet {
  readonly stake: Fen
  readonly payout: Fen
}

const lesser = (one: Fen, other: Fen): Fen => (one < other ? one : other)

/**
 * Turnover of each of a member's bets in one draw. Their sum is the smaller of total stake and net result, so
 * that opposite bets on one play count nothing. It is assigned to the bets in their order.
 */
export const drawTurnovers = (bets: readonly PaidBet[]): Fen[] => {
  const staked = bets.reduce((sum, { stake }) => sum + stake, 0n)
  const net = bets.reduce((sum, { stake, payout }) => sum + payout - stake, 0n)
  let left = lesser(staked, net < 0n ? -net : net)
  return bets.map(({ stake }) => {
    const own = lesser(left, stake)
    left -= own
    return own
  })
}
