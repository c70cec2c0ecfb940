import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Envelope } from '@xinghe/contract/envelope.ts'
import { Refused, type RefusalName } from '@xinghe/contract/refusal.ts'
import { refusals, refused, type Refusal } from '@xinghe/contract/refusal-table.ts'
import type { CallRequest } from './call-request.ts'

/** Errors of Fastify and the refusals of the contract that answer them. */
const frameworkFaults: Record<string, RefusalName> = {
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad-json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'media-type-unknown',
  FST_ERR_BAD_URL: 'unknown-path',
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The refusal that answered this request, for the metrics. */
    refusal: RefusalName | null
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

/** The refusal that answers an error; unexpected errors are logged and never shown. */
export const refusalFor = (
  error: unknown,
  { id, log }: Pick<CallRequest, 'id' | 'log'>,
  path?: string,
): Refused => {
  if (error instanceof Refused) return error
  const known = frameworkFaults[codeOf(error)]
  if (known !== undefined) return new Refused(known)
  log.error({ err: error, reqId: id, path }, 'call failed')
  return new Refused('internal-error')
}

export const envelopeOf = ({ refusal, detail, words }: Refused): Envelope =>
  refused(refusal, detail, words)

/** Every fault becomes an envelope. */
export const answerFaults = (server: FastifyInstance): void => {
  server.decorateRequest('refusal', null)
  server.setErrorHandler(async (error, request, reply) => {
    const { refusal, detail, words } = refusalFor(error, request)
    return answerRefusal(reply, refusal, detail, words)
  })
}
