import type { RoundOutline, SoloRoundView } from '@xinghe/contract/games-play.ts'
import type { Json } from '@xinghe/contract/json.ts'
import { explainRound } from '@xinghe/rules/games/round-text.ts'
import { roundDetail } from '@xinghe/rules/games/told/round-detail.ts'
import type { SoloRound } from '../round/round.ts'
import type { RoundRow } from '../solo/store-round.ts'

/** A solo round as the wire has it. */
export const toldRound = (round: SoloRound): SoloRoundView => ({
  roundId: round.ticket,
  gameCode: round.game,
  version: round.version,
  state: round.state,
  stake: round.stake,
  risk: round.risk,
  payout: round.payout,
  pools: [...round.poolWins],
  choice: round.choice,
  actions: [...round.actions],
  view: round.view as Json,
  nonce: round.nonce,
  placedAt: round.placedAt,
  settledAt: round.settledAt,
})

export const explanationOf = (row: RoundRow): string => explainRound(row, roundDetail(row))

export const outlineOf = (row: RoundRow): RoundOutline => {
  const { ticket: roundId, game: gameCode, version, state, stake, risk, payout } = row
  const { placedAt, settledAt, drawNumber } = row
  const outline = { roundId, gameCode, version, state, stake, risk, payout, placedAt, settledAt }
  return { ...outline, drawNumber, explanation: explanationOf(row) }
}
