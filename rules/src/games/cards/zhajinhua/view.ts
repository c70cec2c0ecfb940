import type { Card } from '../deck.ts'
import type { StakeParts } from '../stake-parts.ts'
import { classOfRank, handRank, type ZhajinhuaClass } from './hand-rank.ts'
import {
  isOver,
  paidAgainst,
  resultAgainst,
  stakedAgainst,
  type OpponentResult,
} from './settle-opponent.ts'
import type { ZhajinhuaAction, ZhajinhuaState } from './state.ts'

export interface OpponentView {
  /** Hidden, null each, until a comparison shows them; a member who folds never sees them. */
  readonly cards: readonly (Card | null)[]
  readonly class: ZhajinhuaClass | null
  readonly staked: StakeParts
  readonly result: OpponentResult | null
  readonly paid: StakeParts | null
}

export interface ZhajinhuaView {
  readonly stage: ZhajinhuaState['stage']
  readonly member: {
    readonly cards: readonly (Card | null)[]
    readonly class: ZhajinhuaClass | null
  }
  readonly opponents: readonly OpponentView[]
  readonly allowed: readonly ZhajinhuaAction[]
}

const hidden = [null, null, null]

export const allowedActions = ({ stage }: ZhajinhuaState): readonly ZhajinhuaAction[] => {
  if (stage === 'unseen') return ['look', 'blind', 'fold']
  return stage === 'seen' ? ['call', 'fold'] : []
}

const shownHand = (cards: readonly Card[], shown: boolean) =>
  shown ? { cards, class: classOfRank(handRank(cards)) } : { cards: hidden, class: null }

const opponentView = (cards: readonly Card[], { stage, member }: ZhajinhuaState): OpponentView => {
  const staked = stakedAgainst[stage]
  if (!isOver(stage)) return { ...shownHand(cards, false), staked, result: null, paid: null }
  const result = resultAgainst(stage, handRank(member), handRank(cards))
  return {
    ...shownHand(cards, stage !== 'folded'),
    staked,
    result,
    paid: paidAgainst(stage, result),
  }
}

/** A member who folded unseen gave the cards away unseen; they are shown then, since they decide nothing. */
export const viewOf = (state: ZhajinhuaState): ZhajinhuaView => ({
  stage: state.stage,
  member: shownHand(state.member, state.stage !== 'unseen'),
  opponents: state.opponents.map((cards) => opponentView(cards, state)),
  allowed: allowedActions(state),
})
