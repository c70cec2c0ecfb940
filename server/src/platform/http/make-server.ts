import fastify, { LogController, type FastifyInstance } from 'fastify'
import { requestTimeoutMs } from '@xinghe/contract/wire.ts'
import { defaultBodyBytes } from '@xinghe/contract/call.ts'
import type { Config } from '../config/config.ts'
import type { Metrics } from '../observe/metrics.ts'
import { answerBrokenHttp } from './answer-broken-http.ts'
import { addDraining } from './draining.ts'
import { answerFaults, answerRefusal } from './answer-faults.ts'
import { parseJson } from './parse-json.ts'
import { limitConnections } from './limit-connections.ts'
import { limitRates } from './rate-limits.ts'
import { jsonType } from './read-body.ts'
import { requestIdOf } from './request-id.ts'

/** The bare server: envelope, limits and log lines; calls and routes come from the app. */
export const makeServer = (config: Config, metrics: Metrics): FastifyInstance => {
  const server = fastify({
    logger: {
      level: config.logLevel,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
    },
    logController: new LogController({ disableRequestLogging: true }),
    // No logger per request: the few log lines name the request id themselves.
    childLoggerFactory: (logger) => logger,
    trustProxy: (address, hop) =>
      hop < config.proxies.hops && (hop > 0 || config.proxies.isTrusted(address)),
    bodyLimit: defaultBodyBytes,
    requestTimeout: requestTimeoutMs,
    forceCloseConnections: 'idle',
    genReqId: requestIdOf,
    clientErrorHandler: answerBrokenHttp,
    frameworkErrors: (_error, _request, reply) => void answerRefusal(reply, 'unknown-path'),
    routerOptions: { maxParamLength: 2_000 },
  })
  limitConnections(server.server, config)
  addDraining(server)
  answerFaults(server)
  server.addContentTypeParser(jsonType, { parseAs: 'string' }, async (_: unknown, body: string) =>
    parseJson(body),
  )
  finishAnswers(server, metrics)
  limitRates(server)
  return server
}

/** A hook with a callback instead of a promise is cheaper. */
const finishAnswers = (server: FastifyInstance, metrics: Metrics): void => {
  server.addHook('onSend', (_request, reply, payload, done) => {
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store')
    // Keep-alive connections would block the stop.
    if (server.draining.isBegun()) void reply.header('connection', 'close')
    done(null, payload)
  })
  server.addHook('onResponse', ({ refusal }, _reply, done) => {
    if (refusal !== null) metrics.refusals.inc({ refusal })
    done()
  })
}
