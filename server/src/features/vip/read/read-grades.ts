import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import type { gradeDetail, gradeList, rebateRates } from '@xinghe/contract/vip.ts'
import { playCategories } from '@xinghe/rules/base/play-fact.ts'
import { monthPeriod } from '@xinghe/rules/base/period.ts'
import { gradeTerms, leftToKeep, leftToNext } from '@xinghe/rules/vip/grade.ts'
import { rebateBp } from '@xinghe/rules/vip/rebate.ts'
import { vipRules } from '@xinghe/rules/vip/rules-text.ts'
import { readWeights } from '../../../ledger/wagering/weights.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import type { Platform } from '../../../platform/parts.ts'
import { inScript } from '../../../platform/text/in-script.ts'
import { readGrade, readHistory } from '../grades/store.ts'
import { requireVipTerms } from '../terms/vip-terms.ts'

type Parts = Pick<Platform, 'sql'>
/** Changes of a grade that the page shows. */
const historyMost = 20

export const listGrades = async (
  { sql }: Parts,
  { language }: InputOf<typeof gradeList>,
  { now }: MemberContext,
): Promise<OutputOf<typeof gradeList>> => {
  const [{ version, terms }, weightsAt] = await Promise.all([
    requireVipTerms(sql, now),
    readWeights(sql),
  ])
  const write = (text: string): string => inScript(language, text)
  return {
    version,
    multipleHundredths: terms.multipleHundredths,
    grades: [...terms.grades],
    rules: vipRules(terms, weightsAt(now)).map(({ heading, lines }) => ({
      heading: write(heading),
      lines: lines.map(write),
    })),
  }
}

export const readOwnGrade = async (
  { sql }: Parts,
  { grade }: InputOf<typeof gradeDetail>,
  { memberId, now }: MemberContext,
): Promise<OutputOf<typeof gradeDetail>> => {
  const month = monthPeriod(now)
  const [{ terms }, mine, history] = await Promise.all([
    requireVipTerms(sql, now),
    readGrade(sql, memberId, month),
    readHistory(sql, memberId, historyMost),
  ])
  return {
    row: gradeTerms(terms.grades, grade),
    mine: {
      grade: mine.grade,
      highest: mine.highest,
      total: mine.total,
      month: mine.month,
      toNext: leftToNext(terms.grades, mine, mine),
      keepLeft: leftToKeep(terms.grades, mine, mine.month, month.name),
      monthUntil: month.until,
      history,
    },
  }
}

export const readRates = async (
  { sql }: Parts,
  { memberId, now }: MemberContext,
): Promise<OutputOf<typeof rebateRates>> => {
  const [{ terms }, { grade }] = await Promise.all([
    requireVipTerms(sql, now),
    readGrade(sql, memberId, monthPeriod(now)),
  ])
  return {
    rates: playCategories.map((category) => {
      const rebate = terms.rebates[category]
      const high = rebateBp(rebate, terms.grades.length)
      return { category, low: rebateBp(rebate, 0), high, mine: rebateBp(rebate, grade) }
    }),
  }
}
