import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { usualBodyBytes, type Call } from '@xinghe/contract/call.ts'
import { addressOf } from './address-of.ts'
import { faultOf } from './check-call.ts'
import { jsonType, readPlain, readSealed, sealedType } from './read-body.ts'
import { requestIdOf } from './request-id.ts'
import {
  sendRefusal,
  sendText,
  type ServedCall,
  type UsualRequest,
  type UsualServing,
} from './usual-answer.ts'

/** Small bodies of a known length and type. */
const isUsual = ({ headers }: IncomingMessage, { bodyLimitBytes }: Call): boolean => {
  const type = headers['content-type']
  return (
    (type === jsonType || type === sealedType) &&
    Number(headers['content-length']) <= bodyLimitBytes
  )
}

/** Every request passes here first; what is not taken goes on to the framework. */
const standBefore = (
  { server }: FastifyInstance,
  take: (request: IncomingMessage, response: ServerResponse) => boolean,
): void => {
  const onward = server.listeners('request') as RequestListener[]
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    if (!take(request, response)) for (const listener of onward) listener(request, response)
  })
}

const readWhole = (
  request: IncomingMessage,
  done: (body: Buffer) => void,
  fail: (error: Error) => void,
): void => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    const [first] = chunks
    done(chunks.length === 1 && first !== undefined ? first : Buffer.concat(chunks))
  })
  request.on('error', fail)
}

const answerUsual = (
  serving: UsualServing,
  request: UsualRequest,
  isStopping: () => boolean,
): void => {
  const { raw, served } = request
  const { wire } = serving
  const fault = served.limit(request.ip) ?? faultOf(request, served.call, serving)
  if (fault !== null) return sendRefusal(serving, request, fault, isStopping())

  const answer = async (given: unknown): Promise<void> => {
    let text: string
    try {
      text = JSON.stringify(await served.answer(request, given))
    } catch (error) {
      return sendRefusal(serving, request, error, isStopping())
    }
    sendText(serving, request, text, isStopping())
  }
  // Whoever sends what cannot be read may go on sending it: that connection is closed.
  const refuseBody = (error: unknown): void => sendRefusal(serving, request, error, true)
  const take = (body: Buffer): void => {
    let given: unknown
    try {
      given =
        raw.headers['content-type'] === jsonType
          ? readPlain(wire, raw, body.toString('utf8'))
          : readSealed(wire, raw, body)
    } catch (error) {
      return refuseBody(error)
    }
    void answer(given)
  }
  readWhole(raw, take, refuseBody)
}

/**
 * Answers the usual requests of calls without the framework, whose way through hooks and wrappers costs
 * more than most of their checks. The framework serves the same calls, with the same checks, to whatever
 * is unusual: another spelling of the address, another type, a length unknown or too large, a late caller
 * of a site that stops.
 */
export const takeUsualCalls = (
  server: FastifyInstance,
  calls: readonly ServedCall[],
  serving: UsualServing,
): void => {
  const { platform, wire } = serving
  const small = calls.filter(
    ({ call }) => call.method === 'POST' && call.bodyLimitBytes <= usualBodyBytes,
  )
  const byPath = new Map(small.map((served) => [served.call.path, served]))
  let stopping = false
  const isStopping = (): boolean => stopping
  server.addHook('preClose', async () => {
    stopping = true
  })
  standBefore(server, (raw, response) => {
    if (stopping || raw.method !== 'POST') return false
    const served = byPath.get(wire.route(raw))
    if (served === undefined || !isUsual(raw, served.call)) return false
    const ip = addressOf(raw, platform.config.trustProxy)
    const startedAt = performance.now()
    const request = { raw, id: requestIdOf(raw), ip, log: server.log, response, served, startedAt }
    answerUsual(serving, request, isStopping)
    return true
  })
}
