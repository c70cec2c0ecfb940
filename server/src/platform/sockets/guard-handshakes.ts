import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance, onRequestHookHandler } from 'fastify'
import type { Metrics } from '../observe/metrics.ts'
import { refuseHandshakes } from './refuse-handshakes.ts'
import type { SocketDoor } from './socket-door.ts'

type UpgradeListener = (raw: IncomingMessage, socket: Duplex, head: Buffer) => void

/**
 * Judges the handshakes of sockets at this path before Fastify routes them: a refused client tries again, so
 * a refusal must be cheaper than routing. Returns a hook for the route. It refuses handshakes whose path is
 * spelled otherwise, such as `/stream/%77s`: they were routed without this check.
 */
export const guardHandshakes = (
  fastify: FastifyInstance,
  path: string,
  door: SocketDoor,
  metrics: Pick<Metrics, 'refusals'>,
): onRequestHookHandler => {
  const { server } = fastify
  const admitted = new WeakSet<IncomingMessage>()
  const refuser = refuseHandshakes()
  const routing = server.listeners('upgrade') as UpgradeListener[]
  server.removeAllListeners('upgrade')
  server.on('upgrade', (raw: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (raw.url === path || raw.url?.startsWith(`${path}?`) === true) {
      const refusal = door.judge(raw)
      if (refusal !== null) {
        metrics.refusals.inc({ refusal })
        return refuser.refuse(socket, refusal)
      }
      admitted.add(raw)
    }
    for (const route of routing) route(raw, socket, head)
  })
  fastify.addHook('preClose', async () => refuser.close())
  return (request, reply, done) => {
    if (!request.ws || admitted.has(request.raw)) return done()
    void reply.code(404).send()
  }
}
