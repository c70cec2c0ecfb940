import { Refused } from '@xinghe/contract/refusal.ts'
import type {
  ResourceAnswer,
  ResourceInput,
  ResourceMethod,
} from '@xinghe/contract/sports-methods.ts'
import { methodCall } from '@xinghe/contract/sports-resource.ts'
import { sportsChannel, sportsEnName } from '@xinghe/contract/sports.ts'
import { callApi, type CallOptions } from '../../../platform/api/client.ts'
import { currentLanguage } from '../../../platform/i18n/language.ts'
import { readLaunched } from '../../../platform/session/launched.ts'
import { serverNow } from '../../../platform/site/clock.ts'
import { askToEnterAgain } from './enter-again.ts'

/** The uid of this tab's launch; null without one. */
export const launchUid = (): string | null => readLaunched(sportsChannel)?.uid ?? null

const writing: ReadonlySet<ResourceMethod> = new Set(['place', 'saveSettings', 'saveFavourite'])

/** One method of the book. A refused uid asks the member to enter again. */
export const callResource = async <M extends ResourceMethod>(
  method: M,
  request: ResourceInput<M>,
  options?: CallOptions,
): Promise<ResourceAnswer<M>> => {
  const common = {
    timestamp: serverNow(),
    token: launchUid() ?? '',
    langx: currentLanguage().toLowerCase(),
  }
  const input = { method, enName: sportsEnName, Request: { ...common, ...request } }
  try {
    const onlyReads = !writing.has(method)
    return await callApi(methodCall(method), input, { ...options, onlyReads })
  } catch (fault) {
    if (fault instanceof Refused && fault.refusal === 'uid-refused') askToEnterAgain()
    throw fault
  }
}
