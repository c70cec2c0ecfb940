import { rankOf, suitOf, type Card } from '../deck.ts'

/** Rising: high card, pair, straight, flush, straight flush, three of a kind. */
const zhajinhuaClasses = ['high', 'pair', 'straight', 'flush', 'straightFlush', 'three'] as const
export type ZhajinhuaClass = (typeof zhajinhuaClasses)[number]

/** Orders all hands; equal where only suits differ. Class, then three ranks, in base 15. */
export type HandRank = number

const base = 15

const rankFrom = (index: number, [a, b, c]: readonly [number, number, number]): HandRank =>
  ((index * base + a) * base + b) * base + c

/** The ace is 14, except in A-2-3. */
const highRank = (card: Card): number => (rankOf(card) === 1 ? 14 : rankOf(card))

/** The highest card of a straight, 3 for A-2-3, the lowest; null for no straight. */
const straightTo = (top: number, middle: number, low: number): number | null => {
  if (top === 14 && middle === 3 && low === 2) return 3
  return top === middle + 1 && middle === low + 1 ? top : null
}

export const handRank = ([a = 0, b = 0, c = 0]: readonly Card[]): HandRank => {
  const [low = 0, middle = 0, top = 0] = [highRank(a), highRank(b), highRank(c)].sort(
    (x, y) => x - y,
  )
  if (low === top) return rankFrom(5, [top, top, top])
  if (middle === top) return rankFrom(1, [middle, low, 0])
  if (middle === low) return rankFrom(1, [middle, top, 0])
  const sameSuit = suitOf(a) === suitOf(b) && suitOf(b) === suitOf(c)
  const straight = straightTo(top, middle, low)
  if (straight !== null) return rankFrom(sameSuit ? 4 : 2, [straight, 0, 0])
  return rankFrom(sameSuit ? 3 : 0, [top, middle, low])
}

export const classOfRank = (rank: HandRank): ZhajinhuaClass =>
  zhajinhuaClasses[Math.floor(rank / base ** 3)] ?? 'high'

/** A simulated opponent folds below queen high. */
const queenHigh = rankFrom(0, [12, 0, 0])

export const opponentPlays = (rank: HandRank): boolean => rank >= queenHigh

/** The lowest hand with which the best play calls. */
export const callFrom: HandRank = rankFrom(0, [13, 4, 3])
