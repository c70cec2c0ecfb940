import type { Fen } from '../base/money.ts'
import type { Terms } from './terms.ts'

/** Whether an activity that has promised `spent` may give `more`, when all members together have played `counted`. */
export const isWithinBudget = (
  { shareBp, floor }: Terms['budget'],
  spent: Fen,
  counted: Fen,
  more: Fen,
): boolean => {
  const share = (counted * BigInt(shareBp)) / 10_000n
  return spent + more <= (share > floor ? share : floor)
}

const mostOf = (amounts: readonly Fen[]): Fen =>
  amounts.reduce((most, one) => (one > most ? one : most), 0n)

/** What an item costs: its amount, and the awards of others that it gives rise to. */
export const costOfItem = (
  terms: Terms,
  { item, amount }: { readonly item: string; readonly amount: Fen },
): Fen => {
  if (terms.kind !== 'friendInvitation' || item !== 'invited') return amount
  return amount + terms.inviterReward + mostOf(terms.milestones.map((one) => one.amount))
}

/** The most that a press costs whose amount is not known before. */
export const costOfPress = (terms: Terms): Fen => {
  if (terms.kind === 'drawGift') return mostOf(terms.prizes.map(({ amount }) => amount))
  return terms.kind === 'signGift' ? mostOf(terms.rewards) + terms.monthReward : 0n
}
