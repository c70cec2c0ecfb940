import { Refused } from '@xinghe/contract/refusal.ts'
import { checkPeriod } from '@xinghe/rules/records/period.ts'
import type { Method } from '../parts/method.ts'
import { namedBets } from './named-bets.ts'
import {
  readBetsOfRequest,
  readOpenBets as readOpen,
  readSettledBets,
  sumSettledBets,
} from './store-bet.ts'

const openMost = 200
const defaultPageSize = 15

export const readOpenBets: Method<'openBets'> = async (parts, _, { member, language }) => {
  const { book, platform } = parts
  const bets = await readOpen(platform.sql, member.memberId, openMost)
  return namedBets(platform.sql, book, bets, language)
}

export const readHistory: Method<'history'> = async (parts, input, { member, language }) => {
  const { book, platform } = parts
  const { memberId, now } = member
  const period = checkPeriod(input, now)
  if (!period.ok) throw new Refused('resource-parameter', { why: period.reason })
  const page = { size: input.pageSize ?? defaultPageSize, number: input.pageNum ?? 1 }
  const [sums, bets] = await Promise.all([
    sumSettledBets(platform.sql, memberId, period.value),
    readSettledBets(platform.sql, memberId, period.value, page),
  ])
  return {
    total: sums.total,
    sums,
    list: await namedBets(platform.sql, book, bets, language),
  }
}

export const readTicket: Method<'ticket'> = async (parts, { requestId }, { member, language }) => {
  const { book, platform } = parts
  const bets = await readBetsOfRequest(platform.sql, member.memberId, requestId)
  return namedBets(platform.sql, book, bets, language)
}
