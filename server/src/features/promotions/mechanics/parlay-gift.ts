import { activitySource } from '@xinghe/rules/base/award.ts'
import { hourMs, instant, later } from '@xinghe/rules/base/instant.ts'
import { parlayGiftView } from '@xinghe/rules/promotions/parlay-gift.ts'
import { readAwardsOf } from '../../../ledger/awards/store.ts'
import type { Mechanic } from './mechanic.ts'
import { readWonParlays } from './store-parlay.ts'

/** 串关加赠: a share of what a parlay has won. */
export const parlayGift: Mechanic<'activityLandPage'> = {
  kind: 'activityLandPage',
  oncePer: [],
  view: async (db, { id, terms, from, memberId, now }) => {
    const since = instant(Math.max(from, later(now, -terms.claimHours * hourMs)))
    const [parlays, awards] = await Promise.all([
      readWonParlays(db, memberId, since),
      readAwardsOf(db, memberId, activitySource('activityLandPage', id)),
    ])
    return parlayGiftView(terms, parlays, awards, now)
  },
}
