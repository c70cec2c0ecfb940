import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import type { awardList as call } from '@xinghe/contract/promotions.ts'
import { awardTitle } from '@xinghe/rules/base/award.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import type { Platform } from '../../../platform/parts.ts'
import { inScript } from '../../../platform/text/in-script.ts'
import { readAwards, sumAwards, type ListedAward } from './store.ts'

const usualPage = 15

const turnoverOf = ({ asked, done, released }: ListedAward) =>
  asked === null || done === null ? null : { asked, done, released }

export const listAwards = async (
  { sql }: Pick<Platform, 'sql'>,
  { state, kind, from, to, pageNum, pageSize, language }: InputOf<typeof call>,
  { memberId, now }: MemberContext,
): Promise<OutputOf<typeof call>> => {
  const filter = { state: state ?? null, kind: kind ?? null, from: from ?? null, to: to ?? null }
  const page = { size: pageSize ?? usualPage, number: pageNum ?? 1 }
  const [{ total, granted }, rows] = await Promise.all([
    sumAwards(sql, memberId, filter, now),
    readAwards(sql, memberId, filter, page, now),
  ])
  const list = rows.map((award) => ({
    ...award,
    title: inScript(language, awardTitle(award.source)),
    turnover: turnoverOf(award),
  }))
  return { total, granted, list }
}
