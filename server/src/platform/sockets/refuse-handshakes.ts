import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { HandshakeRefusal } from './socket-door.ts'

const statuses: Record<HandshakeRefusal, number> = {
  'access-denied': 403,
  'too-often': 429,
  'server-stopping': 503,
}

/** A flooding client tries again as soon as it is answered: this slows it down for the price of an idle connection. */
const answerAfterMs = 3_000
/** With this many waiting, further refusals are answered at once. */
const mostWaiting = 2_000

const answer = (socket: Duplex, refusal: HandshakeRefusal): void => {
  const status = statuses[refusal]
  // A client that does not close its half would keep the connection.
  socket.once('finish', () => socket.destroy())
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, 'connection: close']
  socket.end([...head, 'content-length: 0', 'x-content-type-options: nosniff', '', ''].join('\r\n'))
}

export interface HandshakeRefuser {
  refuse(socket: Duplex, refusal: HandshakeRefusal): void
  /** Answers all clients that wait, so that a server can stop. */
  close(): void
}

/** Refuses handshakes with an HTTP status; 429 is sent after three seconds. */
export const refuseHandshakes = (): HandshakeRefuser => {
  const waiting = new Map<Duplex, NodeJS.Timeout>()
  const stopWaiting = (socket: Duplex): void => {
    clearTimeout(waiting.get(socket))
    waiting.delete(socket)
  }
  const answerWaiting = (socket: Duplex): void => {
    stopWaiting(socket)
    answer(socket, 'too-often')
  }
  return {
    refuse(socket, refusal) {
      socket.on('error', () => socket.destroy())
      if (refusal !== 'too-often' || waiting.size >= mostWaiting) return answer(socket, refusal)
      waiting.set(socket, setTimeout(answerWaiting, answerAfterMs, socket))
      socket.once('close', () => stopWaiting(socket))
    },
    close() {
      for (const socket of waiting.keys()) answerWaiting(socket)
    },
  }
}
