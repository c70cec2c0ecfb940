import type { FastifyBaseLogger } from 'fastify'
import { Refused, type RefusalName } from '@xinghe/contract/refusal.ts'
import { socketCallsMost, type CallMessage } from '@xinghe/contract/socket.ts'
import { headerNames, siteId, wireSign } from '@xinghe/contract/wire.ts'
import type { CallAnswer, Calls } from '../http/answer-call.ts'
import { envelopeOf } from '../http/answer-faults.ts'
import type { CallRequest } from '../http/call-request.ts'
import { parseJson } from '../http/parse-json.ts'
import { requestIdOf } from '../http/request-id.ts'
import type { RequestHead, RequestWire, WireRequest } from '../wire/request-wire.ts'

export interface CallParts {
  readonly calls: Calls
  readonly wire: RequestWire
  readonly log: FastifyBaseLogger
}

/** Who opened the socket. */
export interface Caller {
  readonly ip: string
  readonly userAgent: string
}

export interface LoginKeys {
  readonly token: string
  readonly key: string
  readonly uuid: string
}

/** Sends a message; the callback is called when it was sent or has failed. */
type Send = (text: string, left?: () => void) => void

/**
 * The calls of one socket, answered by the same pipeline as HTTP calls, in the order in which they finish.
 */
export class SocketCalls {
  readonly #parts: CallParts
  readonly #caller: Caller
  readonly #send: Send
  #underWay = 0
  #unsentBytes = 0
  #idle: PromiseWithResolvers<void> | null = null

  constructor(parts: CallParts, caller: Caller, send: Send) {
    this.#parts = parts
    this.#caller = caller
    this.#send = send
  }

  /** Unsent bytes of answers, which have a limit of their own; refusals made here are not among them. */
  get unsentBytes(): number {
    return this.#unsentBytes
  }

  get isFull(): boolean {
    return this.#underWay >= socketCallsMost
  }

  /** Counts a call on the budget of its address; false where that is spent. */
  countOnBudget(): boolean {
    return this.#parts.calls.refuseOften(this.#caller.ip) === null
  }

  async answer(message: CallMessage, login: LoginKeys): Promise<void> {
    this.#underWay += 1
    const answered = await this.#parts.calls.answer(this.#requestOf(message, login))
    const said = answerText(message.id, answered)
    const bytes = Buffer.byteLength(said)
    this.#unsentBytes += bytes
    this.#send(said, () => {
      this.#unsentBytes -= bytes
      this.#finish()
    })
  }

  refuse({ id }: CallMessage, refusal: RefusalName): void {
    const text = JSON.stringify(envelopeOf(new Refused(refusal)))
    this.#send(answerText(id, { text, sealed: null }))
  }

  /** Resolves when all running calls are answered. */
  async idle(): Promise<void> {
    if (this.#underWay === 0) return
    this.#idle ??= Promise.withResolvers<void>()
    await this.#idle.promise
  }

  #requestOf(message: CallMessage, { token, key, uuid }: LoginKeys): CallRequest {
    const { wire, log } = this.#parts
    const opened = wire.openSocketCall(message, key)
    const headers: RequestHead['headers'] = {
      [headerNames.token]: token,
      [headerNames.uuid]: uuid,
      [headerNames.requestId]: message.requestId,
      // Constants that every client of ours sends over HTTP.
      [headerNames.sign]: wireSign,
      [headerNames.siteId]: siteId,
      'user-agent': this.#caller.userAgent,
    }
    return {
      way: 'socket',
      method: 'POST',
      headers,
      wire: opened,
      id: requestIdOf({ headers }),
      ip: this.#caller.ip,
      log,
      readBody: async () => readBody(opened, message.body),
    }
  }

  #finish(): void {
    this.#underWay -= 1
    if (this.#underWay > 0) return
    this.#idle?.resolve()
    this.#idle = null
  }
}

const answerText = (id: number, { text, sealed }: Omit<CallAnswer, 'status'>): string => {
  const content =
    sealed === null ? `"envelope":${text}` : `"sealed":"${sealed.toString('base64url')}"`
  return `{"t":"answer","id":${id},${content}}`
}

const readBody = (wire: WireRequest, body: unknown): unknown => {
  if (!wire.isSealed) return body
  const plain = typeof body === 'string' ? wire.openBody(Buffer.from(body, 'base64url')) : null
  if (plain === null) throw new Refused('cipher-broken')
  return parseJson(plain.toString('utf8'))
}
