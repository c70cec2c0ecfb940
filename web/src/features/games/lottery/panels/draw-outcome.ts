import type { SharedBet } from '@xinghe/contract/games-shared.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'

export interface DrawOutcome {
  readonly staked: Fen
  readonly payout: Fen
  /** More came back than was staked. */
  readonly isGain: boolean
}

/** What a draw brought the member; null where no bet of theirs was settled by it. */
export const drawOutcome = (
  drawId: string | undefined,
  mine: readonly SharedBet[],
): DrawOutcome | null => {
  const settled = mine.filter(({ roundId, state }) => roundId === drawId && state === 'settled')
  if (settled.length === 0) return null
  const staked = settled.reduce((sum, { stake }) => sum + stake, 0n)
  const payout = settled.reduce((sum, bet) => sum + (bet.payout ?? 0n), 0n)
  return { staked, payout, isGain: payout > staked }
}
