import * as calls from '@xinghe/contract/sports.ts'
import * as appealCalls from '@xinghe/contract/sports-appeal.ts'
import { resource, visitorResource } from '@xinghe/contract/sports-resource.ts'
import { forAnyone, forMember, type Route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/parts.ts'
import { appealBet, readAppeals } from './appeal/appeal-bet.ts'
import type { SportsParts } from './parts/parts.ts'
import { answerResource } from './resource/answer-resource.ts'
import { answerVisitor } from './resource/answer-visitor.ts'
import { readHotLive } from './resource/hot-live.ts'
import { sportsLaunchCheck } from './resource/sports-launch.ts'

export const sportsRoutes = (platform: Platform, sports: SportsParts): Route[] => {
  const parts = { ...sports, platform }
  const launchCheck = sportsLaunchCheck(platform)
  return [
    forMember(resource, (input, context) => answerResource(parts, launchCheck, input, context)),
    forAnyone(visitorResource, (input, context) =>
      answerVisitor(parts, launchCheck, input, context),
    ),
    forMember(appealCalls.appealBet, (input, context) => appealBet(platform, input, context)),
    forMember(appealCalls.readAppeals, (input, context) => readAppeals(platform, input, context)),
    forAnyone(calls.hotLive, async (input, { now }) => readHotLive(sports.book, input, now)),
  ]
}
