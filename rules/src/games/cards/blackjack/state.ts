import type { Card } from '../deck.ts'

export const blackjackActions = [
  'insure',
  'decline',
  'hit',
  'stand',
  'double',
  'split',
  'surrender',
] as const
export type BlackjackAction = (typeof blackjackActions)[number]

export interface PlayerHand {
  readonly cards: readonly Card[]
  readonly doubled: boolean
  readonly surrendered: boolean
  /** No further card: stood, 21, bust, doubled, surrendered, or a split ace. */
  readonly done: boolean
}

export interface BlackjackState {
  readonly phase: 'insurance' | 'play' | 'over'
  /** The first card lies open; the second stays hidden until the round is over. */
  readonly dealer: readonly Card[]
  /** Two after a split. The first that is not done is played. */
  readonly hands: readonly PlayerHand[]
  readonly insured: boolean
}
