import type { BlackjackView } from '@xinghe/rules/games/cards/blackjack/view.ts'

export const dealerKey = (place: number): string => `d${place}`
export const handKey = (hand: number, place: number): string => `h${hand}.${place}`
export const holeTurned = 'hole'

/** Cards in the order in which they are dealt; the dealer's hole card is turned before more are drawn. */
export const laidCards = ({ dealer, hands }: BlackjackView): string[] => {
  const start = [handKey(0, 0), dealerKey(0), handKey(0, 1), dealerKey(1)]
  const drawn = hands.flatMap(({ cards }, hand) => cards.map((_, place) => handKey(hand, place)))
  const isOpen = dealer.cards.every((card) => card !== null)
  const dealt = dealer.cards.map((_, place) => dealerKey(place))
  return [...new Set([...start, ...drawn, ...(isOpen ? [holeTurned] : []), ...dealt])]
}
