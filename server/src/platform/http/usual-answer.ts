import type { Call } from '@xinghe/contract/call.ts'
import type { RefusalName } from '@xinghe/contract/refusal.ts'
import type { Metrics } from '../observe/metrics.ts'
import type { AnswerCall } from './answer-call.ts'
import { envelopeOf, refusalFor, statusOf } from './answer-faults.ts'
import type { CallRequest, CallServing } from './check-call.ts'
import { observeCall } from './observe-call.ts'
import type { RateLimit } from './rate-limits.ts'
import { sealedType } from './read-body.ts'

/** A call as it is served, by the framework and without it. */
export interface ServedCall {
  readonly call: Call
  readonly limit: RateLimit
  readonly answer: AnswerCall
}

export interface UsualServing extends CallServing {
  readonly metrics: Metrics
}

export interface Answer {
  readonly status: number
  readonly type: string
  readonly body: string | Buffer
  /** Whether the connection ends with it. */
  readonly closes: boolean
}

export const lengthOf = ({ body }: Answer): number =>
  typeof body === 'string' ? Buffer.byteLength(body) : body.length

/** Where an answer goes. */
export interface Replying {
  /** Nobody waits for it any more. */
  isGone(): boolean
  send(answer: Answer): void
}

/** A request that is answered without the framework. */
export interface UsualRequest extends CallRequest {
  readonly reply: Replying
  readonly served: ServedCall
  readonly startedAt: number
}

interface UsualAnswer {
  readonly status: number
  readonly refusal: RefusalName | null
  readonly text: string
}

/** Head and body in one write; whoever has left is not answered. */
const send = (
  { wire, metrics }: UsualServing,
  request: UsualRequest,
  { status, refusal, text }: UsualAnswer,
  closes: boolean,
): void => {
  const { raw, reply, served, startedAt } = request
  if (reply.isGone()) return
  const sealed = wire.sealAnswer(raw, text)
  const type = sealed === null ? 'application/json; charset=utf-8' : sealedType
  reply.send({ status, type, body: sealed ?? text, closes })
  if (refusal !== null) metrics.refusals.inc({ refusal })
  const ms = performance.now() - startedAt
  observeCall(metrics, request, served.call.path, { status, refusal, ms })
}

export const sendText = (
  serving: UsualServing,
  request: UsualRequest,
  text: string,
  closes: boolean,
): void => send(serving, request, { status: 200, refusal: null, text }, closes)

export const sendRefusal = (
  serving: UsualServing,
  request: UsualRequest,
  error: unknown,
  closes: boolean,
): void => {
  const { path: call, bodyTooLarge } = request.served.call
  const refused = refusalFor(error, request, { call, bodyTooLarge })
  const { refusal } = refused
  const text = JSON.stringify(envelopeOf(refused))
  send(serving, request, { status: statusOf(refusal), refusal, text }, closes)
}
