import { cardName, deckSize, type Card } from '../src/games/cards/deck.ts'

const cards = new Map(Array.from({ length: deckSize }, (_, card) => [cardName(card), card]))

/** Reads `♠A ♥10`. */
export const cardsOf = (names: string): Card[] =>
  names.split(' ').map((name) => {
    const card = cards.get(name)
    if (card === undefined) throw new Error(`no card ${name}`)
    return card
  })
