import type { FastifyInstance, FastifyReply } from 'fastify'
import { Refused, type RefusalName } from '@xinghe/contract/refusal.ts'
import { refusals, refused, type Refusal } from '@xinghe/contract/refusal-table.ts'

/** What the framework itself refuses, in the names of the contract. */
const frameworkFaults: Record<string, RefusalName> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'bad-json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'bad-json',
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

export const answerRefusal = (
  reply: FastifyReply,
  name: RefusalName,
  detail: Readonly<Record<string, unknown>> = {},
  text?: string,
): FastifyReply => {
  reply.request.refusal = name
  const { http }: Refusal = refusals[name]
  return reply
    .code(http ?? 200)
    .type('application/json; charset=utf-8')
    .send(refused(name, detail, text))
}

const codeOf = (error: unknown): string => {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : ''
  return typeof code === 'string' ? code : ''
}

/** Every fault becomes an envelope; what came from the inside is logged and never shown. */
export const answerFaults = (server: FastifyInstance): void => {
  server.decorateRequest('refusal', null)
  server.setErrorHandler(async (error, request, reply) => {
    if (error instanceof Refused) {
      return answerRefusal(reply, error.refusal, error.detail, error.words)
    }
    const known = frameworkFaults[codeOf(error)]
    if (known === 'body-too-large')
      return answerRefusal(reply, request.routeOptions.config.bodyTooLarge ?? known)
    if (known !== undefined) return answerRefusal(reply, known)
    const { call: path } = request.routeOptions.config
    request.log.error({ err: error, reqId: request.id, path }, 'call failed')
    return answerRefusal(reply, 'internal-error')
  })
}
