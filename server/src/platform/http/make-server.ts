import fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify'
import { requestTimeoutMs } from '@xinghe/contract/wire.ts'
import { usualBodyBytes } from '@xinghe/contract/call.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import type { Config } from '../config/config.ts'
import type { Metrics } from '../observe/metrics.ts'
import { faultPath, type RequestWire } from '../wire/request-wire.ts'
import { answerFaults, answerRefusal } from './answer-faults.ts'
import { observeCall } from './observe-call.ts'
import { limitRates, rateLimits } from './rate-limits.ts'
import { jsonType, readPlain, readSealed, sealedType } from './read-body.ts'
import { requestIdOf } from './request-id.ts'

export interface ServerParts {
  readonly config: Config
  readonly wire: RequestWire
  readonly metrics: Metrics
}

/** The bare server: wire, envelope, limits and log lines; routes come from the app. */
export const makeServer = (parts: ServerParts): FastifyInstance => {
  const { config, wire, metrics } = parts
  const server = fastify({
    logger: {
      level: config.logLevel,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
    },
    logController: new LogController({ disableRequestLogging: true }),
    // No logger is made for each request: the few lines that are written name its id themselves.
    childLoggerFactory: (logger) => logger,
    trustProxy: (_address, hop) => hop < config.trustProxy,
    bodyLimit: usualBodyBytes,
    requestTimeout: requestTimeoutMs,
    forceCloseConnections: 'idle',
    genReqId: requestIdOf,
    rewriteUrl: (request) => wire.route(request),
    frameworkErrors: (_error, _request, reply) => void answerRefusal(reply, 'unknown-path'),
    routerOptions: { maxParamLength: 2_000 },
  })
  answerFaults(server)
  readBodies(server, wire)
  sendAnswers(server, wire)
  observe(server, metrics)
  limitRates(server)
  const limited = { config: { rateLimit: rateLimits('read', config.rateFactor) } }
  server.all(faultPath, limited, async (request) => {
    throw new Refused(wire.check(request.raw) ?? 'unknown-path')
  })
  return server
}

const readBodies = (server: FastifyInstance, wire: RequestWire): void => {
  server.addContentTypeParser(
    sealedType,
    { parseAs: 'buffer' },
    async ({ raw }: FastifyRequest, body: Buffer) => readSealed(wire, raw, body),
  )
  server.addContentTypeParser(
    jsonType,
    { parseAs: 'string' },
    async ({ raw }: FastifyRequest, body: string) => readPlain(wire, raw, body),
  )
}

/** Hooks that wait for nothing are called back, which saves a promise for each. */
const sendAnswers = (server: FastifyInstance, wire: RequestWire): void => {
  let stopping = false
  server.addHook('preClose', async () => {
    stopping = true
  })
  server.addHook('onSend', (request, reply, payload, done) => {
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store')
    // The last answers close their connections, or a kept-alive one would hold the stop.
    if (stopping) void reply.header('connection', 'close')
    const sealed = typeof payload === 'string' ? wire.sealAnswer(request.raw, payload) : null
    if (sealed === null) return done(null, payload)
    void reply.header('content-type', sealedType).header('content-length', sealed.length)
    done(null, sealed)
  })
}

const observe = (server: FastifyInstance, metrics: Metrics): void => {
  server.addHook('onResponse', (request, reply, done) => {
    const { refusal } = request
    const path = request.routeOptions.config.call
    if (refusal !== null) metrics.refusals.inc({ refusal })
    if (path !== undefined) {
      const { statusCode: status, elapsedTime: ms } = reply
      observeCall(metrics, request, path, { status, refusal, ms })
    }
    done()
  })
}
