import { rankName, type Card } from '@xinghe/rules/games/cards/deck.ts'
import { totalOf } from '@xinghe/rules/games/tables/baccarat-hands.ts'
import type { Seat } from '../round/reveal-times.ts'

/** What the open cards of a seat are worth: points at baccarat, the rank at dragon-tiger. */
export const pointsText = (seat: Seat, open: readonly Card[]): string | null => {
  if (open.length === 0) return null
  if (seat === 'dragon' || seat === 'tiger') return rankName(open[0] ?? 0)
  return String(totalOf(open))
}
