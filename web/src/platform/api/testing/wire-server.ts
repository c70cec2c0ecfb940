import { createCipheriv, createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A server for tests that speaks the wire by Node's own cryptography and its own reading of the
 * bytes: nothing of it is shared with the client under test.
 */
export interface Seen {
  readonly method: string
  readonly path: string
  readonly sealed: boolean
  readonly counter: number
  readonly time: { ms: number; ip: string }
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: unknown
}

export type Reply = (seen: Seen) => {
  readonly status?: number
  readonly envelope?: unknown
  /** Sent as it is, in place of an envelope. */
  readonly raw?: string
  /** Flips one bit of the sealed answer. */
  readonly tamper?: boolean
  /** The answer is bound to this counter instead of the request's own. */
  readonly counter?: number
  /** Drops the connection without a word. */
  readonly drop?: boolean
  /** Never answers. */
  readonly hang?: boolean
  /** Answers in the clear although the request was sealed. */
  readonly clear?: boolean
}

const preInfoPath = '/site/api/v1/configuration/preInfo'
const up = 'xinghe wire 1 client to server'
const down = 'xinghe wire 1 server to client'

const ivOf = (purpose: number, counter: Buffer): Buffer =>
  Buffer.concat([Buffer.from([purpose, 0, 0, 0]), counter])

const open = (key: Buffer, iv: Buffer, sealed: Buffer, bound?: Buffer): string => {
  const decipher = createDecipheriv('aes-256-gcm', key, iv)
  decipher.setAuthTag(sealed.subarray(-16))
  if (bound !== undefined) decipher.setAAD(bound)
  return decipher.update(sealed.subarray(0, -16), undefined, 'utf8') + decipher.final('utf8')
}

const openToken = (
  key: Buffer,
  purpose: number,
  token: string,
): [counter: Buffer, text: string] => {
  const bytes = Buffer.from(token, 'base64url')
  const counter = bytes.subarray(0, 8)
  return [counter, open(key, ivOf(purpose, counter), bytes.subarray(8))]
}

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

export class WireServer {
  readonly seen: Seen[] = []
  readonly replies = new Map<string, Reply>()
  /** Known once it has started. */
  address = ''
  encryption: 0 | 1 = 1
  keyId = '0123456789ab'
  /** Offset of the server's clock to the machine's. */
  aheadMs = 0
  preInfos = 0
  preInfoExtra: Record<string, unknown> = {}
  #ecdh = createECDH('prime256v1')
  readonly #http = createServer((request, response) => void this.#serve(request, response))

  constructor() {
    this.#ecdh.generateKeys()
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#http.listen(0, '127.0.0.1', resolve))
    this.address = `http://127.0.0.1:${(this.#http.address() as AddressInfo).port}`
    return this.address
  }

  stop(): void {
    this.#http.closeAllConnections()
    this.#http.close()
  }

  /** A new pair under a new id; the old one is gone at once. */
  rotate(keyId: string): void {
    this.keyId = keyId
    this.#ecdh = createECDH('prime256v1')
    this.#ecdh.generateKeys()
  }

  seal(keyHeader: string, text: string, bound: Buffer): Buffer {
    const iv = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', this.#keys(keyHeader).down, iv)
    cipher.setAAD(bound)
    return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  }

  #keys(header: string): { up: Buffer; down: Buffer } {
    const theirs = Buffer.from(header.split('.')[1] ?? '', 'base64url')
    const shared = this.#ecdh.computeSecret(theirs)
    const salt = Buffer.concat([this.#ecdh.getPublicKey(), theirs])
    const derive = (info: string): Buffer => Buffer.from(hkdfSync('sha256', shared, salt, info, 32))
    return { up: derive(up), down: derive(down) }
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const raw = await bodyOf(request)
    if (request.url === preInfoPath) return this.#sendJson(response, 200, this.#preInfo())
    const keyHeader = String(request.headers['key'])
    if (!keyHeader.startsWith(`${this.keyId}.`)) {
      return this.#sendJson(response, 200, refusal(6008, 'key-unknown'))
    }
    const seen = this.#read(request, raw, keyHeader)
    this.seen.push(seen)
    const reply = this.replies.get(seen.path.split('?')[0] ?? '')?.(seen) ?? {}
    if (reply.hang === true) return
    if (reply.drop === true) return void request.socket.destroy()
    const status = reply.status ?? 200
    if (reply.raw !== undefined) {
      response.writeHead(status, { 'content-type': 'text/html' }).end(reply.raw)
      return
    }
    if (!seen.sealed || reply.clear === true)
      return this.#sendJson(response, status, reply.envelope)
    const bound = Buffer.alloc(8)
    bound.writeBigUInt64BE(BigInt(reply.counter ?? seen.counter))
    const sealed = this.seal(keyHeader, JSON.stringify(reply.envelope), bound)
    if (reply.tamper === true) sealed.writeUInt8(sealed.readUInt8(20) ^ 1, 20)
    response.writeHead(status, { 'content-type': 'application/octet-stream' }).end(sealed)
  }

  #read(request: IncomingMessage, raw: Buffer, keyHeader: string): Seen {
    const keys = this.#keys(keyHeader)
    const url = request.url ?? ''
    const [timeCounter, time] = openToken(keys.up, 3, String(request.headers['x-time']))
    const [ms = '', ip = ''] = time.split('|')
    const common = {
      method: request.method ?? '',
      headers: request.headers,
      time: { ms: Number(ms), ip },
      counter: Number(timeCounter.readBigUInt64BE()),
    }
    if (!url.startsWith('/xxxx/')) {
      const body: unknown = raw.length === 0 ? null : JSON.parse(raw.toString('utf8'))
      return { ...common, path: url, sealed: false, body }
    }
    const pathToken = url.slice('/xxxx/'.length)
    const [counter, path] = openToken(keys.up, 1, pathToken)
    if (!counter.equals(timeCounter)) throw new Error('path and time under different counters')
    const text =
      raw.length === 0 ? 'null' : open(keys.up, ivOf(2, counter), raw, Buffer.from(pathToken))
    return { ...common, path: path.slice(13), sealed: true, body: JSON.parse(text) as unknown }
  }

  #preInfo(): unknown {
    this.preInfos += 1
    return success({
      ip: '127.0.0.1',
      serverTime: Date.now() + this.aheadMs,
      encryption: this.encryption,
      key: { id: this.keyId, publicKey: this.#ecdh.getPublicKey().toString('base64url') },
      siteBaseConfig: {
        h5DomainUrl: '',
        title: '星河',
        siteName: '星河',
        siteUrl: '',
        foreverUrl: '',
        brand: 'xinghe',
      },
      switches: {},
      maintenance: null,
      mode: 'demo',
      ...this.preInfoExtra,
    })
  }

  #sendJson(response: ServerResponse, status: number, envelope: unknown): void {
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
    response.end(JSON.stringify(envelope))
  }
}

export const success = (data: unknown): unknown => ({ status_code: 6000, data, message: '成功' })

export const refusal = (
  code: number,
  name: string,
  detail: object = {},
  message = name,
): unknown => ({
  status_code: code,
  data: { ...detail, refusal: name },
  message,
})
