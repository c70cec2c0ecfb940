import type { Fen } from '../base/money.ts'

/** One bet of a member in a round. */
export interface RoundBet {
  readonly risk: Fen
  readonly payout: Fen
}

/**
 * Turnover of all bets of a member in one round: the smaller of total risk and net result.
 * Bets that cancel each other out earn nothing.
 */
export const roundTurnover = (bets: readonly RoundBet[]): Fen => {
  let [risk, net] = [0n, 0n]
  for (const bet of bets) {
    risk += bet.risk
    net += bet.payout - bet.risk
  }
  const moved = net < 0n ? -net : net
  return moved < risk ? moved : risk
}
