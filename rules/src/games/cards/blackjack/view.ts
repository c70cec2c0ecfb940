import type { Card } from '../deck.ts'
import type { StakeParts } from '../stake-parts.ts'
import { activeHand, allowedActions } from './allowed.ts'
import { totalOf, type HandTotal } from './hand-total.ts'
import {
  insurancePaid,
  insuranceStake,
  paidFor,
  resultOf,
  stakedOn,
  type HandResult,
} from './settle-hand.ts'
import type { BlackjackAction, BlackjackState, PlayerHand } from './state.ts'

export interface HandView extends HandTotal {
  readonly cards: readonly Card[]
  readonly doubled: boolean
  readonly active: boolean
  readonly staked: StakeParts
  /** Both null until the round is over. */
  readonly result: HandResult | null
  readonly paid: StakeParts | null
}

export interface BlackjackView {
  readonly phase: BlackjackState['phase']
  /** Null for the hole card while it is hidden; the total counts open cards only. */
  readonly dealer: { readonly cards: readonly (Card | null)[] } & HandTotal
  readonly hands: readonly HandView[]
  readonly insurance: { readonly staked: StakeParts; readonly paid: StakeParts | null } | null
  readonly allowed: readonly BlackjackAction[]
}

const handView = (hand: PlayerHand, index: number, state: BlackjackState): HandView => {
  const over = state.phase === 'over'
  return {
    ...totalOf(hand.cards),
    cards: hand.cards,
    doubled: hand.doubled,
    active: state.phase === 'play' && index === activeHand(state),
    staked: stakedOn(hand),
    result: over ? resultOf(hand, state) : null,
    paid: over ? paidFor(hand, state) : null,
  }
}

export const viewOf = (state: BlackjackState): BlackjackView => {
  const over = state.phase === 'over'
  const open = over ? state.dealer : state.dealer.slice(0, 1)
  const hidden = state.dealer.slice(open.length).map(() => null)
  return {
    phase: state.phase,
    dealer: { cards: [...open, ...hidden], ...totalOf(open) },
    hands: state.hands.map((hand, index) => handView(hand, index, state)),
    insurance: state.insured
      ? { staked: insuranceStake, paid: over ? insurancePaid(state) : null }
      : null,
    allowed: allowedActions(state),
  }
}
