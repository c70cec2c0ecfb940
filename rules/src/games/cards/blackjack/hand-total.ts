import { rankOf, type Card } from '../deck.ts'

/** 1 for an ace, 10 for ten and pictures. */
export const valueOf = (card: Card): number => Math.min(rankOf(card), 10)

export interface HandTotal {
  readonly total: number
  /** An ace counts as 11. */
  readonly soft: boolean
}

export const addValue = (hard: number, hasAce: boolean): HandTotal =>
  hasAce && hard + 10 <= 21 ? { total: hard + 10, soft: true } : { total: hard, soft: false }

export const totalOf = (cards: readonly Card[]): HandTotal => {
  const values = cards.map(valueOf)
  return addValue(
    values.reduce((sum, value) => sum + value, 0),
    values.includes(1),
  )
}

/** An ace and a ten as the first two cards. After a split the same cards are only 21. */
export const isNatural = (cards: readonly Card[]): boolean =>
  cards.length === 2 && totalOf(cards).total === 21

/** The dealer stands on every 17, soft ones too. */
export const dealerStands = (cards: readonly Card[]): boolean => totalOf(cards).total >= 17
