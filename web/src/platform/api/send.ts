import type { Call, OutputOf } from '@xinghe/contract/call.ts'
import { agreed, type Agreement } from './agreement.ts'
import { sendOverHttp, type SendOptions } from './send-over-http.ts'
import { fitsSocket, sendOverSocket } from './send-over-socket.ts'
import { socketTransportFor, type SocketTransport } from './socket-transport.ts'
import { TransportFault } from '../transport/transport-fault.ts'

interface WaysOptions extends SendOptions {
  /** A read: retried over HTTP when the socket is lost. */
  readonly onlyReads?: boolean | undefined
}

/** A dead socket may go unnoticed for longer. */
const readOverSocketMs = 5_000

const socketFor = (
  call: Call,
  payload: unknown,
  { keyHeader }: Agreement,
  token: string,
): SocketTransport | null => {
  if (!call.overSocket || !fitsSocket(payload)) return null
  return socketTransportFor(token, keyHeader)
}

const isLost = (fault: unknown): boolean =>
  fault instanceof TransportFault && (fault.kind === 'network' || fault.kind === 'timeout')

/**
 * One attempt of one call: over the live socket where the call allows it and the socket is up,
 * else over HTTP.
 */
export const sendAgreed = async <C extends Call>(
  call: C,
  payload: unknown,
  { onlyReads = false, ...options }: WaysOptions,
): Promise<OutputOf<C>> => {
  const agreement = await agreed()
  const way = socketFor(call, payload, agreement, options.token)
  if (way === null) return sendOverHttp(call, payload, agreement, options)
  if (!onlyReads) return sendOverSocket(way, call, payload, agreement, options)
  try {
    const patience = { ...options, timeoutMs: readOverSocketMs }
    return await sendOverSocket(way, call, payload, agreement, patience)
  } catch (fault) {
    if (!isLost(fault)) throw fault
    return sendOverHttp(call, payload, agreement, options)
  }
}
