import { dayMs, later, siteDay } from '@xinghe/rules/base/instant.ts'
import { dayPeriod } from '@xinghe/rules/base/period.ts'
import { birthdayCountsFrom, celebratedOn } from '@xinghe/rules/vip/birthday.ts'
import { gradeTerms } from '@xinghe/rules/vip/grade.ts'
import { offerAwards } from '../../../ledger/awards/grant-awards.ts'
import type { PayoutKind } from '../../../ledger/payouts/payout-kind.ts'
import { readVipTerms, requireVipTerms } from '../terms/vip-terms.ts'
import { readCelebrants } from './store.ts'

/** 生日礼金: the run of a day gives the gifts of the next one, at its first minute; one in a year. */
export const birthdayPayout: PayoutKind = {
  kind: 'birthday',
  periodOf: dayPeriod,
  dueAfterMs: 0,
  freeze: async (tx, { until }) => {
    const dated = await readVipTerms(tx, until)
    if (dated === null) return []
    const { grades, birthday } = dated.terms
    const celebrants = await readCelebrants(tx, celebratedOn(siteDay(until)))
    return celebrants
      .filter(({ enteredAt }) => birthdayCountsFrom(enteredAt, birthday.confirmedDays) <= until)
      .flatMap(({ memberId, grade }) => {
        const row = gradeTerms(grades, grade)
        if (row === null) return []
        return [{ memberId, item: '', amount: row.birthdayGift, detail: { grade } }]
      })
  },
  pay: async (tx, { until }, lines, now) => {
    const { version, terms } = await requireVipTerms(tx, until)
    const awards = lines.map(({ memberId, amount }) => ({
      memberId,
      source: 'vip-birthday' as const,
      period: siteDay(until).slice(0, 4),
      item: '',
      amount,
      multipleHundredths: terms.multipleHundredths,
      version,
      claimUntil: later(now, terms.birthday.claimDays * dayMs),
    }))
    await offerAwards(tx, awards, now)
  },
}
