import { Refused } from '@xinghe/contract/refusal.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { isWithinBudget } from '@xinghe/rules/promotions/budget.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { sourceOf, type Activity } from './activity.ts'
import { lockBudget, readCost } from './store-budget.ts'

/** So many claims at once are within the budget together; nearer to its end they come one after the other. */
const claimsAtOnce = 100n

/**
 * Refuses what would cost more than the terms allow; in the transaction that gives it. Offers that were made
 * are kept, so they count as spent.
 */
export const requireBudget = async (
  tx: Db,
  activity: Activity,
  more: Fen,
  now: Instant,
): Promise<void> => {
  const source = sourceOf(activity)
  const isWithin = async (cost: Fen): Promise<boolean> => {
    const { spent, counted } = await readCost(tx, source, activity.from, now)
    return isWithinBudget(activity.terms.budget, spent, counted, cost)
  }
  if (await isWithin(more * claimsAtOnce)) return
  await lockBudget(tx, source)
  if (!(await isWithin(more))) throw new Refused('activity-used-up')
}
