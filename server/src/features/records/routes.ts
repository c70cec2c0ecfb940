import { memberBets } from '@xinghe/contract/inbox-feedback.ts'
import * as calls from '@xinghe/contract/records.ts'
import * as betCalls from '@xinghe/contract/records-bets.ts'
import { forMember, type Route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/parts.ts'
import { listAttachable } from './attach-bets.ts'
import { readBetList, readBetTotal } from './read-bets.ts'
import { readDealRecords, readOwnStatement } from './read-deals.ts'

export const recordRoutes = (platform: Platform): Route[] => [
  forMember(calls.dealRecords, (input, context) => readDealRecords(platform, input, context)),
  forMember(calls.statement, (input, context) => readOwnStatement(platform, input, context)),
  forMember(betCalls.betRecordTotal, (input, context) => readBetTotal(platform, input, context)),
  forMember(betCalls.betRecordList, (input, context) => readBetList(platform, input, context)),
  forMember(memberBets, (input, context) => listAttachable(platform, input, context)),
]
