import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import { decodeRebateDetail } from '@xinghe/contract/vip-rebate.ts'
import type { rebateLines } from '@xinghe/contract/vip.ts'
import { dayMs, later, siteDay } from '@xinghe/rules/base/instant.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import type { Platform } from '../../../platform/parts.ts'
import { readRebates, sumRebates } from './store.ts'

const daysShown = 90
const usualPage = 15

export const listRebates = async (
  { sql }: Pick<Platform, 'sql'>,
  { pageNum, pageSize }: InputOf<typeof rebateLines>,
  { memberId, now }: MemberContext,
): Promise<OutputOf<typeof rebateLines>> => {
  const first = siteDay(later(now, -daysShown * dayMs))
  const page = { size: pageSize ?? usualPage, number: pageNum ?? 1 }
  const [{ total, paid }, rows] = await Promise.all([
    sumRebates(sql, memberId, first),
    readRebates(sql, memberId, first, page),
  ])
  const lines = rows.map((row) => ({
    day: row.day,
    paid: row.paid,
    ...decodeRebateDetail(row.detail),
  }))
  return { total, paid, lines }
}
