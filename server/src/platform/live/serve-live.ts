import websocket from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import { livePath } from '@xinghe/contract/socket.ts'
import type { Metrics } from '../observe/metrics.ts'
import { Connection, type LiveParts } from './connection.ts'

const tendMs = 1_000
const messageLimit = 4 * 1024

/** `/stream/ws`. Sockets close with a reason when the server stops, so that clients come back at once. */
export const serveLive = async (
  server: FastifyInstance,
  parts: LiveParts,
  metrics: Metrics,
): Promise<void> => {
  const open = new Set<Connection>()
  const report = (work: Promise<void>): void => {
    work.catch((error: unknown) => server.log.error({ err: error }, 'live socket failed'))
  }
  await server.register(websocket, {
    options: { maxPayload: messageLimit, perMessageDeflate: false },
    preClose: (done) => {
      for (const connection of open) connection.close('stopping')
      server.websocketServer.close(() => undefined)
      done()
    },
  })
  server.get(livePath, { websocket: true }, (socket, request) => {
    const connection = new Connection(socket, parts, request.raw.socket)
    open.add(connection)
    metrics.sockets.set(open.size)
    socket.on('message', (data: Buffer) => {
      connection.receive(data.toString('utf8')).catch((error: unknown) => {
        request.log.error({ err: error, reqId: request.id }, 'live message failed')
        connection.close('broken')
      })
    })
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      connection.forget()
      open.delete(connection)
      metrics.sockets.set(open.size)
    })
  })
  parts.sessions.onEnded((hash) => {
    for (const connection of open)
      if (connection.sessionHash === hash) report(connection.sessionEnded())
  })
  const timer = setInterval(() => {
    for (const connection of open) {
      report(connection.tend())
    }
  }, tendMs)
  server.addHook('onClose', async () => clearInterval(timer))
}
