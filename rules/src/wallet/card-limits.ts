import type { Instant } from '../base/instant.ts'
import { no, ok, type Result } from '../base/result.ts'
import type { CardId } from './order-id.ts'

/** Payout destinations. */
export const cardKinds = ['bank', 'alipay', 'trc20', 'erc20'] as const
export type CardKind = (typeof cardKinds)[number]

/** Maximum number of cards of a member, by kind. */
export const cardsPerKind = {
  bank: 5,
  alipay: 3,
  trc20: 3,
  erc20: 3,
} as const satisfies Record<CardKind, number>

export interface Card {
  readonly id: CardId
  readonly kind: CardKind
  readonly addedAt: Instant
  /** Exactly one card of each kind that the member has. */
  readonly isDefault: boolean
}

/** The first card of a kind becomes its default. */
export const addCard = (
  cards: readonly Card[],
  { id, kind }: Pick<Card, 'id' | 'kind'>,
  now: Instant,
): Result<readonly Card[], 'cards-full'> => {
  const count = cards.filter((card) => card.kind === kind).length
  if (count >= cardsPerKind[kind]) return no('cards-full')
  return ok([...cards, { id, kind, addedAt: now, isDefault: count === 0 }])
}

export const chooseDefault = (
  cards: readonly Card[],
  id: CardId,
): Result<readonly Card[], 'not-found'> => {
  const chosen = cards.find((card) => card.id === id)
  if (chosen === undefined) return no('not-found')
  return ok(
    cards.map((card) =>
      card.kind === chosen.kind ? { ...card, isDefault: card.id === id } : card,
    ),
  )
}

/** When the default is removed, the newest remaining card of the kind becomes the default. */
export const removeCard = (
  cards: readonly Card[],
  id: CardId,
): Result<readonly Card[], 'not-found'> => {
  const removed = cards.find((card) => card.id === id)
  if (removed === undefined) return no('not-found')
  const left = cards.filter((card) => card.id !== id)
  if (!removed.isDefault) return ok(left)
  const newest = left
    .filter((card) => card.kind === removed.kind)
    .toSorted((a, b) => a.addedAt - b.addedAt)
    .at(-1)
  return newest === undefined ? ok(left) : chooseDefault(left, newest.id)
}
