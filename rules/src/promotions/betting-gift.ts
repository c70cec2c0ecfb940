import type { Instant } from '../base/instant.ts'
import type { Fen } from '../base/money.ts'
import { dayPeriod, periodAfter, type Period } from '../base/period.ts'
import { itemState, moneyReached, type ActivityView, type ItemView } from './activity-view.ts'
import type { BettingGiftTerms } from './terms.ts'

/** The steps of the given days; today is the last. Each is claimed until the day after ends. */
export const bettingGiftView = (
  { steps }: BettingGiftTerms,
  days: readonly Period[],
  counted: ReadonlyMap<string, Fen>,
  now: Instant,
): ActivityView => {
  const today = days.at(-1)?.name ?? ''
  const itemsOf = (day: Period): ItemView[] =>
    steps.map((step, at) => {
      const conditions = [moneyReached('counted', step.counted, counted.get(day.name) ?? 0n)]
      const claimUntil = periodAfter(dayPeriod, day).until
      const state = itemState(conditions, claimUntil, now)
      const item = `step-${at + 1}`
      return { item, period: day.name, amount: step.amount, state, claimUntil, conditions }
    })
  const items = days.flatMap(itemsOf)
  // What yesterday did not reach is of no interest any more.
  return {
    period: today,
    conditions: [],
    items: items.filter(({ period, state }) => period === today || state !== 'locked'),
  }
}
