import { isNatural, totalOf, valueOf } from './hand-total.ts'
import type { BlackjackAction, BlackjackState } from './state.ts'

export const activeHand = ({ hands }: BlackjackState): number =>
  hands.findIndex(({ done }) => !done)

/** The actions open to the member, in the order of their buttons. */
export const allowedActions = (state: BlackjackState): readonly BlackjackAction[] => {
  if (state.phase === 'insurance') return ['insure', 'decline']
  const hand = state.hands[activeHand(state)]
  if (state.phase === 'over' || hand === undefined) return []
  const [first, second, third] = hand.cards
  if (first === undefined || second === undefined || third !== undefined) return ['hit', 'stand']
  const isFirstChoice = state.hands.length === 1
  return [
    'hit',
    'stand',
    'double',
    ...(isFirstChoice && valueOf(first) === valueOf(second) ? (['split'] as const) : []),
    ...(isFirstChoice ? (['surrender'] as const) : []),
  ]
}

/** A hand of 21 takes no card, and a bust hand cannot. */
export const isFinished = (cards: readonly number[]): boolean => totalOf(cards).total >= 21

/** Decided without another choice: either side holds a blackjack. */
export const isDecidedAtDeal = ({ dealer, hands }: BlackjackState): boolean =>
  isNatural(dealer) || (hands.length === 1 && isNatural(hands[0]?.cards ?? []))
