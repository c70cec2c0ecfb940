import { requestTimeoutMs } from '@xinghe/contract/wire.ts'
import type { Bytes } from './cipher.ts'
import { pause } from './pause.ts'
import { TransportFault } from './transport-fault.ts'

export interface Outgoing {
  readonly method: 'POST' | 'GET'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Bytes | null
}

export interface Incoming {
  readonly status: number
  /** True where the answer's bytes are sealed. */
  readonly sealed: boolean
  readonly bytes: Bytes
}

export interface TransportOptions {
  readonly signal?: AbortSignal | undefined
  readonly timeoutMs?: number | undefined
}

const left = (signal: AbortSignal | undefined): boolean => signal?.aborted ?? false

/** One HTTP exchange, to its last byte, within the time; there are no cookies on this site. */
export const exchange = async (
  request: Outgoing,
  { signal, timeoutMs = requestTimeoutMs }: TransportOptions,
): Promise<Incoming> => {
  if (left(signal)) throw new TransportFault('aborted')
  const gate = new AbortController()
  let late = false
  const timer = setTimeout(() => {
    late = true
    gate.abort()
  }, timeoutMs)
  const leave = (): void => gate.abort()
  signal?.addEventListener('abort', leave)
  try {
    const response = await fetch(request.path, {
      method: request.method,
      headers: request.headers,
      body: request.body,
      signal: gate.signal,
      credentials: 'omit',
      cache: 'no-store',
    })
    const type = response.headers.get('content-type') ?? ''
    return {
      status: response.status,
      sealed: type.startsWith('application/octet-stream'),
      bytes: new Uint8Array(await response.arrayBuffer()),
    }
  } catch {
    if (late) throw new TransportFault('timeout')
    throw new TransportFault(left(signal) ? 'aborted' : 'network')
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', leave)
  }
}

const retryPausesMs = [400, 1_200]

/** Retries network faults twice; other faults are thrown at once. */
export const withRetries = async <T>(
  attempt: () => Promise<T>,
  repeatable: boolean,
  signal?: AbortSignal,
): Promise<T> => {
  for (const waitMs of repeatable ? retryPausesMs : []) {
    try {
      return await attempt()
    } catch (fault) {
      if (!(fault instanceof TransportFault) || fault.kind !== 'network') throw fault
      await pause(waitMs * (0.75 + Math.random() / 2), signal)
    }
  }
  return attempt()
}
