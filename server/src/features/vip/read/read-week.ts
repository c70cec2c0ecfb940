import type { OutputOf } from '@xinghe/contract/call.ts'
import type { weekGift } from '@xinghe/contract/vip.ts'
import { isClaimable } from '@xinghe/rules/base/award.ts'
import { siteDay } from '@xinghe/rules/base/instant.ts'
import { monthPeriod, weekPeriod } from '@xinghe/rules/base/period.ts'
import { gradeTerms } from '@xinghe/rules/vip/grade.ts'
import { pastWeekState, weekState } from '@xinghe/rules/vip/week.ts'
import { readAwardsOf } from '../../../ledger/awards/store.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import type { Platform } from '../../../platform/parts.ts'
import { readGrade } from '../grades/store.ts'
import { requireVipTerms } from '../terms/vip-terms.ts'
import { readCountedIn } from './store.ts'

const weeksShown = 8

export const readWeek = async (
  { sql }: Pick<Platform, 'sql'>,
  { memberId, now }: MemberContext,
): Promise<OutputOf<typeof weekGift>> => {
  const week = weekPeriod(now)
  const [{ terms }, { grade }, counted, awards] = await Promise.all([
    requireVipTerms(sql, week.from),
    readGrade(sql, memberId, monthPeriod(now)),
    readCountedIn(sql, memberId, week),
    readAwardsOf(sql, memberId, 'vip-week'),
  ])
  const row = gradeTerms(terms.grades, grade)
  const newest = awards.toSorted((a, b) => b.offeredAt - a.offeredAt).slice(0, weeksShown)
  return {
    week: siteDay(week.from),
    until: week.until,
    grade,
    counted,
    needed: row?.weekNeeded ?? null,
    gift: row?.weekGift ?? null,
    state: weekState(grade, newest, now),
    awardId: newest.find((award) => isClaimable(award, now))?.id ?? null,
    last: newest.map((award) => ({
      // Without the mark that tells a week from a day.
      week: award.period.slice(0, 10),
      amount: award.amount,
      state: pastWeekState(award, now),
      claimUntil: award.claimUntil,
    })),
  }
}
