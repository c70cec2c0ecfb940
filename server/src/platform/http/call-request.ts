import type { FastifyBaseLogger } from 'fastify'
import type { Call } from '@xinghe/contract/call.ts'
import type { RequestHead, WireRequest } from '../wire/request-wire.ts'

/** A call as it came in. */
export interface CallRequest {
  readonly way: 'http' | 'socket'
  readonly method: string
  readonly headers: RequestHead['headers']
  readonly wire: WireRequest
  /** The id of the member's intention, also in the logs. */
  readonly id: string
  readonly ip: string
  readonly log: FastifyBaseLogger
  /** The input before it is parsed by the schema; throws a refusal when it cannot be read. */
  readonly readBody: (call: Call) => Promise<unknown>
}

const idShape = /^[A-Za-z0-9_-]{8,64}$/

/** An untrusted header; a value without the shape of an id counts as missing. */
export const idHeader = (request: Pick<CallRequest, 'headers'>, name: string): string => {
  const value = header(request, name)
  return idShape.test(value) ? value : ''
}

/** The value of a header; empty when it is missing or was sent twice. */
export const header = ({ headers }: Pick<CallRequest, 'headers'>, name: string): string => {
  const value = headers[name]
  return typeof value === 'string' ? value : ''
}
