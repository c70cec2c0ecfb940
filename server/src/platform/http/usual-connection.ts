import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { readHead, type UsualHead } from './read-head.ts'
import { lengthOf, type Answer, type Replying } from './usual-answer.ts'

/** What a connection needs of whoever keeps it. */
export interface ConnectionKeeper {
  /** Bytes have come: `look` is to be called. */
  arrive(connection: UsualConnection): void
  /** From here on it is Node's. */
  handOn(socket: Socket): void
  forget(connection: UsualConnection): void
  /** How long it may stay without a request, and how long one may take to come. */
  idleMs(): number
  requestMs(): number
  isStopping(): boolean
}

/** A request that is longer is read by Node; of those behind it no more is read meanwhile. */
const heldBytesMost = 64 * 1024
const tooSlow = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n'

let dateSecond = 0
let dateText = ''
/** Made once a second. */
const dateNow = (): string => {
  const second = Math.floor(Date.now() / 1_000)
  if (second !== dateSecond) {
    dateSecond = second
    dateText = new Date(second * 1_000).toUTCString()
  }
  return dateText
}

/** Byte for byte what Node writes. */
const headOf = (answer: Answer, closes: boolean, idleMs: number): string => {
  const { status, type } = answer
  const [before, after] = closes
    ? ['connection: close\r\n', '']
    : ['', `Connection: keep-alive\r\nKeep-Alive: timeout=${Math.floor(idleMs / 1_000)}\r\n`]
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-type: ${type}\r\ncache-control: no-store\r\n${before}content-length: ${lengthOf(answer)}\r\nDate: ${dateNow()}\r\n${after}\r\n`
}

/**
 * One connection whose usual requests are read here, one after the other. With the first that is not
 * usual it goes over to Node for good.
 */
export class UsualConnection implements Replying {
  readonly address: string
  readonly #socket: Socket
  readonly #keeper: ConnectionKeeper
  /** What was heard and not taken yet. */
  #bytes: Buffer | null = null
  /** Of a request whose body is not whole yet. */
  #head: UsualHead | null = null
  #state: 'waiting' | 'arrived' | 'answering' | 'over' = 'waiting'
  /** The other side has said that it sends no more. */
  #heardEnd = false
  /** When it began to wait, or when the request began that it waits for. */
  #since = performance.now()

  constructor(socket: Socket, keeper: ConnectionKeeper) {
    this.#socket = socket
    this.#keeper = keeper
    this.address = socket.remoteAddress ?? ''
    socket.on('data', this.#onData)
    socket.on('end', this.#onEnd)
    socket.on('error', this.#onGone)
    socket.on('close', this.#onGone)
  }

  readonly #onData = (chunk: Buffer): void => {
    if (this.#bytes === null) {
      this.#bytes = chunk
      this.#since = performance.now()
    } else this.#bytes = Buffer.concat([this.#bytes, chunk])
    if (this.#state === 'waiting') this.#arrive()
    else if (this.#bytes.length > heldBytesMost) this.#socket.pause()
  }

  readonly #onEnd = (): void => {
    this.#heardEnd = true
    if (this.#state === 'waiting') this.#end()
  }

  readonly #onGone = (): void => {
    this.#leave()
    this.#socket.destroy()
  }

  #arrive(): void {
    this.#state = 'arrived'
    this.#keeper.arrive(this)
  }

  #leave(): void {
    if (this.#state === 'over') return
    this.#state = 'over'
    this.#keeper.forget(this)
  }

  /** After what was written is sent. */
  #end(): void {
    this.#leave()
    this.#socket.destroySoon()
  }

  /** A whole usual request; null where there is none, or not yet. */
  look(): { readonly head: UsualHead; readonly body: Buffer } | null {
    const bytes = this.#bytes
    if (this.#state !== 'arrived' || bytes === null) return null
    const head = this.#head ?? readHead(bytes)
    const end = head === null ? Infinity : head.headBytes + head.bodyBytes
    if (head === null || end > heldBytesMost) {
      this.handOn()
      return null
    }
    if (bytes.length >= end) return { head, body: bytes.subarray(head.headBytes, end) }
    this.#head = head
    this.#wait()
    return null
  }

  /** What was looked at is answered here. */
  accept({ headBytes, bodyBytes }: UsualHead): void {
    const rest = this.#bytes?.subarray(headBytes + bodyBytes)
    this.#bytes = rest === undefined || rest.length === 0 ? null : rest
    this.#head = null
    this.#state = 'answering'
  }

  /** Node hears all that was not taken here, as if it had come just now. */
  handOn(): void {
    const socket = this.#socket
    this.#leave()
    socket.off('data', this.#onData)
    socket.off('end', this.#onEnd)
    socket.off('error', this.#onGone)
    socket.off('close', this.#onGone)
    this.#keeper.handOn(socket)
    if (this.#bytes !== null) socket.emit('data', this.#bytes)
    if (this.#heardEnd) socket.emit('end')
    if (socket.isPaused()) socket.resume()
  }

  isGone(): boolean {
    return this.#state === 'over'
  }

  send(answer: Answer): void {
    const socket = this.#socket
    const { body } = answer
    const closes = answer.closes || (this.#heardEnd && this.#bytes === null)
    const head = headOf(answer, closes, this.#keeper.idleMs())
    let isRead: boolean
    if (typeof body === 'string') isRead = socket.write(head + body)
    else {
      socket.cork()
      socket.write(head)
      isRead = socket.write(body)
      socket.uncork()
    }
    if (closes) this.#end()
    else if (isRead) this.#next()
    else socket.once('drain', () => this.#next())
  }

  #next(): void {
    if (this.#state !== 'answering') return
    this.#since = performance.now()
    if (this.#socket.isPaused()) this.#socket.resume()
    if (this.#bytes === null) this.#wait()
    else this.#arrive()
  }

  /** For a request, or for the rest of one: where any can come yet. */
  #wait(): void {
    this.#state = 'waiting'
    if (this.#heardEnd) this.#end()
    else if (this.#keeper.isStopping()) this.stop()
  }

  /** Ends what has waited too long. */
  tick(now: number): void {
    if (this.#state !== 'waiting') return
    const waited = now - this.#since
    if (this.#bytes === null) {
      if (waited >= this.#keeper.idleMs()) this.#onGone()
    } else if (waited >= this.#keeper.requestMs()) {
      this.#socket.write(tooSlow)
      this.#end()
    }
  }

  /** The site stops: nobody waits here any more. What is under way is answered, and says so. */
  stop(): void {
    if (this.#state !== 'waiting') return
    if (this.#bytes === null) this.#onGone()
    else this.handOn()
  }
}
