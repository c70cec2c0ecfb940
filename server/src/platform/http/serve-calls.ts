import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { sealedPrefix } from '@xinghe/contract/wire.ts'
import type { Config } from '../config/config.ts'
import type { RequestWire } from '../wire/request-wire.ts'
import { addressOf } from '../address/address-of.ts'
import type { CallAnswer, Calls } from './answer-call.ts'
import { bareHeaders } from './bare-headers.ts'
import { endConnections } from './end-connections.ts'
import { readBody, sealedType } from './read-body.ts'
import { requestIdOf } from './request-id.ts'

/** Names and values in one list, as `writeHead` is fastest with. */
const bareList = Object.entries(bareHeaders).flat()

/**
 * Answers the calls of the contract before Fastify's router, whose hooks and wrappers cost more than most
 * checks of a call. All other requests go on to Fastify: pages, files, callbacks, documents.
 */
export const serveCalls = (
  server: FastifyInstance,
  calls: Calls,
  wire: RequestWire,
  { proxies }: Pick<Config, 'proxies'>,
): void => {
  const { draining } = server
  const answer = async (raw: IncomingMessage, response: ServerResponse): Promise<void> => {
    const ip = addressOf(raw, proxies)
    const refused = calls.refuseOften(ip)
    if (refused !== null) return sendAnswer(response, refused, draining.isBegun())
    const opened = wire.openRequest(raw)
    let isReadable = true
    const answered = await calls.answer({
      way: 'http',
      method: raw.method ?? '',
      headers: raw.headers,
      wire: opened,
      id: requestIdOf(raw),
      ip,
      log: server.log,
      async readBody(call) {
        try {
          return await readBody(raw, opened, call)
        } catch (fault) {
          isReadable = false
          throw fault
        }
      },
    })
    // After an unreadable body the rest may still be arriving, so the connection is closed.
    sendAnswer(response, answered, draining.isBegun() || !isReadable)
  }

  const framework = server.server.listeners('request') as RequestListener[]
  server.server.removeAllListeners('request')
  server.server.on('request', (raw, response) => {
    const { url = '/', method = '' } = raw
    if (url.startsWith(sealedPrefix) || calls.has(method, url)) {
      void answer(raw, response)
      return
    }
    for (const [name, value] of Object.entries(bareHeaders)) response.setHeader(name, value)
    for (const listener of framework) listener(raw, response)
  })
  endConnections(server)
}

/** Head and body in one write; nothing when the client has disconnected. */
const sendAnswer = (
  response: ServerResponse,
  { status, text, sealed }: CallAnswer,
  closes: boolean,
): void => {
  if (response.destroyed) return
  const length = sealed === null ? Buffer.byteLength(text) : sealed.length
  response.writeHead(status, [
    'content-type',
    sealed === null ? 'application/json; charset=utf-8' : sealedType,
    'cache-control',
    'no-store',
    ...bareList,
    ...(closes ? ['connection', 'close'] : []),
    'content-length',
    String(length),
  ])
  response.end(sealed ?? text)
}
