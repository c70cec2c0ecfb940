import { Refused } from '@xinghe/contract/refusal.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import { isWithinBudget } from '@xinghe/rules/promotions/budget.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { sourceOf, type Activity } from './activity.ts'
import { readCost } from './store-budget.ts'

/** Refuses where the activity has cost what its terms allow. */
export const requireBudget = async (db: Db, activity: Activity, now: Instant): Promise<void> => {
  const { paid, counted } = await readCost(db, sourceOf(activity), activity.from, now)
  if (!isWithinBudget(activity.terms.budget, paid, counted)) throw new Refused('activity-used-up')
}
