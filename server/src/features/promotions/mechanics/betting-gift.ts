import { bettingGiftView } from '@xinghe/rules/promotions/betting-gift.ts'
import { dayPeriod, periodBefore } from '@xinghe/rules/base/period.ts'
import type { Mechanic } from './mechanic.ts'
import { readCounted } from './store-play.ts'

/** 投注礼金: steps of a day's counted play, each claimed until the next day ends. */
export const bettingGift: Mechanic<'bettingGift'> = {
  kind: 'bettingGift',
  oncePer: [],
  view: async (db, { terms, from, memberId, now }) => {
    const today = dayPeriod(now)
    const yesterday = periodBefore(dayPeriod, today)
    const days = [yesterday, today].filter(({ until }) => until > from)
    const counted = await readCounted(db, memberId, terms.categories, days)
    return bettingGiftView(terms, days, counted, now)
  },
}
