import {
  answerBinding,
  headerNames,
  readPathPlain,
  readTimePlain,
  sealedPrefix,
  timeToleranceMs,
} from '@xinghe/contract/wire.ts'
import type { RefusalName } from '@xinghe/contract/refusal.ts'
import type { Clock } from '../clock/clock.ts'
import { openToken, sealDown, type Agreement } from './agreement.ts'
import type { KeyRing } from './key-ring.ts'
import type { ReplayGuard } from './replay-guard.ts'

/** What is read of a request before its body; Node's own requests have it. */
export interface RequestHead {
  readonly url?: string | undefined
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

/** How an encrypted request came in; its answer goes out the same way. */
export interface SealedRequest {
  readonly agreement: Agreement
  readonly counter: number
  readonly pathToken: string
  /** The path inside, where the request is routed to. */
  readonly path: string
}

export interface RequestWire {
  /**
   * Before routing: the inner path of a sealed one, the same however often it is asked. A fault is
   * remembered and answered by `check`.
   */
  route(request: RequestHead): string
  /**
   * The time header of every agreed call, and whatever was wrong with the sealed path. To be asked once:
   * it uses the request's counter.
   */
  check(request: RequestHead): RefusalName | null
  sealed(request: RequestHead): SealedRequest | null
  /** The answer to a sealed request, sealed; null where the request was plain. */
  sealAnswer(request: RequestHead, answer: string): Buffer | null
  /** A value sealed on its own inside the body, in both modes of the wire. */
  openField(request: RequestHead, token: string): string | null
}

/** Where a request goes whose sealed path could not be read. */
export const faultPath = '/wire/fault'

const one = (value: string | string[] | undefined): string =>
  typeof value === 'string' ? value : ''

export const requestWire = (keyRing: KeyRing, guard: ReplayGuard, clock: Clock): RequestWire => {
  const sealedOf = new WeakMap<RequestHead, SealedRequest>()
  const faultOf = new WeakMap<RequestHead, RefusalName>()
  // The memory of used counters begins with this process. What was sent before it is asked to be sent
  // again, so a restart opens no window for replays.
  const startedAt = clock.now()
  const fresh = (epochMs: number): boolean =>
    epochMs >= startedAt && Math.abs(clock.now() - epochMs) <= timeToleranceMs

  const fault = (request: RequestHead, name: RefusalName): string => {
    faultOf.set(request, name)
    return faultPath
  }

  const openPath = (request: RequestHead, pathToken: string): string => {
    const key = one(request.headers[headerNames.key])
    const agreement = keyRing.agreement(key)
    if (agreement === null) return fault(request, 'key-unknown')
    const token = openToken(agreement, 'path', pathToken)
    const path = token === null ? null : readPathPlain(token.plain)
    if (token === null || path === null) return fault(request, 'cipher-broken')
    if (!fresh(path.epochMs)) return fault(request, 'time-stale')
    sealedOf.set(request, { agreement, counter: token.counter, pathToken, path: path.path })
    return path.path
  }

  return {
    route(request) {
      const url = request.url ?? '/'
      if (!url.startsWith(sealedPrefix)) return url
      if (faultOf.has(request)) return faultPath
      return sealedOf.get(request)?.path ?? openPath(request, url.slice(sealedPrefix.length))
    },
    check(request) {
      const known = faultOf.get(request)
      if (known !== undefined) return known
      const header = one(request.headers[headerNames.time])
      if (header === '') return 'time-missing'
      const key = one(request.headers[headerNames.key])
      const sealed = sealedOf.get(request)
      const agreement = sealed?.agreement ?? keyRing.agreement(key)
      if (agreement === null) return 'key-unknown'
      const token = openToken(agreement, 'time', header)
      const time = token === null ? null : readTimePlain(token.plain)
      if (token === null || time === null) return 'cipher-broken'
      if (!fresh(time.epochMs)) return 'time-stale'
      if (sealed !== undefined && sealed.counter !== token.counter) return 'cipher-broken'
      return guard.firstUse(key, token.counter, clock.now()) ? null : 'request-replayed'
    },
    sealed: (request) => sealedOf.get(request) ?? null,
    sealAnswer(request, answer) {
      const sealed = sealedOf.get(request)
      if (sealed === undefined) return null
      return sealDown(sealed.agreement, answer, answerBinding(sealed.counter))
    },
    openField(request, token) {
      const agreement = keyRing.agreement(one(request.headers[headerNames.key]))
      return agreement === null ? null : (openToken(agreement, 'field', token)?.plain ?? null)
    },
  }
}
