import { afterCommission, wholeStake, type StakeParts } from '../stake-parts.ts'
import { opponentPlays, type HandRank } from './hand-rank.ts'
import type { ZhajinhuaState } from './state.ts'

export type OpponentResult = 'folded' | 'win' | 'push' | 'lose' | 'gave-up'

type Stage = ZhajinhuaState['stage']

export const isOver = (stage: Stage): stage is 'blind' | 'called' | 'folded' =>
  stage !== 'unseen' && stage !== 'seen'

/** Put in against one opponent: the ante, and 1 more for a blind call or 2 for a seen one. */
export const stakedAgainst: Record<Stage, StakeParts> = {
  unseen: wholeStake,
  seen: wholeStake,
  folded: wholeStake,
  blind: 2 * wholeStake,
  called: 3 * wholeStake,
}

/** Won from an opponent who plays and is beaten, before the commission. */
const wonFrom = { blind: 2.5 * wholeStake, called: 3 * wholeStake } as const

export const resultAgainst = (
  stage: 'blind' | 'called' | 'folded',
  member: HandRank,
  opponent: HandRank,
): OpponentResult => {
  if (stage === 'folded') return 'gave-up'
  if (!opponentPlays(opponent)) return 'folded'
  if (member === opponent) return 'push'
  return member > opponent ? 'win' : 'lose'
}

/** Paid back from one opponent, the money put in included. */
export const paidAgainst = (
  stage: 'blind' | 'called' | 'folded',
  result: OpponentResult,
): StakeParts => {
  const staked = stakedAgainst[stage]
  if (stage === 'folded' || result === 'lose' || result === 'gave-up') return 0
  if (result === 'push') return staked
  return staked + afterCommission(result === 'folded' ? wholeStake : wonFrom[stage])
}
