import type { Call, OutputOf } from '@xinghe/contract/call.ts'
import { callMessageBytes, type CallMessage } from '@xinghe/contract/socket.ts'
import { fromBase64Url, toBase64Url } from '@xinghe/contract/wire.ts'
import { serverNow } from '../site/clock.ts'
import { nextCounter, type Agreement } from './agreement.ts'
import { readAnswer } from '../transport/answer.ts'
import { inTime } from '../transport/in-time.ts'
import { isEncrypted, opened, sealedRequest, type SendOptions } from './send-over-http.ts'
import type { SocketTransport } from './socket-transport.ts'

/** A character takes up to three bytes, sealed text a third more; the rest of the message comes on top. */
const payloadMost = callMessageBytes / 5

export const fitsSocket = (payload: unknown): boolean =>
  JSON.stringify(payload).length <= payloadMost

const messageOf = async (
  call: Call,
  payload: unknown,
  agreement: Agreement,
  id: number,
  requestId: string,
): Promise<CallMessage> => {
  if (!isEncrypted(call, agreement))
    return { t: 'call', id, path: call.path, requestId, sentAt: serverNow(), body: payload }
  const { path, body } = await sealedRequest(call, payload, {}, agreement, id)
  return { t: 'call', id, path, requestId, body: toBase64Url(body as Uint8Array) }
}

/** One try of one call, with a fresh counter. */
export const sendOverSocket = async <C extends Call>(
  way: SocketTransport,
  call: C,
  payload: unknown,
  agreement: Agreement,
  { requestId, signal, timeoutMs }: SendOptions,
): Promise<OutputOf<C>> => {
  const id = nextCounter()
  const message = await messageOf(call, payload, agreement, id, requestId)
  const answer = await inTime(way.exchange(message), { signal, timeoutMs })
  const incoming =
    'sealed' in answer
      ? { sealed: true, bytes: fromBase64Url(answer.sealed) }
      : { sealed: false, bytes: new TextEncoder().encode(JSON.stringify(answer.envelope)) }
  // Refusals that have an HTTP status have their name too.
  return readAnswer(call, 200, await opened(incoming, agreement, id))
}
