import { deckSize, rankOf, suitOf, type Card } from '../deck.ts'
import { handRank, opponentPlays, type HandRank } from './hand-rank.ts'

/** What the 18,424 opponents of one hand do: fold, lose, draw level, win. */
export interface OpponentCounts {
  readonly rank: HandRank
  /** How many of the 22,100 hands are this one with other suits. */
  readonly weight: number
  readonly folding: number
  readonly beaten: number
  readonly level: number
  readonly stronger: number
}

const allHands = (): Card[][] => {
  const hands: Card[][] = []
  for (let a = 0; a < deckSize; a += 1) {
    for (let b = a + 1; b < deckSize; b += 1) {
      for (let c = b + 1; c < deckSize; c += 1) hands.push([a, b, c])
    }
  }
  return hands
}

/** The same for all hands that differ only in which suit is which. */
const shapeOf = (hand: readonly Card[]): string => {
  const [a = 0, b = 0, c = 0] = [...hand].sort((x, y) => rankOf(x) - rankOf(y))
  const matches = [suitOf(a) === suitOf(b), suitOf(b) === suitOf(c), suitOf(a) === suitOf(c)]
  // Of a pair either card may share its suit with the third: the pair has no order.
  const isPair = new Set(hand.map(rankOf)).size < 3
  return `${rankOf(a)},${rankOf(b)},${rankOf(c)},${isPair ? matches.includes(true) : matches.join()}`
}

const countAgainst = (hand: readonly Card[], cards: Uint8Array, ranks: Int32Array) => {
  const rank = handRank(hand)
  const counts = { rank, folding: 0, beaten: 0, level: 0, stronger: 0 }
  const taken = new Uint8Array(deckSize)
  for (const card of hand) taken[card] = 1
  const isTaken = (place: number): boolean => taken[cards[place] ?? 0] === 1
  for (let at = 0; at < ranks.length; at += 1) {
    if (isTaken(3 * at) || isTaken(3 * at + 1) || isTaken(3 * at + 2)) continue
    const other = ranks[at] ?? 0
    if (!opponentPlays(other)) counts.folding += 1
    else if (other < rank) counts.beaten += 1
    else if (other === rank) counts.level += 1
    else counts.stronger += 1
  }
  return counts
}

/** All 407,170,400 pairs, counted once for each of the 1,755 shapes of the member's hand. */
export const opponentCounts = (): OpponentCounts[] => {
  const hands = allHands()
  const cards = Uint8Array.from(hands.flat())
  const ranks = Int32Array.from(hands, handRank)
  const shapes = Map.groupBy(hands, shapeOf)
  return [...shapes.values()].map((alike) => ({
    ...countAgainst(alike[0] ?? [], cards, ranks),
    weight: alike.length,
  }))
}
