import { wholeStake, type StakeParts } from '../stake-parts.ts'
import { isNatural, totalOf } from './hand-total.ts'
import type { BlackjackState, PlayerHand } from './state.ts'

export type HandResult = 'blackjack' | 'win' | 'push' | 'lose' | 'bust' | 'surrender'

export const stakedOn = ({ doubled }: PlayerHand): StakeParts => (doubled ? 2 : 1) * wholeStake

/** How a hand of a finished round ends against the dealer's cards. */
export const resultOf = (hand: PlayerHand, { dealer, hands }: BlackjackState): HandResult => {
  if (hand.surrendered) return 'surrender'
  const { total } = totalOf(hand.cards)
  if (total > 21) return 'bust'
  const natural = hands.length === 1 && isNatural(hand.cards)
  if (natural || isNatural(dealer)) {
    if (natural && isNatural(dealer)) return 'push'
    return natural ? 'blackjack' : 'lose'
  }
  const dealt = totalOf(dealer).total
  if (dealt > 21 || total > dealt) return 'win'
  return total === dealt ? 'push' : 'lose'
}

/** Paid per stake of the hand, the stake included, in halves. */
const halvesPaid: Record<HandResult, number> = {
  blackjack: 5,
  win: 4,
  push: 2,
  surrender: 1,
  lose: 0,
  bust: 0,
}

export const paidFor = (hand: PlayerHand, state: BlackjackState): StakeParts =>
  (stakedOn(hand) * halvesPaid[resultOf(hand, state)]) / 2

/** Half a stake. */
export const insuranceStake: StakeParts = wholeStake / 2

/** Insurance pays 2:1 when the dealer has blackjack. */
export const insurancePaid = ({ insured, dealer }: BlackjackState): StakeParts =>
  insured && isNatural(dealer) ? 3 * insuranceStake : 0
