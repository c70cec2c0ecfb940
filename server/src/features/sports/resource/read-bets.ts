import { Refused } from '@xinghe/contract/refusal.ts'
import { fenToText } from '@xinghe/rules/base/money.ts'
import { checkPeriod } from '@xinghe/rules/records/period.ts'
import type { Method } from './method.ts'
import {
  readBetsOfRequest,
  readOpenBets as readOpen,
  readSettledBets,
  sumSettledBets,
} from './store-bet.ts'
import { sentBets } from './wire-bet.ts'

const openMost = 200
const usualPage = 15

export const readOpenBets: Method<'openBets'> = async (parts, _, { member, language }) => {
  const { book, platform } = parts
  const bets = await readOpen(platform.sql, member.memberId, openMost)
  return sentBets(platform.sql, book, bets, language)
}

export const readHistory: Method<'history'> = async (parts, input, { member, language }) => {
  const { book, platform } = parts
  const { memberId, now } = member
  const period = checkPeriod(input, now)
  if (!period.ok) throw new Refused('resource-parameter', { why: period.reason })
  const page = { size: input.pageSize ?? usualPage, number: input.pageNum ?? 1 }
  const [sums, bets] = await Promise.all([
    sumSettledBets(platform.sql, memberId, period.value),
    readSettledBets(platform.sql, memberId, period.value, page),
  ])
  return {
    total: sums.total,
    sums: {
      risk: fenToText(sums.risk),
      net: fenToText(sums.net),
      turnover: fenToText(sums.turnover),
    },
    list: await sentBets(platform.sql, book, bets, language),
  }
}

export const readTicket: Method<'ticket'> = async (parts, { requestId }, { member, language }) => {
  const { book, platform } = parts
  const bets = await readBetsOfRequest(platform.sql, member.memberId, requestId)
  return sentBets(platform.sql, book, bets, language)
}
