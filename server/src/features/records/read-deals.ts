import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import type { dealRecords, statement } from '@xinghe/contract/records.ts'
import { readStatement } from '../../ledger/read-statement.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import type { Platform } from '../../platform/parts.ts'
import { inScript } from '../../platform/text/in-script.ts'
import { codeName } from './messages.ts'
import { periodOf } from './period-of.ts'
import * as store from './store.ts'

type Asking = Pick<MemberContext, 'memberId' | 'now'>

const usualPage = 15
const statementPage = 200

export const readDealRecords = async (
  { sql }: Pick<Platform, 'sql'>,
  input: InputOf<typeof dealRecords>,
  { memberId, now }: Asking,
): Promise<OutputOf<typeof dealRecords>> => {
  const { category = null, state = null, language = 'zh-CN' } = input
  const filter = { ...periodOf(input, now), memberId, category, phase: state }
  const page = { size: input.pageSize ?? usualPage, number: input.pageNum ?? 1 }
  const [total, days, list] = await Promise.all([
    store.countDeals(sql, filter),
    store.sumDays(sql, filter),
    store.readDeals(sql, filter, language, page),
  ])
  return {
    total,
    sums: {
      in: days.reduce((sum, day) => sum + day.in, 0n),
      out: days.reduce((sum, day) => sum + day.out, 0n),
    },
    days,
    list: list.map((row) => ({
      ...row,
      channelName: row.channelName ?? codeName(row.channel, language),
      reason: row.reason === null ? null : inScript(language, row.reason),
    })),
  }
}

/** Line by line; of all wallets where none is named. */
export const readOwnStatement = (
  { sql }: Pick<Platform, 'sql'>,
  input: InputOf<typeof statement>,
  { memberId, now }: Asking,
): Promise<OutputOf<typeof statement>> => {
  const { from, to } = periodOf(input, now)
  return readStatement(
    sql,
    input.wallet === 'centre' ? { memberId, pocket: 'centre' } : { memberId },
    { from, until: to, after: input.after, limit: statementPage },
  ).then(({ opening, closing, lines, next }) => ({ opening, closing, lines: [...lines], next }))
}
