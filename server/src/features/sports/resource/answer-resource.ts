import type * as z from 'zod/mini'
import type { InputOf } from '@xinghe/contract/call.ts'
import type { Json } from '@xinghe/contract/json.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import {
  isResourceMethod,
  type ResourceMethod,
  type WireAnswer,
} from '@xinghe/contract/sports-methods.ts'
import { resourceRequest, type resource } from '@xinghe/contract/sports-resource.ts'
import { sportsEnName } from '@xinghe/contract/sports.ts'
import { breakAt } from '@xinghe/rules/account/play-break.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { lazyParser } from '../../../platform/http/lazy-parser.ts'
import type { LaunchCheck } from '../../../platform/launch/launch-check.ts'
import { refusedByBreak } from '../../../platform/session/refuse-break.ts'
import type { ResourceParts } from '../parts/method.ts'
import { languageOf, refuseUnexpected, runMethod } from './run-method.ts'

/** Frozen members and members on a break may call all methods but these. */
const needsPlay = new Set<ResourceMethod>([
  'place',
  'saveSettings',
  'saveFavourite',
  'savePriceTarget',
  'deletePriceTarget',
])
/** A cash out lowers the risk, so a break does not stop it. */
const needsUnfrozen = new Set<ResourceMethod>([...needsPlay, 'cashOut'])

const checkMayPlay = (method: ResourceMethod, { session, now }: MemberContext): void => {
  if (needsUnfrozen.has(method) && session.state === 'frozen') throw new Refused('account-frozen')
  if (!needsPlay.has(method)) return
  const rest = breakAt(session.playBreak, now)
  if (rest !== null) throw refusedByBreak(rest)
}

const parseHead = lazyParser(resourceRequest)

/** The fields that every Request has; a missing or malformed launch uid has its own refusal. */
const headOf = (request: Json): z.output<typeof resourceRequest> => {
  const head = parseHead(request)
  if (head.success) return head.data
  const fields = new Set(head.error.issues.map(({ path }) => path[0]))
  throw new Refused(fields.size === 1 && fields.has('token') ? 'uid-refused' : 'resource-parameter')
}

/** Answers one call of the book. */
export const answerResource = async (
  parts: ResourceParts,
  launchCheck: LaunchCheck,
  { method, enName, Request }: InputOf<typeof resource>,
  member: MemberContext,
): Promise<WireAnswer<ResourceMethod>> => {
  if (enName.toLowerCase() !== sportsEnName) throw new Refused('resource-parameter')
  const { token, langx } = headOf(Request)
  return refuseUnexpected(method, member, async () => {
    if (!launchCheck.passesFromCache(member, token)) await launchCheck.check(member, token)
    if (!isResourceMethod(method)) throw new Refused('resource-parameter')
    checkMayPlay(method, member)
    const asking = { member, now: member.now, language: languageOf(langx) }
    return runMethod(parts, method, Request, asking)
  })
}
