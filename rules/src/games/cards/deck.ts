/** One card of 52 as 0–51: thirteen ranks of each suit, the ace first. */
export type Card = number

export const deckSize = 52

/** In rising order where a suit decides: ♦ ♣ ♥ ♠. */
const suits = ['♦', '♣', '♥', '♠'] as const
export type Suit = (typeof suits)[number]

const rankNames = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']

/** 1 for an ace to 13 for a king. */
export const rankOf = (card: Card): number => (card % 13) + 1

/** 0 for ♦ to 3 for ♠. */
export const suitOf = (card: Card): number => Math.floor(card / 13)

export const rankName = (card: Card): string => rankNames[card % 13] ?? ''

export const suitName = (card: Card): Suit => suits[suitOf(card)] ?? '♦'

/** `♠A`, `♥10`. */
export const cardName = (card: Card): string => `${suitName(card)}${rankName(card)}`
