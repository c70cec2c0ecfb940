import type * as z from 'zod/mini'
import type { InputOf } from '@xinghe/contract/call.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import {
  isResourceMethod,
  resourceMethods,
  type ResourceInput,
  type ResourceMethod,
  type WireAnswer,
} from '@xinghe/contract/sports-methods.ts'
import type { Json } from '@xinghe/contract/json.ts'
import { resourceRequest, type resource } from '@xinghe/contract/sports-resource.ts'
import { sportsEnName } from '@xinghe/contract/sports.ts'
import { breakAt } from '@xinghe/rules/account/play-break.ts'
import type { Language } from '@xinghe/rules/site/switches.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { lazyParser } from '../../../platform/http/lazy-parser.ts'
import type { LaunchCheck } from '../../../platform/launch/launch-check.ts'
import { refusedByBreak } from '../../../platform/session/refuse-break.ts'
import { encodeAnswer } from './encode-answer.ts'
import type { Asking, ResourceParts } from '../parts/method.ts'
import { methods } from './methods.ts'

/** Frozen members and members on a break may call all methods but these. */
const needsPlay = new Set<ResourceMethod>(['place', 'saveSettings', 'saveFavourite'])

const checkMayPlay = (method: ResourceMethod, { session, now }: MemberContext): void => {
  if (!needsPlay.has(method)) return
  if (session.state === 'frozen') throw new Refused('account-frozen')
  const rest = breakAt(session.playBreak, now)
  if (rest !== null) throw refusedByBreak(rest)
}

const parseHead = lazyParser(resourceRequest)
const parsers = new Map<ResourceMethod, ReturnType<typeof lazyParser>>()
const parserOf = (method: ResourceMethod): ReturnType<typeof lazyParser> => {
  const made = parsers.get(method)
  if (made !== undefined) return made
  const parser = lazyParser<z.ZodMiniType>(resourceMethods[method].request)
  parsers.set(method, parser)
  return parser
}

/** The fields that every Request has; a missing or malformed launch uid has its own refusal. */
const headOf = (request: Json): z.output<typeof resourceRequest> => {
  const head = parseHead(request)
  if (head.success) return head.data
  const fields = new Set(head.error.issues.map(({ path }) => path[0]))
  throw new Refused(fields.size === 1 && fields.has('token') ? 'uid-refused' : 'resource-parameter')
}

const languageOf = (langx: string | undefined): Language =>
  langx?.toLowerCase() === 'zh-tw' ? 'zh-TW' : 'zh-CN'

const run = async <M extends ResourceMethod>(
  parts: ResourceParts,
  method: M,
  request: Json,
  asking: Asking,
): Promise<WireAnswer<M>> => {
  const parsed = parserOf(method)(request)
  if (!parsed.success) {
    const fields = [...new Set(parsed.error.issues.map(({ path }) => path.join('.')))]
    throw new Refused('resource-parameter', { fields })
  }
  checkMayPlay(method, asking.member)
  return encodeAnswer(method, await methods[method](parts, parsed.data as ResourceInput<M>, asking))
}

/** Answers one call of the book. An unexpected error is logged and refused with the book's own code 6399. */
export const answerResource = async (
  parts: ResourceParts,
  launchCheck: LaunchCheck,
  { method, enName, Request }: InputOf<typeof resource>,
  member: MemberContext,
): Promise<WireAnswer<ResourceMethod>> => {
  if (enName.toLowerCase() !== sportsEnName) throw new Refused('resource-parameter')
  const { token, langx } = headOf(Request)
  try {
    if (!launchCheck.passesFromCache(member, token)) await launchCheck.check(member, token)
    if (!isResourceMethod(method)) throw new Refused('resource-parameter')
    return await run(parts, method, Request, { member, language: languageOf(langx) })
  } catch (error) {
    if (error instanceof Refused) throw error
    member.log.error({ err: error, reqId: member.requestId, method }, 'resource failed')
    throw new Refused('book-abnormal')
  }
}
