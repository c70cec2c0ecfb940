import type { PlacedOrder } from '@xinghe/rules/sports/slip/state.ts'
import { isDecided } from '@xinghe/rules/sports/slip/answer.ts'
import { slipText as words } from '../words/slip-messages.ts'

export const outcomes = {
  confirming: { title: words.confirming, line: words.confirmingLine },
  accepted: { title: words.accepted, line: '' },
  partly: { title: words.partly, line: words.refusedLine },
  refused: { title: words.refusedAll, line: words.refusedLine },
} as const
export type Outcome = keyof typeof outcomes

/** Of all orders of one placement together. */
export const outcomeOf = (orders: readonly PlacedOrder[]): Outcome => {
  if (!isDecided(orders)) return 'confirming'
  const refused = orders.filter(({ state }) => state === 'refused').length
  if (refused === 0) return 'accepted'
  return refused === orders.length ? 'refused' : 'partly'
}
