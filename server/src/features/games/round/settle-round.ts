import type { Fen } from '@xinghe/rules/base/money.ts'
import { roundTurnover } from '@xinghe/rules/games/round-turnover.ts'
import type { Player } from '../../../ledger/play/player.ts'

/** What a round that has ended pays, pools apart. */
export interface RoundEnd {
  readonly risk: Fen
  readonly payout: Fen
  readonly poolWin: Fen
}

/** Pays the round, and counts what was won and turned over. Pools were paid when they were won. */
export const settleRound = (
  player: Player,
  ticket: string,
  { risk, payout, poolWin }: RoundEnd,
): Fen => {
  if (payout > 0n)
    player.payOut({ amount: payout, code: 'bet-payout', cause: ticket, key: `${ticket}:payout` })
  const won = payout + poolWin
  if (won > 0n) player.count([{ kind: 'loss', amount: -won }])
  const turnover = roundTurnover([{ risk, payout: won }])
  player.addTurnover(turnover)
  return turnover
}
