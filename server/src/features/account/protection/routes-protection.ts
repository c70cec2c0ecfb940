import * as calls from '@xinghe/contract/account-protection.ts'
import { forMember, type Route } from '../../../platform/http/route.ts'
import { confirmLimit, setLimit } from './change-limit.ts'
import { confirmPlayTime, setPlayTime } from './change-play-time.ts'
import type { Protecting } from './change.ts'
import { readProtection } from './read-protection.ts'
import { coolOff, excludeSelf } from './take-break.ts'

export const protectionRoutes = (platform: Protecting): Route[] => [
  forMember(calls.readProtection, (_, context) => readProtection(platform, context)),
  forMember(calls.setLimit, (input, context) => setLimit(platform, input, context)),
  forMember(calls.confirmLimit, (input, context) => confirmLimit(platform, input, context)),
  forMember(calls.setPlayTime, (input, context) => setPlayTime(platform, input, context)),
  forMember(calls.confirmPlayTime, (input, context) => confirmPlayTime(platform, input, context)),
  forMember(calls.coolOff, (input, context) => coolOff(platform, input, context)),
  forMember(calls.excludeSelf, (input, context) => excludeSelf(platform, input, context)),
]
