import type { Call, OutputOf } from '@xinghe/contract/call.ts'
import { headerNames, pathPlain, sealedPrefix, timePlain } from '@xinghe/contract/wire.ts'
import { serverNow } from '../site/clock.ts'
import { nextCounter, openAnswer, sealBody, sealToken, type Agreement } from './agreement.ts'
import { readAnswer } from '../transport/answer.ts'
import type { Bytes } from '../transport/cipher.ts'
import { commonHeaders } from '../transport/headers.ts'
import {
  exchange,
  type Incoming,
  type Outgoing,
  type TransportOptions,
} from '../transport/transport.ts'
import { TransportFault } from '../transport/transport-fault.ts'

export interface SendOptions extends TransportOptions {
  readonly token: string
  readonly requestId: string
}

/** A GET has no body: its input stands in the address. */
const pathWithQuery = (call: Call, payload: unknown): string => {
  if (call.method !== 'GET') return call.path
  const entries = Object.entries(payload as Record<string, unknown>)
  const given = entries.filter(([, value]) => value !== undefined)
  if (given.length === 0) return call.path
  return `${call.path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
}

const plainRequest = (call: Call, payload: unknown, headers: Record<string, string>): Outgoing => ({
  method: call.method,
  path: pathWithQuery(call, payload),
  headers: call.method === 'GET' ? headers : { ...headers, 'content-type': 'application/json' },
  body: call.method === 'GET' ? null : JSON.stringify(payload),
})

export const sealedRequest = async (
  call: Call,
  payload: unknown,
  headers: Record<string, string>,
  { keys }: Agreement,
  count: number,
): Promise<Outgoing> => {
  const plain = pathPlain(serverNow(), pathWithQuery(call, payload))
  const pathToken = await sealToken(keys, 'path', count, plain)
  const path = sealedPrefix + pathToken
  if (call.method === 'GET') return { method: 'GET', path, headers, body: null }
  return {
    method: 'POST',
    path,
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    body: await sealBody(keys, count, JSON.stringify(payload), pathToken),
  }
}

export const opened = async (
  incoming: Pick<Incoming, 'sealed' | 'bytes'>,
  { keys }: Agreement,
  count: number,
): Promise<Bytes> => {
  if (!incoming.sealed) return incoming.bytes
  try {
    return await openAnswer(keys, incoming.bytes, count)
  } catch {
    // Tampered, or the answer to another request: treated as no answer.
    throw new TransportFault('network')
  }
}

/** Sealed where the site says so. */
export const isEncrypted = (call: Call, { info }: Agreement): boolean =>
  info.encryption === 1 && call.wire === 'agreed'

/** One try of one call: fresh counter, fresh time. */
export const sendOverHttp = async <C extends Call>(
  call: C,
  payload: unknown,
  agreement: Agreement,
  { token, requestId, signal, timeoutMs }: SendOptions,
): Promise<OutputOf<C>> => {
  const { info, keys, keyHeader } = agreement
  const count = nextCounter()
  const headers = {
    ...(await commonHeaders(call, token, requestId)),
    [headerNames.key]: keyHeader,
    [headerNames.time]: await sealToken(keys, 'time', count, timePlain(serverNow(), info.ip)),
  }
  const request = isEncrypted(call, agreement)
    ? await sealedRequest(call, payload, headers, agreement, count)
    : plainRequest(call, payload, headers)
  const incoming = await exchange(request, { signal, timeoutMs })
  return readAnswer(call, incoming.status, await opened(incoming, agreement, count))
}
