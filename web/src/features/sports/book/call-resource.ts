import * as z from 'zod/mini'
import { Refused } from '@xinghe/contract/refusal.ts'
import { resource, sportsChannel, sportsEnName } from '@xinghe/contract/sports.ts'
import {
  resourceMethods,
  type ResourceAnswer,
  type ResourceInput,
  type ResourceMethod,
} from '@xinghe/contract/sports-methods.ts'
import { callApi, type CallOptions } from '../../../platform/api/client.ts'
import { currentLanguage } from '../../../platform/i18n/language.ts'
import { readLaunched } from '../../../platform/session/launched.ts'
import { serverNow } from '../../../platform/site/clock.ts'
import { askToEnterAgain } from './enter-again.ts'

/** What proves to the book that this tab launched it; null where it did not. */
export const launchUid = (): string | null => readLaunched(sportsChannel)?.uid ?? null

/** One method of the book. A uid that the book does not take asks the member to enter anew. */
export const callResource = async <M extends ResourceMethod>(
  method: M,
  request: ResourceInput<M>,
  options?: CallOptions,
): Promise<ResourceAnswer<M>> => {
  const { request: asked, answer } = resourceMethods[method]
  const fields = z.safeEncode(asked, request)
  if (!fields.success) throw new Refused('resource-parameter')
  const common = {
    timestamp: serverNow(),
    token: launchUid() ?? '',
    langx: currentLanguage().toLowerCase(),
  }
  const Request = { ...common, ...(fields.data as object) }
  try {
    const sent = await callApi(resource, { method, enName: sportsEnName, Request }, options)
    const read = z.safeDecode(answer, sent as never)
    if (!read.success) throw new Refused('book-abnormal', { method })
    return read.data as ResourceAnswer<M>
  } catch (fault) {
    if (fault instanceof Refused && fault.refusal === 'uid-refused') askToEnterAgain()
    throw fault
  }
}
