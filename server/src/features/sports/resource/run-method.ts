import type * as z from 'zod/mini'
import type { Json } from '@xinghe/contract/json.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import {
  resourceMethods,
  type ResourceInput,
  type ResourceMethod,
  type WireAnswer,
} from '@xinghe/contract/sports-methods.ts'
import type { Language } from '@xinghe/rules/site/switches.ts'
import type { CallContext } from '../../../platform/http/context.ts'
import { lazyParser } from '../../../platform/http/lazy-parser.ts'
import type { Method, ResourceParts } from '../parts/method.ts'
import { encodeAnswer } from './encode-answer.ts'
import { methods } from './methods.ts'

const parsers = new Map<ResourceMethod, ReturnType<typeof lazyParser>>()
const parserOf = (method: ResourceMethod): ReturnType<typeof lazyParser> => {
  const made = parsers.get(method)
  if (made !== undefined) return made
  const parser = lazyParser<z.ZodMiniType>(resourceMethods[method].request)
  parsers.set(method, parser)
  return parser
}

export const languageOf = (langx: string | undefined): Language =>
  langx?.toLowerCase() === 'zh-tw' ? 'zh-TW' : 'zh-CN'

/** Parses the request of a method, runs it and encodes its answer. */
export const runMethod = async <M extends ResourceMethod>(
  parts: ResourceParts,
  method: M,
  request: Json,
  asking: Parameters<Method<M>>[2],
): Promise<WireAnswer<M>> => {
  const parsed = parserOf(method)(request)
  if (!parsed.success) {
    const fields = [...new Set(parsed.error.issues.map(({ path }) => path.join('.')))]
    throw new Refused('resource-parameter', { fields })
  }
  return encodeAnswer(method, await methods[method](parts, parsed.data as ResourceInput<M>, asking))
}

/** An unexpected error is logged and refused with the book's own code 6399. */
export const refuseUnexpected = async <Answer>(
  method: string,
  { log, requestId }: CallContext,
  answer: () => Promise<Answer>,
): Promise<Answer> => {
  try {
    return await answer()
  } catch (error) {
    if (error instanceof Refused) throw error
    log.error({ err: error, reqId: requestId, method }, 'resource failed')
    throw new Refused('book-abnormal')
  }
}
