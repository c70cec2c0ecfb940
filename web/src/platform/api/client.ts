import type { Call, InputOf, OutputOf } from '@xinghe/contract/call.ts'
import { Refused, valueRefusals, type RefusalName } from '@xinghe/contract/refusal.ts'
import * as z from 'zod/mini'
import { randomId } from '../device/random-id.ts'
import { session } from '../session/session.ts'
import { loadPreInfo, reloadPreInfo } from '../site/pre-info.ts'
import { behaveOnRefusal, markCallStart } from './refusal-behaviour.ts'
import { loadRefusalTexts } from '../transport/refusal-texts.ts'
import { sendAgreed } from './send.ts'
import { withRetries, type TransportOptions } from '../transport/transport.ts'

export interface CallOptions extends TransportOptions {
  /** One per intention: a retry of the same intention sends the same id. */
  readonly requestId?: string | undefined
  /** Set for an input that changes nothing, although the call may: it can be retried. */
  readonly onlyReads?: boolean | undefined
}

/** The server wants a captcha first; the flow goes on with it. */
export interface CaptchaAsked {
  readonly refusal: (typeof valueRefusals)[number]
  readonly detail: Readonly<Record<string, unknown>>
}

export const isCaptchaAsked = (value: unknown): value is CaptchaAsked =>
  typeof value === 'object' &&
  value !== null &&
  'refusal' in value &&
  (valueRefusals as readonly unknown[]).includes(value.refusal)

/** Refusals before the call is processed: retried once with fresh keys and time. */
const staleAgreement: ReadonlySet<RefusalName> = new Set([
  'time-stale',
  'key-unknown',
  'cipher-broken',
  'encryption-required',
])

const isStale = (fault: unknown): boolean =>
  fault instanceof Refused && staleAgreement.has(fault.refusal)

/** The input as wire JSON; also the identity of a cached call. */
export const payloadOf = <C extends Call>(call: C, input: InputOf<C>): unknown => {
  const encoded = z.safeEncode(call.input, input)
  // The server would refuse it with the same name.
  if (!encoded.success) throw new Refused('invalid-parameter', { path: call.path })
  return encoded.data
}

/**
 * Makes one call. Rejects with `Refused` where the server said no, with `TransportFault` where no
 * answer came. Refusals that concern the whole app (session, real name, maintenance) are acted on
 * here, and still rejected.
 */
export const callApi = async <C extends Call>(
  call: C,
  input: InputOf<C>,
  { signal, requestId = randomId(), timeoutMs, onlyReads = call.repeatable }: CallOptions = {},
): Promise<OutputOf<C>> => {
  const payload = payloadOf(call, input)
  const started = markCallStart()
  const { token } = session.get()
  // Loads the refusal texts early for members; a visitor's first page does without.
  if (token !== '') void loadRefusalTexts()
  const attempt = (): Promise<OutputOf<C>> =>
    sendAgreed(call, payload, { token, requestId, signal, timeoutMs, onlyReads })
  try {
    await loadPreInfo()
    try {
      return await withRetries(attempt, call.repeatable, signal)
    } catch (fault) {
      if (!isStale(fault)) throw fault
      await reloadPreInfo()
      return await attempt()
    }
  } catch (fault) {
    if (fault instanceof Refused) behaveOnRefusal(fault, { token, started })
    throw fault
  }
}

/** For login and registration: a captcha that is asked for is a value, not a failure. */
export const callWithCaptcha = async <C extends Call>(
  call: C,
  input: InputOf<C>,
  options?: CallOptions,
): Promise<OutputOf<C> | CaptchaAsked> => {
  try {
    return await callApi(call, input, options)
  } catch (fault) {
    if (fault instanceof Refused && isCaptchaAsked(fault)) {
      return { refusal: fault.refusal, detail: fault.detail }
    }
    throw fault
  }
}
