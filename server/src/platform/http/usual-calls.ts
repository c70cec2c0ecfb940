import type { FastifyInstance } from 'fastify'
import { usualBodyBytes } from '@xinghe/contract/call.ts'
import type { RequestHead } from '../wire/request-wire.ts'
import { addressOf } from './address-of.ts'
import { faultOf } from './check-call.ts'
import { cohort } from './cohort.ts'
import { readWhole, replyThrough, standBefore } from './node-calls.ts'
import { jsonType, readPlain, readSealed, sealedType } from './read-body.ts'
import { requestIdOf } from './request-id.ts'
import {
  sendRefusal,
  sendText,
  type Replying,
  type ServedCall,
  type UsualRequest,
  type UsualServing,
} from './usual-answer.ts'
import type { UsualConnection } from './usual-connection.ts'
import { takeConnections } from './usual-connections.ts'

/** A usual request that is here as a whole. */
interface Came {
  readonly request: UsualRequest
  readonly body: Buffer
  given: unknown
}

/** More of them together are hardly cheaper, and the first of them would wait for the last. */
const cohortMost = 32

interface Steps {
  /** What can be known before the body is looked at. */
  readonly check: (came: Came) => boolean
  readonly read: (came: Came) => boolean
  readonly answer: (came: Came) => Promise<void>
}

/** Each step answers for itself where it is the last. */
const stepsOf = (serving: UsualServing, isStopping: () => boolean): Steps => {
  const { wire } = serving
  // Those that were waited for together are ready together.
  const leave = cohort<{ readonly request: UsualRequest; readonly text: string }>(
    (all) => {
      for (const { request, text } of all) sendText(serving, request, text, isStopping())
    },
    { when: queueMicrotask },
  )
  return {
    check({ request }) {
      const fault = faultOf(request, request.served.call, serving)
      if (fault !== null) sendRefusal(serving, request, fault, isStopping())
      return fault === null
    },
    read(came) {
      const { request, body } = came
      const { raw } = request
      try {
        came.given =
          raw.headers['content-type'] === jsonType
            ? readPlain(wire, raw, body.toString('utf8'))
            : readSealed(wire, raw, body)
        return true
      } catch (error) {
        // Whoever sends what cannot be read may go on sending it: that connection is closed.
        sendRefusal(serving, request, error, true)
        return false
      }
    },
    async answer({ request, given }) {
      let text: string
      try {
        text = JSON.stringify(await request.served.answer(request, given))
      } catch (error) {
        return sendRefusal(serving, request, error, isStopping())
      }
      leave({ request, text })
    },
  }
}

/** The call that a head asks for, where it is asked for in the usual way: a small body of a known type and length. */
const usualCalls = (
  calls: readonly ServedCall[],
  { wire }: UsualServing,
): ((head: RequestHead) => ServedCall | null) => {
  const small = calls.filter(
    ({ call }) => call.method === 'POST' && call.bodyLimitBytes <= usualBodyBytes,
  )
  const byPath = new Map(small.map((served) => [served.call.path, served]))
  return (head) => {
    const served = byPath.get(wire.route(head))
    const type = head.headers['content-type']
    if (served === undefined || (type !== jsonType && type !== sealedType)) return null
    return Number(head.headers['content-length']) <= served.call.bodyLimitBytes ? served : null
  }
}

/**
 * Answers the usual requests of calls without the framework, and where a connection carries nothing else
 * without Node's HTTP: their ways through parsers, streams, hooks and wrappers cost more than most checks
 * of a call. The framework serves the same calls, with the same checks, to whatever is unusual: another
 * spelling of the address, another type, a length unknown or too large, a late caller of a site that
 * stops.
 */
export const takeUsualCalls = (
  server: FastifyInstance,
  calls: readonly ServedCall[],
  serving: UsualServing,
): void => {
  let stopping = false
  const servedFor = usualCalls(calls, serving)
  const { check, read, answer } = stepsOf(serving, () => stopping)

  /** Null where it came too often, and is answered. */
  const admit = (
    raw: RequestHead,
    served: ServedCall,
    nearest: string,
    reply: Replying,
  ): UsualRequest | null => {
    const ip = addressOf(nearest, raw, serving.platform.config.trustProxy)
    const startedAt = performance.now()
    const request = { raw, id: requestIdOf(raw), ip, log: server.log, reply, served, startedAt }
    const fault = served.limit(ip)
    if (fault === null) return request
    sendRefusal(serving, request, fault, stopping)
    return null
  }
  const comeOver = (connection: UsualConnection): Came | null => {
    const whole = connection.look()
    if (whole === null) return null
    const { head, body } = whole
    const served = stopping ? null : servedFor(head)
    if (served === null) {
      connection.handOn()
      return null
    }
    connection.accept(head)
    const request = admit(head, served, connection.address, connection)
    return request && { request, body, given: null }
  }
  const arrive = cohort<Came | UsualConnection>(
    (all) => {
      const came = all.flatMap((one) => ('request' in one ? one : (comeOver(one) ?? [])))
      for (const one of came.filter(check).filter(read)) void answer(one)
    },
    { most: cohortMost, when: setImmediate },
  )

  const connections = takeConnections(server.server, arrive)
  server.addHook('preClose', async () => {
    stopping = true
    connections.stop()
  })
  standBefore(server.server, (raw, response) => {
    const served = stopping || raw.method !== 'POST' ? null : servedFor(raw)
    if (served === null) return false
    const request = admit(raw, served, raw.socket.remoteAddress ?? '', replyThrough(response))
    if (request === null) return true
    readWhole(
      raw,
      (body) => arrive({ request, body, given: null }),
      (error) => sendRefusal(serving, request, error, true),
    )
    return true
  })
}
