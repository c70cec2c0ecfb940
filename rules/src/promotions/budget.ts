import type { Fen } from '../base/money.ts'
import type { Terms } from './terms.ts'

/** Whether an activity that has paid `paid` may pay on, when all members together have played `counted`. */
export const isWithinBudget = (
  { shareBp, floor }: Terms['budget'],
  paid: Fen,
  counted: Fen,
): boolean => {
  const share = (counted * BigInt(shareBp)) / 10_000n
  return paid < (share > floor ? share : floor)
}
