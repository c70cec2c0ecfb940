import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { Refused } from '@xinghe/contract/refusal.ts'
import { isRailName, type RailName } from '@xinghe/rules/wallet/rails.ts'
import { scaled } from '../../../platform/config/limits.ts'
import { countedLimit, type CountedLimit } from '../../../platform/http/counted-limit.ts'
import { callerOf, rateLimits } from '../../../platform/http/rate-limits.ts'
import type { Platform } from '../../../platform/parts.ts'
import {
  checkMessage,
  keyIdHeader,
  signatureHeader,
  timestampHeader,
} from '../../../platform/signing/signed-message.ts'
import { openRail } from './rails/open-rail.ts'
import { insertCallback, insertRefusedCallback, type CallbackRow } from './store-callback.ts'
import { takePayment, type CallbackVerdict } from './take-callback.ts'

const bodyLimitBytes = 4_096
/** Limits on recording callbacks without a valid signature, which anyone can send. */
const strangerPerMinute = 20
const strangerBodyMost = 500

const bodyShape = z.object({
  orderId: z.string().check(z.regex(/^dep_[0-9a-z]{8,32}$/)),
  reference: z.string().check(z.regex(/^[A-Za-z0-9._:-]{1,64}$/)),
  amount: z.string().check(z.maxLength(24)),
})

/** The answers to the provider. Accepted and repeated look the same; only 2xx ends its retries. */
const answers: Record<CallbackVerdict | 'forged' | 'stale' | 'malformed', number> = {
  credited: 200,
  'credited-late': 200,
  reviewing: 200,
  duplicate: 200,
  'unknown-order': 404,
  'wrong-rail': 409,
  contradicts: 409,
  'bad-sum': 400,
  malformed: 400,
  forged: 403,
  stale: 403,
}

const header = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name]
  return typeof value === 'string' ? value.slice(0, 200) : ''
}

const readBody = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The untrusted body of a callback, in a form that can be stored and shown. */
const claimed = (body: Buffer): Pick<CallbackRow, 'orderId' | 'reference' | 'amount' | 'body'> => {
  // PostgreSQL's text cannot contain NUL.
  const text = body.toString('utf8').replaceAll('\0', '')
  const parsed = z.safeParse(bodyShape, readBody(text))
  const { orderId, reference, amount } = parsed.success
    ? parsed.data
    : { orderId: null, reference: null, amount: null }
  return { orderId, reference, amount: amount?.replaceAll('\0', '') ?? null, body: text }
}

const take = async (
  platform: Platform,
  secrets: readonly string[],
  rail: RailName,
  request: FastifyRequest,
  mayRecord: CountedLimit,
): Promise<keyof typeof answers> => {
  const now = platform.clock.now()
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
  const said = claimed(body)
  const record = { rail, ...said, cameFrom: request.ip, receivedAt: now }
  const trust = checkMessage(
    secrets,
    {
      timestamp: header(request, timestampHeader),
      signature: header(request, signatureHeader),
      keyId: header(request, keyIdHeader),
      body,
    },
    now,
  )
  const { orderId, reference, amount } = said
  if (trust === 'good' && orderId !== null && reference !== null && amount !== null)
    return takePayment(platform, rail, { orderId, reference, amount }, record)
  if (trust === 'good') {
    await insertCallback(platform.sql, { ...record, verdict: 'malformed' })
    return 'malformed'
  }
  const cut = record.body.slice(0, strangerBodyMost).toWellFormed()
  if (mayRecord(callerOf(request.ip)))
    await insertRefusedCallback(platform.sql, { ...record, body: cut, verdict: trust })
  return trust
}

const said = (reply: FastifyReply, status: number, result: string): FastifyReply =>
  reply.code(status).type('application/json; charset=utf-8').send({ result })

/** A provider retries everything but 2xx, so only processed callbacks may get 2xx. */
const answerFaultsPlainly = (scope: FastifyInstance): void => {
  scope.setErrorHandler(async (error, request, reply) => {
    if (error instanceof Refused)
      return error.refusal === 'too-often'
        ? said(reply, 429, 'too-often')
        : said(reply, 503, 'busy')
    const status = (error as { statusCode?: number }).statusCode ?? 500
    if (status < 500) return said(reply, status, 'malformed')
    request.log.error({ err: error, reqId: request.id }, 'callback failed')
    return said(reply, 500, 'failed')
  })
}

/**
 * POST /fd/callback/:rail, outside of the sealed wire: authenticated by the rail's signature over the raw
 * body.
 */
export const serveCallbacks = async (
  server: FastifyInstance,
  platform: Platform,
): Promise<void> => {
  const adapter = openRail(platform)
  const mayRecord = countedLimit(scaled(strangerPerMinute, platform.config.rateFactor))
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, async (_: unknown, body: Buffer) => body)
    answerFaultsPlainly(scope)
    scope.post<{ Params: { rail: string } }>(
      '/fd/callback/:rail',
      {
        bodyLimit: bodyLimitBytes,
        config: { rateLimit: rateLimits('read', platform.config.rateFactor) },
      },
      async (request, reply) => {
        const { rail } = request.params
        const secrets = isRailName(rail) ? adapter.callbackSecrets(rail) : []
        if (!isRailName(rail) || secrets.length === 0) return said(reply, 404, 'unknown-rail')
        if (!platform.config.rails.isProvider(request.ip)) {
          if (mayRecord(callerOf(request.ip)))
            request.log.warn({ rail }, 'a callback came from an address that is not the provider’s')
          return said(reply, answers.forged, 'forged')
        }
        const verdict = await take(platform, secrets, rail, request, mayRecord)
        const status = answers[verdict]
        return said(reply, status, status === 200 ? 'accepted' : verdict)
      },
    )
  })
}
