import type { SharedBet } from '@xinghe/contract/games-shared.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'

interface RoundOutcome {
  readonly payout: Fen
  readonly net: Fen
}

/** What a round brought the member; null where none of their bets was settled by it. */
export const roundOutcome = (
  roundId: string | undefined,
  mine: readonly SharedBet[],
): RoundOutcome | null => {
  const settled = mine.filter((bet) => bet.roundId === roundId && bet.state === 'settled')
  if (settled.length === 0) return null
  const payout = settled.reduce((sum, bet) => sum + (bet.payout ?? 0n), 0n)
  return { payout, net: settled.reduce((sum, { stake }) => sum - stake, payout) }
}
