import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import type { exchangeRecord as call } from '@xinghe/contract/promotions-exchange.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import type { Platform } from '../../../platform/parts.ts'
import { inScript } from '../../../platform/text/in-script.ts'
import { countExchanges, readExchanges } from './store.ts'

const usualPage = 15

export const listExchanges = async (
  { sql }: Pick<Platform, 'sql'>,
  { pageNum, pageSize, language }: InputOf<typeof call>,
  { memberId }: MemberContext,
): Promise<OutputOf<typeof call>> => {
  const page = { size: pageSize ?? usualPage, number: pageNum ?? 1 }
  const [total, rows] = await Promise.all([
    countExchanges(sql, memberId),
    readExchanges(sql, memberId, page),
  ])
  const list = rows.map(({ id, title, points, amount, madeAt }) => {
    const gift = inScript(language, title)
    return { id, gift, points, amount, state: 'done' as const, at: madeAt }
  })
  return { total, list }
}
