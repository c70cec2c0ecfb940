import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Envelope } from '@xinghe/contract/envelope.ts'
import { Refused, type RefusalName } from '@xinghe/contract/refusal.ts'
import { refusals, refused, type Refusal } from '@xinghe/contract/refusal-table.ts'
import type { CallRequest } from './check-call.ts'

/** What the framework itself refuses, in the names of the contract. */
const frameworkFaults: Record<string, RefusalName> = {
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad-json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'media-type-unknown',
  FST_ERR_BAD_URL: 'unknown-path',
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The refusal that answered this request, for the log line and the metrics. */
    refusal: RefusalName | null
  }
  interface FastifyContextConfig {
    call?: string
    /** Set where the contract answers a body beyond its limit in its own way. */
    bodyTooLarge?: RefusalName
  }
}

export const statusOf = (name: RefusalName): number => {
  const { http }: Refusal = refusals[name]
  return http ?? 200
}

export const answerRefusal = (
  reply: FastifyReply,
  name: RefusalName,
  detail: Readonly<Record<string, unknown>> = {},
  text?: string,
): FastifyReply => {
  reply.request.refusal = name
  return reply
    .code(statusOf(name))
    .type('application/json; charset=utf-8')
    .send(refused(name, detail, text))
}

const codeOf = (error: unknown): string => {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : ''
  return typeof code === 'string' ? code : ''
}

/** The refusal that answers a fault; what came from the inside is logged and never shown. */
export const refusalFor = (
  error: unknown,
  { id, log }: Pick<CallRequest, 'id' | 'log'>,
  { call: path, bodyTooLarge }: { readonly call?: string; readonly bodyTooLarge?: RefusalName },
): Refused => {
  if (error instanceof Refused) return error
  const known = frameworkFaults[codeOf(error)]
  if (known !== undefined)
    return new Refused(known === 'body-too-large' ? (bodyTooLarge ?? known) : known)
  log.error({ err: error, reqId: id, path }, 'call failed')
  return new Refused('internal-error')
}

export const envelopeOf = ({ refusal, detail, words }: Refused): Envelope =>
  refused(refusal, detail, words)

/** Every fault becomes an envelope. */
export const answerFaults = (server: FastifyInstance): void => {
  server.decorateRequest('refusal', null)
  server.setErrorHandler(async (error, request, reply) => {
    const { refusal, detail, words } = refusalFor(error, request, request.routeOptions.config)
    return answerRefusal(reply, refusal, detail, words)
  })
}
