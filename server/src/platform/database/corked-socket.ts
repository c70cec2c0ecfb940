import type { Socket } from 'node:net'

/**
 * Sends all that is written within one turn of the event loop by one call of the system. With postgres.js
 * each of the larger statements that are sent together is a write of its own.
 */
export const corkEachTurn = (socket: Socket): Socket => {
  let corked = false
  const uncork = (): void => {
    corked = false
    socket.uncork()
  }
  const write = socket.write.bind(socket) as (chunk: Uint8Array, done?: () => void) => boolean
  return Object.assign(socket, {
    write(chunk: Uint8Array, done?: () => void) {
      if (!corked) {
        corked = true
        socket.cork()
        setImmediate(uncork)
      }
      return write(chunk, done)
    },
  })
}
