import { activitySource } from '@xinghe/rules/base/award.ts'
import { dayMs, hourMs, later } from '@xinghe/rules/base/instant.ts'
import { weekPeriod, type Period } from '@xinghe/rules/base/period.ts'
import { isWithinBudget } from '@xinghe/rules/promotions/budget.ts'
import { racePlaces } from '@xinghe/rules/promotions/race.ts'
import { offerAwards } from '../../../ledger/awards/grant-awards.ts'
import type { PayoutKind, PayoutLine } from '../../../ledger/payouts/payout-kind.ts'
import type { Tx } from '../../../platform/database/connect.ts'
import { currentActivities, phaseOf, sourceOf, type Activity } from '../activities/activity.ts'
import { readCost } from '../activities/store-budget.ts'
import { readStandings } from './store.ts'

/** A prize is claimed within this time after the places are known. */
const claimMs = 7 * dayMs

/** What a line needs to become an award; the line's item is the id of the race. */
interface LineDetail {
  readonly rank: number
  readonly version: number
  readonly multipleHundredths: number
}

const linesOf = async (tx: Tx, activity: Activity, week: Period): Promise<PayoutLine[]> => {
  const { id, version, terms } = activity
  if (terms.kind !== 'racePage') return []
  const { spent, counted } = await readCost(tx, sourceOf(activity), activity.from, week.until)
  if (!isWithinBudget(terms.budget, spent, counted, 0n)) return []
  const { multipleHundredths } = terms
  const places = racePlaces(terms, await readStandings(tx, terms, week))
  return places.flatMap(({ memberId, rank, prize }): PayoutLine[] => {
    if (rank === null || prize === 0n) return []
    const detail = { rank, version, multipleHundredths } satisfies LineDetail
    return [{ memberId, item: id, amount: prize, detail }]
  })
}

/** The prizes of the week, on Monday at four; the terms are those with which the week began. */
export const racePayout: PayoutKind = {
  kind: 'racePage',
  periodOf: weekPeriod,
  dueAfterMs: 4 * hourMs,
  freeze: async (tx, week) => {
    const activities = await currentActivities(tx, week.from, { kind: 'racePage' })
    const lines: PayoutLine[] = []
    for (const activity of activities)
      if (phaseOf(activity, week.from) === 'running')
        lines.push(...(await linesOf(tx, activity, week)))
    return lines
  },
  pay: async (tx, week, lines, now) => {
    await offerAwards(
      tx,
      lines.map(({ memberId, item, amount, detail }) => {
        const { rank, version, multipleHundredths } = detail as unknown as LineDetail
        return {
          memberId,
          source: activitySource('racePage', item),
          period: week.name,
          item: `rank-${rank}`,
          amount,
          multipleHundredths,
          version,
          claimUntil: later(now, claimMs),
        }
      }),
      now,
    )
  },
}
