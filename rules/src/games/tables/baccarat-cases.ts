import { deckSize, type Card } from '../cards/deck.ts'
import type { WeightedDraw } from '../lottery/play.ts'
import type { Numbers } from '../shared/shared-game.ts'
import { cardCount, dealHands, pairOf, type BaccaratDeal } from './baccarat-hands.ts'

const decks = 8
export const shoeCards = decks * deckSize
/** No deal takes more. */
export const mostCards = 6

/** Cards that are alike to the bets in question: one of them, and how many the shoe has. */
interface CardKind {
  readonly card: Card
  readonly count: number
}

/** Tells every sequence of kinds, and the ways to draw it. All ways together are below 2^53, so exact. */
const eachSequence = (
  kinds: readonly CardKind[],
  length: number,
  tell: (cards: readonly Card[], ways: number) => void,
): void => {
  const left = kinds.map(({ count }) => count)
  const drawn: Card[] = []
  const grow = (ways: number): void => {
    if (drawn.length === length) {
      tell(drawn, ways)
      return
    }
    kinds.forEach(({ card }, kind) => {
      const count = left[kind] ?? 0
      left[kind] = count - 1
      drawn.push(card)
      grow(ways * count)
      drawn.pop()
      left[kind] = count
    })
  }
  grow(1)
}

/** One draw for each key of a deal. */
const mergedBy = (keyOf: (deal: BaccaratDeal) => string) => {
  const found = new Map<string, { readonly numbers: Numbers; ways: number }>()
  return {
    add(cards: readonly Card[], ways: number): void {
      const deal = dealHands(cards)
      const key = keyOf(deal)
      const known = found.get(key)
      if (known === undefined) found.set(key, { numbers: cards.slice(0, cardCount(deal)), ways })
      else known.ways += ways
    },
    draws: (): WeightedDraw[] =>
      Array.from(found.values(), ({ numbers, ways }) => ({ numbers, weight: BigInt(ways) })),
  }
}

/** Tens and pictures are alike where only points count. */
const countTotals = (): WeightedDraw[] => {
  const byTotals = mergedBy(
    ({ player, banker }) =>
      `${player.total} ${player.cards.length} ${banker.total} ${banker.cards.length}`,
  )
  const kinds = [12, 0, 1, 2, 3, 4, 5, 6, 7, 8].map((card, points) => ({
    card,
    count: (points === 0 ? 16 : 4) * decks,
  }))
  eachSequence(kinds, mostCards, (cards, ways) => byTotals.add(cards, ways))
  return byTotals.draws()
}

/** Only the first four cards can pair. The first may be any: the rest is counted for one card as it. */
const countPairs = (): WeightedDraw[] => {
  const byPairs = mergedBy(({ player, banker }) => `${pairOf(player)} ${pairOf(banker)}`)
  const kinds = Array.from({ length: deckSize }, (_, card) => ({
    card,
    count: card === 0 ? decks - 1 : decks,
  }))
  eachSequence(kinds, 3, (cards, ways) => byPairs.add([0, ...cards, 0, 0], ways))
  return byPairs.draws()
}

const counted = new Map<() => WeightedDraw[], WeightedDraw[]>()

/** Counted once: a million sequences take a second. */
const once = (count: () => WeightedDraw[]): WeightedDraw[] => {
  const known = counted.get(count) ?? count()
  counted.set(count, known)
  return known
}

/** For bets on totals and numbers of cards. */
export const totalCases = (): WeightedDraw[] => once(countTotals)

/** For bets on pairs. */
export const pairCases = (): WeightedDraw[] => once(countPairs)
