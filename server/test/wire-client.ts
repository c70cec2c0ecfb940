import { createCipheriv, createDecipheriv, createECDH, hkdfSync, randomUUID } from 'node:crypto'
import type { Call } from '@xinghe/contract/call.ts'
import type { Envelope } from '@xinghe/contract/envelope.ts'
import { preInfo } from '@xinghe/contract/site.ts'
import type { CallMessage } from '@xinghe/contract/socket.ts'
import * as wire from '@xinghe/contract/wire.ts'

export interface Answer extends Envelope {
  readonly http: number
  readonly data: Record<string, unknown> & { refusal?: string }
}

/** The browser of calls that name no other. */
export const testBrowser = 'test-browser-0001'

export interface CallOptions {
  readonly token?: string
  readonly uuid?: string
  readonly requestId?: string
  readonly ip?: string
  readonly plain?: boolean
  readonly headers?: Readonly<Record<string, string>>
  readonly at?: number
}

export interface WireClient {
  call(call: Pick<Call, 'path' | 'method'>, input: unknown, options?: CallOptions): Promise<Answer>
  /** A request ready to send, for tests that break it first. */
  prepare(
    call: Pick<Call, 'path' | 'method'>,
    input: unknown,
    options?: CallOptions,
  ): { url: string; init: RequestInit & { headers: Record<string, string> }; counter: number }
  send(prepared: { url: string; init: RequestInit; counter: number }): Promise<Answer>
  /** The same call as a message of the live socket. */
  prepareMessage(call: Pick<Call, 'path'>, input: unknown, options?: CallOptions): CallMessage
  /** Opens the sealed answer to the request of this counter. */
  openAnswer(counter: number, sealed: Buffer): string
  /** One value sealed with the page's key, as the …V2 fields carry it. */
  sealField(text: string): string
  readonly keyHeader: string
  readonly down: Buffer
}

/** A second, independent client of the sealed wire, with Node's crypto, for tests and benches. */
export const wireClient = async (
  url: string,
  now: () => number,
  encrypted?: boolean,
  /** What a proxy tells of this client, unless a call says otherwise. */
  usualIp?: string,
): Promise<WireClient> => {
  const first = await fetch(url + preInfo.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  const { data } = (await first.json()) as {
    data: { encryption: 0 | 1; key: { id: string; publicKey: string } }
  }
  const pair = createECDH('prime256v1')
  const mine = pair.generateKeys()
  const theirs = Buffer.from(data.key.publicKey, 'base64url')
  const shared = pair.computeSecret(theirs)
  const salt = wire.keySalt(theirs, mine)
  const keyOf = (direction: wire.Direction): Buffer =>
    Buffer.from(hkdfSync('sha256', shared, salt, wire.keyInfo(direction), 32))
  const [up, down] = [keyOf('up'), keyOf('down')]
  const keyHeader = `${data.key.id}.${mine.toString('base64url')}`
  const sealing = encrypted ?? data.encryption === 1
  let counter = 0

  const seal = (purpose: wire.Purpose, count: number, plain: string, bound?: string): Buffer => {
    const cipher = createCipheriv('aes-256-gcm', up, wire.clientIv(purpose, count))
    if (bound !== undefined) cipher.setAAD(Buffer.from(bound))
    return Buffer.concat([cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()])
  }
  const token = (purpose: wire.Purpose, count: number, plain: string): string =>
    Buffer.concat([wire.counterToBytes(count), seal(purpose, count, plain)]).toString('base64url')

  const open = (count: number, bytes: Buffer): string => {
    const decipher = createDecipheriv('aes-256-gcm', down, bytes.subarray(0, wire.ivBytes))
    decipher.setAAD(wire.answerBinding(count))
    decipher.setAuthTag(bytes.subarray(-wire.tagBytes))
    return (
      decipher.update(bytes.subarray(wire.ivBytes, -wire.tagBytes), undefined, 'utf8') +
      decipher.final('utf8')
    )
  }

  const prepare: WireClient['prepare'] = (call, input, options = {}) => {
    const count = ++counter
    const at = options.at ?? now()
    const ip = options.ip ?? usualIp
    const headers: Record<string, string> = {
      [wire.headerNames.version]: wire.wireVersion,
      [wire.headerNames.clientType]: wire.clientType,
      [wire.headerNames.siteId]: wire.siteId,
      [wire.headerNames.sign]: wire.wireSign,
      [wire.headerNames.uuid]: options.uuid ?? testBrowser,
      [wire.headerNames.requestId]: options.requestId ?? randomUUID(),
      [wire.headerNames.key]: keyHeader,
      [wire.headerNames.time]: token('time', count, wire.timePlain(at, '127.0.0.1')),
      ...(options.token === undefined ? {} : { [wire.headerNames.token]: options.token }),
      ...(ip === undefined ? {} : { 'x-forwarded-for': ip }),
    }
    const body =
      call.method === 'GET' ? undefined : typeof input === 'string' ? input : JSON.stringify(input)
    if (!sealing || options.plain === true) {
      return {
        url: url + call.path,
        counter: count,
        init: {
          method: call.method,
          headers: {
            ...headers,
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            ...options.headers,
          },
          ...(body === undefined ? {} : { body }),
        },
      }
    }
    const pathToken = token('path', count, wire.pathPlain(at, call.path))
    return {
      url: url + wire.sealedPrefix + pathToken,
      counter: count,
      init: {
        method: call.method,
        headers: {
          ...headers,
          ...(body === undefined ? {} : { 'content-type': 'application/octet-stream' }),
          ...options.headers,
        },
        ...(body === undefined
          ? {}
          : { body: new Uint8Array(seal('body', count, body, pathToken)) }),
      },
    }
  }

  const prepareMessage: WireClient['prepareMessage'] = ({ path }, body, options = {}) => {
    const id = ++counter
    const [at, requestId] = [options.at ?? now(), options.requestId ?? randomUUID()]
    if (!sealing || options.plain === true)
      return { t: 'call', id, path, requestId, sentAt: at, body }
    const pathToken = token('path', id, wire.pathPlain(at, path))
    const sealed = seal('body', id, JSON.stringify(body), pathToken).toString('base64url')
    return { t: 'call', id, path: wire.sealedPrefix + pathToken, requestId, body: sealed }
  }

  const send: WireClient['send'] = async (prepared) => {
    const response = await fetch(prepared.url, prepared.init)
    const sealedAnswer = response.headers.get('content-type') === 'application/octet-stream'
    const text = sealedAnswer
      ? open(prepared.counter, Buffer.from(await response.arrayBuffer()))
      : await response.text()
    return { http: response.status, ...(JSON.parse(text) as Envelope) } as Answer
  }

  return {
    keyHeader,
    down,
    prepare,
    send,
    prepareMessage,
    openAnswer: open,
    sealField: (text) => token('field', ++counter, text),
    call: (call, input, options) => send(prepare(call, input, options)),
  }
}
