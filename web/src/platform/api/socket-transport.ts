import type { AnswerMessage, CallMessage } from '@xinghe/contract/socket.ts'

/** A logged-in live socket as a transport for calls. */
export interface SocketTransport {
  /** Whether it is logged in with this token and key, and has room for one more call. */
  isOpenFor(token: string, keyHeader: string): boolean
  /** Rejects when the socket is lost before the answer has come. */
  exchange(message: CallMessage): Promise<AnswerMessage>
}

let offered: SocketTransport | null = null

/** Set by the live socket, whose folder imports this one. */
export const offerSocketTransport = (transport: SocketTransport): void => {
  offered = transport
}

export const socketTransportFor = (token: string, keyHeader: string): SocketTransport | null =>
  offered?.isOpenFor(token, keyHeader) === true ? offered : null
