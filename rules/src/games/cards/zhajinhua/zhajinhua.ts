import { no, ok } from '../../../base/result.ts'
import { deal } from '../../fair/deal.ts'
import type { SoloGame } from '../../solo-game.ts'
import { deckSize, type Card } from '../deck.ts'
import { partsFraction, type StakeParts } from '../stake-parts.ts'
import { handRank } from './hand-rank.ts'
import { isOver, paidAgainst, resultAgainst, stakedAgainst } from './settle-opponent.ts'
import {
  mostOpponents,
  type ZhajinhuaAction,
  type ZhajinhuaChoice,
  type ZhajinhuaState,
} from './state.ts'
import { allowedActions, viewOf, type ZhajinhuaView } from './view.ts'

const stageAfter = {
  look: 'seen',
  blind: 'blind',
  call: 'called',
  fold: 'folded',
} as const satisfies Record<ZhajinhuaAction, ZhajinhuaState['stage']>

const paidIn = ({ stage, member, opponents }: ZhajinhuaState): StakeParts | null => {
  if (!isOver(stage)) return null
  const own = handRank(member)
  return opponents.reduce(
    (sum, cards) => sum + paidAgainst(stage, resultAgainst(stage, own, handRank(cards))),
    0,
  )
}

const mostWon = paidAgainst('called', 'win')

/**
 * 炸金花 against 1–4 simulated opponents, each compared apart, so that more of them change no return. The
 * stake is the ante against each. Three cards each, in the order member, opponents. Even yuan as ante
 * keep every payout whole.
 */
export const zhajinhua: SoloGame<ZhajinhuaChoice, ZhajinhuaState, ZhajinhuaAction, ZhajinhuaView> =
  {
    code: 'ZJH',
    version: 1,
    maxRisk: partsFraction(mostOpponents * stakedAgainst.called),
    maxPayout: partsFraction(mostOpponents * mostWon),
    openingRisk: ({ opponents }) => partsFraction(opponents * stakedAgainst.unseen),

    begin({ opponents }, rng) {
      const cards = deal(3 * (1 + opponents), deckSize, rng)
      const hand = (place: number): readonly Card[] => cards.slice(3 * place, 3 * place + 3)
      return {
        member: hand(0),
        opponents: Array.from({ length: opponents }, (_, seat) => hand(1 + seat)),
        stage: 'unseen',
      }
    },

    act: (state, action) =>
      allowedActions(state).includes(action)
        ? ok({ ...state, stage: stageAfter[action] })
        : no('action-not-allowed'),

    risk: ({ stage, opponents }) => partsFraction(opponents.length * stakedAgainst[stage]),

    payout(state) {
      const paid = paidIn(state)
      return paid === null ? null : partsFraction(paid)
    },

    view: viewOf,
    timeoutAction: () => 'fold',
  }
