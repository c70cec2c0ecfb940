import websocket from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import { callMessageBytes, livePath } from '@xinghe/contract/socket.ts'
import type { Config } from '../config/config.ts'
import { addressOf } from '../address/address-of.ts'
import type { Metrics } from '../observe/metrics.ts'
import { closeOver, type ClosableSockets } from '../sockets/close-over.ts'
import { guardHandshakes } from '../sockets/guard-handshakes.ts'
import { followSessions } from '../sockets/follow-sessions.ts'
import { Connection, type LiveParts } from './connection.ts'

const tendMs = 1_000
/** A longer frame closes the socket; a shorter one that is still too long gets a refusal. */
const frameBytes = 4 * callMessageBytes

/**
 * `/stream/ws`. When the server stops, sockets are closed with a reason, so that clients reconnect at once.
 */
export const serveLive = async (
  server: FastifyInstance,
  parts: LiveParts & { readonly config: Pick<Config, 'proxies'> },
  metrics: Metrics,
): Promise<ClosableSockets> => {
  const open = new Set<Connection>()
  const report = (work: Promise<void>): void => {
    work.catch((error: unknown) => server.log.error({ err: error }, 'live socket failed'))
  }
  await server.register(websocket, {
    options: { maxPayload: frameBytes, perMessageDeflate: false, autoPong: false },
    preClose: (done) => {
      const stopped = Promise.all([...open].map((connection) => connection.stop()))
      server.websocketServer.close(() => undefined)
      stopped.then(() => done(), done)
    },
  })
  const onRequest = guardHandshakes(server, livePath, parts.door, metrics)
  server.get(livePath, { websocket: true, onRequest }, (socket, request) => {
    const caller = {
      ip: addressOf(request.raw, parts.config.proxies),
      userAgent: request.headers['user-agent'] ?? '',
    }
    const connection = new Connection(socket, parts, caller, request.raw.socket)
    open.add(connection)
    metrics.sockets.set(open.size)
    socket.on('message', (data: Buffer) => {
      connection.receive(data).catch((error: unknown) => {
        request.log.error({ err: error, reqId: request.id }, 'live message failed')
        connection.close('broken')
      })
    })
    socket.on('ping', (payload: Buffer) => connection.answerPing(payload))
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      connection.forget()
      open.delete(connection)
      metrics.sockets.set(open.size)
    })
  })
  const following = followSessions(parts.sessions, open, server.log)
  const timer = setInterval(() => {
    for (const connection of open) {
      report(connection.tend())
    }
  }, tendMs)
  server.addHook('onClose', async () => {
    clearInterval(timer)
    await following.close()
  })
  return {
    closeSockets(overMs, hurry) {
      parts.door.shut()
      return closeOver(open, overMs, hurry)
    },
  }
}
