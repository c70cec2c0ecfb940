import type { InputOf } from '@xinghe/contract/call.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import type { VisitorMethod, WireAnswer } from '@xinghe/contract/sports-methods.ts'
import { visitorRequest, type visitorResource } from '@xinghe/contract/sports-resource.ts'
import { sportsEnName } from '@xinghe/contract/sports.ts'
import type { CallContext } from '../../../platform/http/context.ts'
import { lazyParser } from '../../../platform/http/lazy-parser.ts'
import type { LaunchCheck } from '../../../platform/launch/launch-check.ts'
import type { ResourceParts } from '../parts/method.ts'
import { languageOf, refuseUnexpected, runMethod } from './run-method.ts'

const parseHead = lazyParser(visitorRequest)

/** Shows the book without a login, while it is open to every member. */
export const answerVisitor = async (
  parts: ResourceParts,
  launchCheck: LaunchCheck,
  { method, enName, Request }: InputOf<typeof visitorResource>,
  context: CallContext,
): Promise<WireAnswer<VisitorMethod>> => {
  const head = parseHead(Request)
  if (enName.toLowerCase() !== sportsEnName || !head.success)
    throw new Refused('resource-parameter')
  return refuseUnexpected(method, context, async () => {
    await launchCheck.checkOpenToAll(context.now)
    const asking = { now: context.now, language: languageOf(head.data.langx) }
    return runMethod(parts, method, Request, asking)
  })
}
