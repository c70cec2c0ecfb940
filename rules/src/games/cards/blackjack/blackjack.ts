import { no, ok } from '../../../base/result.ts'
import type { Rng } from '../../../base/rng.ts'
import type { SoloGame } from '../../solo-game.ts'
import { deckSize, rankOf, type Card } from '../deck.ts'
import { partsFraction, wholeStake } from '../stake-parts.ts'
import { activeHand, allowedActions, isDecidedAtDeal, isFinished } from './allowed.ts'
import { dealerStands, totalOf } from './hand-total.ts'
import { insurancePaid, insuranceStake, paidFor, stakedOn } from './settle-hand.ts'
import type { BlackjackAction, BlackjackState, PlayerHand } from './state.ts'
import { viewOf, type BlackjackView } from './view.ts'

/** The shoe is infinite: a card says nothing about the next, which makes the game exactly solvable. */
const draw = (rng: Rng): Card => rng.below(deckSize)

const newHand = (cards: readonly Card[]): PlayerHand => ({
  cards,
  doubled: false,
  surrendered: false,
  done: isFinished(cards),
})

const playDealer = (cards: readonly Card[], rng: Rng): readonly Card[] => {
  const drawn = [...cards]
  while (!dealerStands(drawn)) drawn.push(draw(rng))
  return drawn
}

/** The dealer draws only against a hand that can still win or lose by the dealer's total. */
const finish = (state: BlackjackState, rng: Rng): BlackjackState => {
  const isContested = state.hands.some(
    ({ cards, surrendered }) => !surrendered && totalOf(cards).total <= 21,
  )
  const drawn = isContested && !isDecidedAtDeal(state)
  return { ...state, phase: 'over', dealer: drawn ? playDealer(state.dealer, rng) : state.dealer }
}

/** Looks at the hole card under an ace or a ten: a dealer's blackjack ends the round before any choice. */
const peek = (state: BlackjackState, rng: Rng): BlackjackState =>
  isDecidedAtDeal(state) ? finish(state, rng) : { ...state, phase: 'play' }

const splitHands = ({ cards }: PlayerHand, rng: Rng): PlayerHand[] =>
  cards.map((card) => {
    const hand = newHand([card, draw(rng)])
    // A split ace gets one card and no choice.
    return rankOf(card) === 1 ? { ...hand, done: true } : hand
  })

const played = (hand: PlayerHand, action: BlackjackAction, rng: Rng): PlayerHand[] => {
  switch (action) {
    case 'hit': {
      return [newHand([...hand.cards, draw(rng)])]
    }
    case 'double': {
      return [{ ...hand, cards: [...hand.cards, draw(rng)], doubled: true, done: true }]
    }
    case 'split': {
      return splitHands(hand, rng)
    }
    case 'surrender': {
      return [{ ...hand, surrendered: true, done: true }]
    }
    default: {
      return [{ ...hand, done: true }]
    }
  }
}

const playHand = (state: BlackjackState, action: BlackjackAction, rng: Rng): BlackjackState => {
  const active = activeHand(state)
  const hands = state.hands.flatMap((hand, index) =>
    index === active ? played(hand, action, rng) : [hand],
  )
  const next = { ...state, hands }
  return activeHand(next) < 0 ? finish(next, rng) : next
}

/**
 * 二十一点. Cards are drawn in the order member, dealer, member, hole; a split draws for the first hand,
 * then for the second; the dealer draws last. Whole yuan as stake keep every payout whole.
 */
export const blackjack: SoloGame<null, BlackjackState, BlackjackAction, BlackjackView> = {
  code: 'BJ',
  version: 1,
  /** Two hands doubled, and insurance. */
  maxRisk: partsFraction(4 * wholeStake + insuranceStake),
  maxPayout: partsFraction(8 * wholeStake),
  openingRisk: () => partsFraction(wholeStake),

  begin(_, rng) {
    const [first, up, second, hole] = [draw(rng), draw(rng), draw(rng), draw(rng)]
    const state: BlackjackState = {
      phase: 'play',
      dealer: [up, hole],
      hands: [{ ...newHand([first, second]), done: false }],
      insured: false,
    }
    return rankOf(up) === 1 ? { ...state, phase: 'insurance' } : peek(state, rng)
  },

  act(state, action, rng) {
    if (!allowedActions(state).includes(action)) return no('action-not-allowed')
    if (state.phase === 'insurance')
      return ok(peek({ ...state, insured: action === 'insure' }, rng))
    return ok(playHand(state, action, rng))
  },

  risk: ({ hands, insured }) =>
    partsFraction(hands.reduce((sum, hand) => sum + stakedOn(hand), insured ? insuranceStake : 0)),

  payout: (state) =>
    state.phase === 'over'
      ? partsFraction(
          state.hands.reduce((sum, hand) => sum + paidFor(hand, state), insurancePaid(state)),
        )
      : null,

  view: viewOf,

  timeoutAction: ({ phase }) => (phase === 'insurance' ? 'decline' : 'stand'),
}
