import type { Socket } from 'node:net'

/**
 * Sends all that is written at one moment by one call of the system. With postgres.js each of the larger
 * statements that are sent together is a write of its own; what it is told to hold back it would send
 * statement by statement, each after the answer to the one before.
 */
export const corkEachMoment = (socket: Socket): Socket => {
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
        process.nextTick(uncork)
      }
      write(chunk, done)
      return true
    },
  })
}
