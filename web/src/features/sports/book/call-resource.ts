import { Refused } from '@xinghe/contract/refusal.ts'
import {
  isVisitorMethod,
  type ResourceAnswer,
  type ResourceInput,
  type ResourceMethod,
} from '@xinghe/contract/sports-methods.ts'
import { methodCall, visitorCall } from '@xinghe/contract/sports-resource.ts'
import { sportsChannel, sportsEnName } from '@xinghe/contract/sports.ts'
import { callApi, type CallOptions } from '../../../platform/api/client.ts'
import { isShownByApp } from '../../../platform/api/refusal-behaviour.ts'
import { currentLanguage } from '../../../platform/i18n/language.ts'
import { readLaunched } from '../../../platform/session/launched.ts'
import { isLoggedIn } from '../../../platform/session/session.ts'
import { serverNow } from '../../../platform/site/clock.ts'
import { askToEnterAgain, isAskingToEnter, stopAskingToEnter } from './enter-again.ts'
import { renewLaunch } from './renew-launch.ts'

/** The uid of this tab's launch; null without one. */
export const launchUid = (): string | null => readLaunched(sportsChannel)?.uid ?? null

const writing: ReadonlySet<ResourceMethod> = new Set([
  'place',
  'cashOut',
  'saveSettings',
  'saveFavourite',
  'savePriceTarget',
  'deletePriceTarget',
])

const isUidRefused = (fault: unknown): boolean =>
  fault instanceof Refused && fault.refusal === 'uid-refused'

/** A member calls the book after a launch; a visitor only the methods that need no member. */
export const mayCall = (method: ResourceMethod): boolean =>
  isLoggedIn() ? launchUid() !== null : isVisitorMethod(method)

const callAsVisitor = <M extends ResourceMethod>(
  method: M,
  request: ResourceInput<M>,
  options?: CallOptions,
): Promise<ResourceAnswer<M>> => {
  const common = { timestamp: serverNow(), langx: currentLanguage().toLowerCase() }
  const input = { method, enName: sportsEnName, Request: { ...common, ...request } }
  return callApi(visitorCall(method), input, options)
}

const callUnder = <M extends ResourceMethod>(
  uid: string | null,
  method: M,
  request: ResourceInput<M>,
  options?: CallOptions,
): Promise<ResourceAnswer<M>> => {
  const common = {
    timestamp: serverNow(),
    token: uid ?? '',
    langx: currentLanguage().toLowerCase(),
  }
  const input = { method, enName: sportsEnName, Request: { ...common, ...request } }
  return callApi(methodCall(method), input, { ...options, onlyReads: !writing.has(method) })
}

/** A uid that another call has renewed meanwhile is not renewed again. */
const uidAfter = async (refused: string | null, uidRefused: unknown): Promise<string | null> => {
  try {
    if (launchUid() === refused) await renewLaunch()
    return launchUid()
  } catch (fault) {
    throw fault instanceof Refused && !isShownByApp(fault) ? uidRefused : fault
  }
}

/**
 * One method of the book. A launch belongs to one login: after another login in this browser it is
 * renewed quietly. The member is asked to enter again only where the book refuses that too.
 */
export const callResource = async <M extends ResourceMethod>(
  method: M,
  request: ResourceInput<M>,
  options?: CallOptions,
): Promise<ResourceAnswer<M>> => {
  if (!isLoggedIn() && isVisitorMethod(method)) return callAsVisitor(method, request, options)
  const uid = launchUid()
  try {
    try {
      return await callUnder(uid, method, request, options)
    } catch (fault) {
      if (!isUidRefused(fault) || isAskingToEnter()) throw fault
      return await callUnder(await uidAfter(uid, fault), method, request, options)
    }
  } catch (fault) {
    if (isUidRefused(fault)) askToEnterAgain()
    if (fault instanceof Refused && fault.refusal === 'book-maintenance') stopAskingToEnter()
    throw fault
  }
}
