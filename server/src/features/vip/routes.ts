import * as calls from '@xinghe/contract/vip.ts'
import { forMember, type Route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/parts.ts'
import { listGrades, readOwnGrade, readRates } from './read/read-grades.ts'
import { listRebates } from './read/read-rebates.ts'
import { readWeek } from './read/read-week.ts'

export const vipRoutes = (platform: Platform): Route[] => [
  forMember(calls.gradeList, (input, context) => listGrades(platform, input, context)),
  forMember(calls.gradeDetail, (input, context) => readOwnGrade(platform, input, context)),
  forMember(calls.rebateRates, (_input, context) => readRates(platform, context)),
  forMember(calls.weekGift, (_input, context) => readWeek(platform, context)),
  forMember(calls.rebateLines, (input, context) => listRebates(platform, input, context)),
]
