import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { databaseAnswers } from '../platform/database/connect.ts'
import { answerRefusal } from '../platform/http/answer-faults.ts'
import { refuseOften } from '../platform/http/refuse-often.ts'
import type { Metrics } from '../platform/observe/metrics.ts'
import type { OperatorGuard } from '../platform/operator/guard.ts'
import type { Platform } from '../platform/parts.ts'

const clockMove = z.object({
  advanceMs: z.number().check(z.int(), z.minimum(0), z.maximum(366 * 86_400_000)),
  stopped: z.optional(z.boolean()),
})

/** Probes and dashboards ask every second at most, a launcher ten times a second until the site is ready. */
const askedPerMinute = 600

/** Health, readiness, metrics, and the sandbox clock when it is configured. */
export const serveOperations = (
  server: FastifyInstance,
  platform: Platform,
  metrics: Metrics,
  operator: OperatorGuard,
  /** Whether bets can be judged. */
  bookIsWhole: () => boolean,
): void => {
  const onRequest = refuseOften(askedPerMinute, platform.config.rateFactor)
  server.get('/health', { onRequest }, async () => ({ alive: true }))
  server.get('/ready', { onRequest }, async (_, reply) => {
    const answers = await databaseAnswers(platform.sql)
    const book = bookIsWhole()
    const stopping = server.draining.isBegun()
    const ready = answers && book && !stopping
    return reply.code(ready ? 200 : 503).send({ ready, database: answers, book, stopping })
  })
  server.get('/metrics', { onRequest }, async (request, reply) => {
    if (!operator.admits(request)) return answerRefusal(reply, 'unknown-path')
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
  const { advance, stop } = platform.clock
  if (advance === null) return
  server.post('/sandbox/clock', async (request, reply) => {
    if (!operator.admits(request)) return answerRefusal(reply, 'unknown-path')
    const move = z.safeParse(clockMove, request.body)
    if (!move.success) return answerRefusal(reply, 'invalid-parameter')
    const { advanceMs, stopped } = move.data
    advance(advanceMs)
    if (stopped !== undefined) stop?.(stopped)
    return { now: new Date(platform.clock.now()).toISOString() }
  })
}
