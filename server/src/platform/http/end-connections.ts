import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { requestTimeoutMs } from '@xinghe/contract/wire.ts'

/**
 * Closes connections that would block a stop. Node waits for connections that are not idle, and a
 * connection without a complete first request, as browsers open in reserve, never counts as idle.
 */
export const endConnections = (server: FastifyInstance): void => {
  const unused = new Set<Socket>()
  server.server.on('connection', (socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  server.server.on('request', ({ socket }) => void unused.delete(socket))
  server.server.on('upgrade', ({ socket }) => void unused.delete(socket))
  server.addHook('preClose', async () => {
    for (const socket of unused) socket.destroy()
    // Every call has been answered by now; an open connection is still sending a body.
    setTimeout(() => server.server.closeAllConnections(), requestTimeoutMs).unref()
  })
}
