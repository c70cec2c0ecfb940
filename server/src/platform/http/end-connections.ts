import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { requestTimeoutMs } from '@xinghe/contract/wire.ts'

/** The first request of a connection that was just opened is on its way. */
const firstRequestMs = 1_000

/**
 * Closes connections that would block a stop. Node waits for connections that are not idle, and a
 * connection without a complete first request, as browsers open in reserve, never counts as idle.
 */
export const endConnections = (server: FastifyInstance): void => {
  const unused = new Map<Socket, number>()
  server.server.on('connection', (socket) => {
    unused.set(socket, performance.now())
    socket.once('close', () => unused.delete(socket))
  })
  server.server.on('request', ({ socket }) => void unused.delete(socket))
  server.server.on('upgrade', ({ socket }) => void unused.delete(socket))
  server.addHook('preClose', async () => {
    const closedAt = performance.now()
    const destroyUnused = (openedBefore: number): void => {
      for (const [socket, openedAt] of unused) if (openedAt < openedBefore) socket.destroy()
    }
    destroyUnused(closedAt - firstRequestMs)
    setTimeout(destroyUnused, firstRequestMs, closedAt + firstRequestMs).unref()
    // Every call has been answered by now; an open connection is still sending a body.
    setTimeout(() => server.server.closeAllConnections(), requestTimeoutMs).unref()
  })
}
