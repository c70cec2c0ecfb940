import { activitySource } from '@xinghe/rules/base/award.ts'
import { dayMs, later } from '@xinghe/rules/base/instant.ts'
import { weekPeriod } from '@xinghe/rules/base/period.ts'
import { moneyReached } from '@xinghe/rules/promotions/activity-view.ts'
import { prizeOf } from '@xinghe/rules/promotions/race.ts'
import { readAwardsOf } from '../../../ledger/awards/store.ts'
import { awardItems } from './award-items.ts'
import type { Mechanic } from './mechanic.ts'
import { readCounted } from './store-play.ts'

/** Prizes of earlier weeks are shown for this long. */
const shownMs = 14 * dayMs

/** 流水竞赛: the prizes of a week are offered when it is over; see `race/pay-race.ts`. */
export const race: Mechanic<'racePage'> = {
  kind: 'racePage',
  oncePer: [],
  view: async (db, { id, terms, memberId, now }) => {
    const week = weekPeriod(now)
    const counted = await readCounted(db, memberId, terms.categories, [week])
    const enough = moneyReached('counted', terms.least, counted.get(week.name) ?? 0n)
    const awards = await readAwardsOf(db, memberId, activitySource('racePage', id))
    return {
      period: week.name,
      conditions: [enough],
      items: [
        {
          item: 'week',
          period: week.name,
          amount: prizeOf(terms, 1),
          state: 'locked',
          claimUntil: null,
          conditions: [enough, { code: 'rank', isMet: false, money: null, count: null }],
        },
        ...awardItems(awards.filter(({ offeredAt }) => offeredAt > later(now, -shownMs))),
      ],
    }
  },
}
