import type { ItemView } from '@xinghe/rules/promotions/activity-view.ts'
import type { Award } from '../../../ledger/awards/award.ts'

/** Awards that were given without a claim, as items; the caller marks their state. */
export const awardItems = (awards: readonly Award[]): ItemView[] =>
  awards.map(({ item, period, amount, claimUntil }) => ({
    item,
    period,
    amount,
    state: 'locked',
    claimUntil,
    conditions: [],
  }))
