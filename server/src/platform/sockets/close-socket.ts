import type { WebSocket } from 'ws'

/** A client that does not answer the close frame in this time is cut off; the library would wait for 30 s. */
const answerMs = 1_000

/** Closes a socket with a reason. A hostile client would go on sending until the library gives up. */
export const closeSocket = (
  socket: WebSocket,
  { code, reason }: { readonly code: number; readonly reason: string },
): void => {
  socket.close(code, reason)
  const timer = setTimeout(() => socket.terminate(), answerMs)
  timer.unref()
  socket.once('close', () => clearTimeout(timer))
}
