import { Refused } from '@xinghe/contract/refusal.ts'
import { activitySource } from '@xinghe/rules/base/award.ts'
import { dayPeriod, periodBefore } from '@xinghe/rules/base/period.ts'
import { playCategories } from '@xinghe/rules/base/play-fact.ts'
import * as rules from '@xinghe/rules/promotions/sign-gift.ts'
import { grantAwards } from '../../../ledger/awards/grant-awards.ts'
import type { Tx } from '../../../platform/database/connect.ts'
import { requireClaimable } from './find-item.ts'
import type { Acted, Acting, Mechanic } from './mechanic.ts'
import { readCounted } from './store-play.ts'
import * as store from './store-sign.ts'

/** Signs in for today, or makes up for yesterday; the twentieth day of a month pays the month's reward too. */
const sign = async (tx: Tx, { asked, view, given }: Acting<'signGift'>): Promise<Acted> => {
  const { id, version, terms, memberId, now } = asked
  const day = given.period ?? view.period
  const { amount } = requireClaimable(view, { item: rules.signItem, period: day })
  const signed = [
    ...(await store.readSigned(tx, memberId, id)),
    { day, isMakeUp: day !== view.period },
  ]
  const common = {
    memberId,
    source: activitySource('signGift', id),
    multipleHundredths: terms.multipleHundredths,
    version,
    claimUntil: null,
  }
  const month = { ...common, period: day.slice(0, 7), item: rules.monthItem }
  const [award] = await grantAwards(
    tx,
    [
      { ...common, period: day, item: rules.signItem, amount },
      ...(rules.earnsMonth(terms, signed, day) ? [{ ...month, amount: terms.monthReward }] : []),
    ],
    now,
  )
  if (award?.item !== rules.signItem) throw new Refused('award-claimed')
  const isMakeUp = day !== view.period
  await store.insertSignIn(tx, { memberId, activityId: id, day, isMakeUp, awardId: award.id }, now)
  return { award }
}

/** 每日签到: a press a day, worth more on consecutive days. */
export const signGift: Mechanic<'signGift'> = {
  kind: 'signGift',
  oncePer: [],
  view: async (db, { id, terms, from, memberId, now }) => {
    const today = dayPeriod(now)
    const days = [periodBefore(dayPeriod, today), today]
    const [hasPhone, signed, counted] = await Promise.all([
      store.hasPhone(db, memberId),
      store.readSigned(db, memberId, id),
      readCounted(db, memberId, playCategories, days),
    ])
    return rules.signGiftView(terms, { hasPhone, signed, counted }, from, now)
  },
  more: async ({ sql }, { id, terms, memberId, now }) => ({
    streak: rules.streakOf(terms, await store.readSigned(sql, memberId, id), now),
  }),
  actions: { sign: (tx, _parts, acting) => sign(tx, acting) },
}
