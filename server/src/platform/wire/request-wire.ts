import {
  answerBinding,
  headerNames,
  readPathPlain,
  readTimePlain,
  sealedPrefix,
  timeToleranceMs,
} from '@xinghe/contract/wire.ts'
import type { CallMessage } from '@xinghe/contract/socket.ts'
import type { RefusalName } from '@xinghe/contract/refusal.ts'
import type { Clock } from '../clock/clock.ts'
import { openBody, openToken, sealDown, type Agreement } from './agreement.ts'
import type { KeyRing } from './key-ring.ts'
import type { ReplayGuard } from './replay-guard.ts'

/** The part of Node's `IncomingMessage` that the wire reads. */
export interface RequestHead {
  readonly url?: string | undefined
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

/** One request, sealed or plain; its answer is sealed exactly if the request was. */
export interface WireRequest {
  /** Path and query; of a sealed request the inner path, null when it cannot be opened. */
  readonly path: string | null
  readonly isSealed: boolean
  /** Checks path, key, time and counter. Call it once: it marks the counter as used. */
  check(): RefusalName | null
  /** The plain bytes of a sealed body; null when it was tampered with or the request is plain. */
  openBody(sealed: Buffer): Buffer | null
  /** Null when the request was plain. */
  sealAnswer(answer: string): Buffer | null
  /** Opens a single sealed value of the body; plain requests have them too. */
  openField(token: string): string | null
}

/** The part of a socket's call message that the wire reads. */
type SocketCallHead = Pick<CallMessage, 'id' | 'path' | 'sentAt'>

export interface RequestWire {
  openRequest(head: RequestHead): WireRequest
  /** `key` is the key with which the socket has logged in. */
  openSocketCall(head: SocketCallHead, key: string): WireRequest
}

interface SealedPath {
  readonly agreement: Agreement
  readonly counter: number
  readonly token: string
  readonly path: string
}

const one = (value: string | string[] | undefined): string =>
  typeof value === 'string' ? value : ''

const wireRequest = (
  path: string | null,
  sealed: SealedPath | null,
  agreement: () => Agreement | null,
  check: () => RefusalName | null,
): WireRequest => ({
  path,
  isSealed: sealed !== null,
  check,
  openBody: (body) => sealed && openBody(sealed.agreement, sealed.counter, sealed.token, body),
  sealAnswer: (answer) =>
    sealed && sealDown(sealed.agreement, answer, answerBinding(sealed.counter)),
  openField(token) {
    const keys = agreement()
    return keys && (openToken(keys, 'field', token)?.plain ?? null)
  },
})

export const requestWire = (keyRing: KeyRing, guard: ReplayGuard, clock: Clock): RequestWire => {
  // Used counters are stored since the start of this process. Requests sent before it are refused as
  // stale and sent again by the client, so a restart allows no replay.
  const startedAt = clock.now()
  const isTimeAccepted = (epochMs: number): boolean =>
    epochMs >= startedAt && Math.abs(clock.now() - epochMs) <= timeToleranceMs

  const openPath = (token: string, agreement: Agreement | null): SealedPath | RefusalName => {
    if (agreement === null) return 'key-unknown'
    const opened = openToken(agreement, 'path', token)
    const path = opened === null ? null : readPathPlain(opened.plain)
    if (opened === null || path === null) return 'cipher-broken'
    if (!isTimeAccepted(path.epochMs)) return 'time-stale'
    return { agreement, counter: opened.counter, token, path: path.path }
  }

  /** A counter is valid once, over HTTP and socket together. */
  const useCounter = (key: string, counter: number): RefusalName | null =>
    guard.firstUse(key, counter, clock.now()) ? null : 'request-replayed'

  return {
    openRequest({ url = '/', headers }) {
      const key = one(headers[headerNames.key])
      const agreement = (): Agreement | null => keyRing.agreement(key)
      const opened = url.startsWith(sealedPrefix)
        ? openPath(url.slice(sealedPrefix.length), agreement())
        : null
      if (typeof opened === 'string') return wireRequest(null, null, agreement, () => opened)
      const check = (): RefusalName | null => {
        const header = one(headers[headerNames.time])
        if (header === '') return 'time-missing'
        const keys = opened?.agreement ?? agreement()
        if (keys === null) return 'key-unknown'
        const token = openToken(keys, 'time', header)
        const time = token === null ? null : readTimePlain(token.plain)
        if (token === null || time === null) return 'cipher-broken'
        if (!isTimeAccepted(time.epochMs)) return 'time-stale'
        if (opened !== null && opened.counter !== token.counter) return 'cipher-broken'
        return useCounter(key, token.counter)
      }
      return wireRequest(opened?.path ?? url, opened, agreement, check)
    },
    openSocketCall({ id, path, sentAt }, key) {
      const agreement = (): Agreement | null => keyRing.agreement(key)
      const opened = path.startsWith(sealedPrefix)
        ? openPath(path.slice(sealedPrefix.length), agreement())
        : null
      if (typeof opened === 'string') return wireRequest(null, null, agreement, () => opened)
      const check = (): RefusalName | null => {
        if (opened !== null && opened.counter !== id) return 'cipher-broken'
        if (opened === null && sentAt === undefined) return 'time-missing'
        if (opened === null && !isTimeAccepted(sentAt ?? 0)) return 'time-stale'
        return useCounter(key, id)
      }
      return wireRequest(opened?.path ?? path, opened, agreement, check)
    },
  }
}
