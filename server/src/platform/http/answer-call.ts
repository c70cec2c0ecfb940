import { defaultBodyBytes, type Call } from '@xinghe/contract/call.ts'
import { succeeded, type Envelope } from '@xinghe/contract/envelope.ts'
import { Refused, type RefusalName } from '@xinghe/contract/refusal.ts'
import { requestTimeoutMs } from '@xinghe/contract/wire.ts'
import type { Metrics } from '../observe/metrics.ts'
import type { Platform } from '../parts.ts'
import { addressLimit } from './address-limits.ts'
import { envelopeOf, refusalFor, statusOf } from './answer-faults.ts'
import type { CallRequest } from './call-request.ts'
import { checkCall } from './check-call.ts'
import { countedLimit } from './counted-limit.ts'
import { encoder } from './encoder.ts'
import { checkMayCall, findSession } from './find-session.ts'
import { inTime } from './in-time.ts'
import { contextOf } from './make-context.ts'
import { nextTurn } from './next-turn.ts'
import { observeCall } from './observe-call.ts'
import { inputParser } from './parse-input.ts'
import { rateLimits, type RateLimit } from './rate-limits.ts'
import type { Route } from './route.ts'

export interface CallAnswer {
  readonly status: number
  readonly text: string
  /** The same text sealed; null where the request was plain. */
  readonly sealed: Buffer | null
}

/** The calls of the contract, each with its use case. */
export interface Calls {
  has(method: string, path: string): boolean
  /**
   * Counts a call on the budget of its address. The answer when that is spent, before anything of the call is
   * looked at: agreeing keys would cost more than most calls.
   */
  refuseOften(ip: string): CallAnswer | null
  /** The pipeline of every call, from the request to the answer; errors become answers too. */
  answer(request: CallRequest): Promise<CallAnswer>
}

interface ServedCall extends Route {
  readonly limit: RateLimit
  readonly parse: (given: unknown) => unknown
  readonly encode: (output: unknown) => unknown
}

const pathOf = (url: string): string => {
  const query = url.indexOf('?')
  return query === -1 ? url : url.slice(0, query)
}

export const makeCalls = (
  routes: readonly Route[],
  platform: Platform,
  metrics: Metrics,
): Calls => {
  const { rateFactor, limits } = platform.config
  const byPath = new Map<string, ServedCall>()
  for (const route of routes) {
    const { path, rate, input, output } = route.call
    byPath.set(path, {
      ...route,
      limit: rateLimits(rate, rateFactor),
      parse: inputParser(input),
      encode: encoder(output),
    })
  }
  const isAddressWithin = addressLimit((times) => countedLimit(limits.callsPerAddress * times))
  const isMemberWithin = countedLimit(limits.callsPerMember)
  /** Requests for unknown paths are counted too. */
  const limitStrays = rateLimits('read', rateFactor)

  const find = (method: string, url: string | null): ServedCall | null => {
    const served = url === null ? undefined : byPath.get(pathOf(url))
    return served?.call.method === method ? served : null
  }

  const route = ({ way, method, wire }: CallRequest): ServedCall | null => {
    const served = find(method, wire.path)
    return way === 'http' || served?.call.overSocket === true ? served : null
  }

  const envelopeFor = async (
    request: CallRequest,
    served: ServedCall | null,
  ): Promise<Envelope> => {
    const tooOften = (served?.limit ?? limitStrays)(request.ip)
    if (tooOften !== null) throw tooOften
    if (served === null) throw new Refused(request.wire.check() ?? 'unknown-path')
    const { call, parse, run, encode } = served
    await checkCall(request, call, platform)
    // Large bodies are read for members only.
    if (call.bodyLimitBytes > defaultBodyBytes) await findSession(request, call, platform)
    const input = parse(await request.readBody(call))
    const session = await findSession(request, call, platform)
    if (session !== null && !isMemberWithin(session.memberId)) throw new Refused('too-often')
    const now = platform.clock.now()
    checkMayCall(session, call, now)
    const context = contextOf(request, session, now, platform.countries)
    const output = await inTime(run(input, context), requestTimeoutMs)
    return succeeded(encode(output))
  }

  const observe = (
    request: CallRequest,
    call: Call | undefined,
    answered: {
      readonly status: number
      readonly refusal: RefusalName | null
      readonly ms: number
    },
  ): void => {
    if (answered.refusal !== null) metrics.refusals.inc({ refusal: answered.refusal })
    if (call !== undefined) observeCall(metrics, request, call.path, answered)
  }

  return {
    has: (method, path) => find(method, path) !== null,
    refuseOften(ip) {
      if (isAddressWithin(ip)) return null
      const refused = new Refused('too-often')
      metrics.refusals.inc({ refusal: refused.refusal })
      const text = JSON.stringify(envelopeOf(refused))
      return { status: statusOf(refused.refusal), text, sealed: null }
    },
    async answer(request) {
      const startedAt = performance.now()
      const served = route(request)
      await nextTurn()
      let text: string
      let refusal: RefusalName | null = null
      try {
        text = JSON.stringify(await envelopeFor(request, served))
      } catch (error) {
        const refused = refusalFor(error, request, served?.call.path)
        refusal = refused.refusal
        text = JSON.stringify(envelopeOf(refused))
      }
      const status = refusal === null ? 200 : statusOf(refusal)
      const sealed = request.wire.sealAnswer(text)
      observe(request, served?.call, { status, refusal, ms: performance.now() - startedAt })
      return { status, text, sealed }
    },
  }
}
