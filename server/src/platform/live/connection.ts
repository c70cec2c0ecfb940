import type { Socket } from 'node:net'
import type { WebSocket } from 'ws'
import {
  callMessageBytes,
  clientMessage,
  closeReasons,
  liveSilenceMs,
  messageBytes,
  privateTopics,
  type CallMessage,
  type ClientMessage,
  type ServerMessage,
} from '@xinghe/contract/socket.ts'
import { liveBinding } from '@xinghe/contract/wire.ts'
import type { RefusalName } from '@xinghe/contract/refusal.ts'
import { refusals } from '@xinghe/contract/refusal-table.ts'
import type { Clock } from '../clock/clock.ts'
import { lazyParser } from '../http/lazy-parser.ts'
import { parseJson } from '../http/parse-json.ts'
import type { Session, Sessions } from '../session/sessions.ts'
import { sealDown, type Agreement } from '../wire/agreement.ts'
import type { KeyRing } from '../wire/key-ring.ts'
import type { SocketDoor } from '../sockets/socket-door.ts'
import { closeSocket } from '../sockets/close-socket.ts'
import type { SessionSocket } from '../sockets/follow-sessions.ts'
import { writeFrame } from './frame.ts'
import type { Hub, Outgoing, Subscriber } from './hub.ts'
import { SocketCalls, type Caller, type CallParts, type LoginKeys } from './socket-calls.ts'
import type { Topics } from './topics.ts'

export interface LiveParts extends CallParts {
  readonly door: SocketDoor
  readonly hub: Hub
  readonly topics: Topics
  readonly sessions: Sessions
  readonly keyRing: KeyRing
  readonly clock: Clock
}

/**
 * Above this many unsent bytes a socket is slow: deltas stop, and it gets one snapshot when it has caught
 * up.
 */
const slowBytes = 64 * 1024
/**
 * A socket that stays slow while snapshots wait is closed; the client reconnects and starts from a
 * snapshot.
 */
const hopelessBytes = 1024 * 1024
const messagesPerTenSeconds = 100
const topicsPerSocket = 64

type LoginMessage = Extract<ClientMessage, { t: 'login' }>

const parseMessage = lazyParser(clientMessage)

interface Login extends LoginKeys {
  readonly session: Session
  readonly agreement: Agreement
  /** The server's key of this login is no longer valid, and the client was told so. */
  readonly isRetired: boolean
}

/** A channel that this socket subscribes to, and the last delta that it was sent. */
interface Joined {
  readonly topic: string
  epoch: string | undefined
  seq: number | undefined
  /** Its snapshot is being read; deltas that come meanwhile are sent behind it. */
  isWaiting: boolean
}

/** One socket: a guest until a login message, with its topics, calls and back-pressure. */
export class Connection implements Subscriber, SessionSocket {
  readonly #socket: WebSocket
  readonly #raw: Socket | null
  readonly #parts: LiveParts
  readonly #address: string
  readonly #channels = new Map<string, Joined>()
  readonly #behind = new Set<string>()
  readonly #calls: SocketCalls
  #login: Login | null = null
  #working: Promise<void> = Promise.resolve()
  /** By the monotonic clock, like the burst: a corrected wall clock must not cut sockets. */
  #heardAt = performance.now()
  #burst = { from: 0, count: 0 }
  #stopping = false
  #isClosed = false

  /** `raw` is the TCP socket; without it every frame is sent through the library. */
  constructor(socket: WebSocket, parts: LiveParts, caller: Caller, raw: Socket | null = null) {
    this.#socket = socket
    this.#raw = raw
    this.#parts = parts
    this.#address = caller.ip
    this.#calls = new SocketCalls(parts, caller, (text, left) => socket.send(text, left))
    this.#send({ t: 'hello', serverTime: parts.clock.now() })
  }

  get sessionHash(): string | null {
    return this.#login?.session.hash ?? null
  }

  /** Messages are handled in their order: a login ends before the subscription sent after it starts. */
  async receive(raw: Buffer): Promise<void> {
    // What a client sends after it was told to go is not looked at.
    if (this.#isClosed) return
    this.#heardAt = performance.now()
    // Counted before it is parsed: parsing is most of the cost of a message.
    if (!isCall(raw) && !this.#parts.door.maySpeak(this.#address)) return this.close('flood')
    const message = parse(raw)
    // Calls do not queue behind other messages, and have limits of their own.
    if (message?.t === 'call' && !this.#calls.isFull) return this.#call(message, raw.length)
    if (this.#flooding()) return this.close('flood')
    this.#working = this.#working.then(() => this.#answer(message))
    return this.#working
  }

  async #call(message: CallMessage, bytes: number): Promise<void> {
    // During a stop no new call is started.
    if (this.#stopping) return
    if (bytes > callMessageBytes) return this.#calls.refuse(message, 'body-too-large')
    if (this.#login === null) return this.#calls.refuse(message, 'session-expired')
    return this.#calls.answer(message, this.#login)
  }

  async #answer(message: ClientMessage | null): Promise<void> {
    // A message that waited while the socket was closed.
    if (this.#isClosed) return
    if (message === null) return this.close('broken')
    if (message.t === 'ping') return this.#send({ t: 'pong' })
    if (message.t === 'login') return this.#logIn(message)
    if (message.t === 'logout') return this.logOut()
    if (message.t === 'unsub') return this.#leave(message.topic)
    if (message.t === 'call') return this.#calls.refuse(message, 'too-often')
    return this.#join(message)
  }

  deliver(channel: string, delta: Outgoing): void {
    const joined = this.#channels.get(channel)
    if (joined === undefined || joined.isWaiting) return
    const waiting = this.#waitingBytes()
    if (waiting > hopelessBytes) return this.close('slow')
    if (waiting > slowBytes || this.#behind.has(channel)) {
      this.#behind.add(channel)
      return
    }
    this.#writeDelta(joined, delta)
  }

  cork(): void {
    this.#raw?.cork()
  }

  uncork(): void {
    this.#raw?.uncork()
  }

  /**
   * Called on a timer: closes silent sockets, ends logins under a retired key, and sends slow sockets that
   * have caught up what they missed.
   */
  async tend(): Promise<void> {
    if (performance.now() - this.#heardAt > liveSilenceMs) return this.close('silent')
    this.#endRetiredKey()
    if (this.#waitingBytes() > slowBytes) return
    const behind = [...this.#behind]
    this.#behind.clear()
    for (const channel of behind) await this.#catchUp(channel)
  }

  /** When its session has ended the socket is told, and becomes a guest again. */
  sessionRead(session: Session | null): void {
    if (session !== null) return
    for (const [channel, { topic }] of this.#channels) {
      if (!isPrivate(topic)) continue
      this.#write(topic, this.#parts.hub.ownSnapshot(channel, topic, { ended: true }))
    }
    this.logOut()
  }

  logOut(): void {
    this.#leavePrivate()
    if (this.#login !== null) this.#parts.door.removeMember(this.#login.session.memberId)
    this.#login = null
  }

  /** Closes after the running calls are answered. */
  async stop(): Promise<void> {
    this.#stopping = true
    await this.#calls.idle()
    this.close('stopping')
  }

  close(why: keyof typeof closeReasons): void {
    closeSocket(this.#socket, closeReasons[why])
    this.forget()
  }

  forget(): void {
    this.#isClosed = true
    this.logOut()
    for (const channel of this.#channels.keys()) this.#leaveChannel(channel)
  }

  /** Unsent bytes of topics; answers to calls do not count, since they may be large. */
  #waitingBytes(): number {
    return this.#socket.bufferedAmount - this.#calls.unsentBytes
  }

  #flooding(): boolean {
    const now = performance.now()
    if (now - this.#burst.from > 10_000) this.#burst = { from: now, count: 0 }
    this.#burst.count += 1
    return this.#burst.count > messagesPerTenSeconds
  }

  /** Keys are agreed last: the costly step is for sessions that live. */
  async #logIn({ token, key, uuid }: LoginMessage): Promise<void> {
    const { door, sessions, keyRing } = this.#parts
    if (!door.mayLogIn(this.#address)) return this.close('flood')
    // A page of an earlier release: it makes its calls over HTTP, which names the browser.
    if (uuid === undefined) return this.#refuse('login', 'sign-wrong')
    const session = await sessions.find(token, uuid)
    if (this.#isClosed) return
    if (session === null) return this.#refuse('login', 'session-expired')
    const agreement = keyRing.agreement(key)
    if (agreement === null) return this.#refuse('login', 'key-unknown')
    this.logOut()
    if (!door.addMember(session.memberId)) return this.#refuse('login', 'too-often')
    this.#login = { token, key, uuid, session, agreement, isRetired: false }
    this.#send({ t: 'logged-in' })
  }

  async #join(message: {
    topic: string
    have?: number | undefined
    epoch?: string | undefined
  }): Promise<void> {
    if (!this.#parts.door.mayJoin(this.#address)) return this.close('flood')
    const channel = this.#channelOf(message.topic)
    if (channel === null) {
      const guest = isPrivate(message.topic)
      return this.#refuse(message.topic, guest ? 'session-expired' : 'not-found')
    }
    if (this.#channels.size >= topicsPerSocket) return this.#refuse(message.topic, 'too-often')
    const { topic, epoch, have: seq } = message
    this.#channels.set(channel, { topic, epoch, seq, isWaiting: false })
    this.#parts.hub.subscribe(channel, this)
    return this.#catchUp(channel)
  }

  /** Sends the missed deltas while they are still buffered, else a snapshot, which is longer. */
  async #catchUp(channel: string): Promise<void> {
    const joined = this.#channels.get(channel)
    if (joined === undefined) return
    const missed = this.#parts.hub.missed(channel, joined.epoch, joined.seq)
    if (missed === null) {
      // Of a socket that joins and does not read, at most a megabyte waits.
      if (this.#waitingBytes() > hopelessBytes) return void this.#behind.add(channel)
      return this.#sendSnapshot(channel)
    }
    for (const delta of missed) this.#writeDelta(joined, delta)
  }

  #leave(topic: string): void {
    for (const [channel, joined] of this.#channels)
      if (joined.topic === topic) this.#leaveChannel(channel)
  }

  /**
   * Nothing is sealed under a retired key. The client fetches the new key and logs in again; until then the
   * wire refuses calls by the name of the key, while those of a guest would look like an expired session.
   */
  #endRetiredKey(): void {
    const login = this.#login
    if (login === null || login.isRetired || this.#parts.keyRing.isValid(login.key)) return
    this.#login = { ...login, isRetired: true }
    this.#leavePrivate()
    this.#refuse('login', 'key-unknown')
  }

  #leavePrivate(): void {
    for (const [channel, { topic }] of this.#channels)
      if (isPrivate(topic)) this.#leaveChannel(channel)
  }

  #leaveChannel(channel: string): void {
    this.#parts.hub.unsubscribe(channel, this)
    this.#channels.delete(channel)
    this.#behind.delete(channel)
  }

  /** A private topic has one channel per member. */
  #channelOf(topic: string): string | null {
    if (!this.#parts.topics.has(topic)) return null
    if (!isPrivate(topic)) return topic
    if (this.#login === null || this.#login.isRetired) return null
    return `${topic}:${this.#login.session.memberId}`
  }

  async #sendSnapshot(channel: string): Promise<void> {
    const joined = this.#channels.get(channel)
    if (joined === undefined) return
    const memberId = this.#login?.session.memberId ?? null
    joined.isWaiting = true
    const snapshot = await this.#parts.hub.snapshot(channel, joined.topic, () =>
      this.#parts.topics.read(joined.topic, memberId),
    )
    // The socket may have unsubscribed while the snapshot was read.
    if (this.#channels.get(channel) !== joined) return
    joined.isWaiting = false
    if (snapshot === null) {
      this.#leaveChannel(channel)
      return this.#refuse(joined.topic, 'not-found')
    }
    joined.epoch = snapshot.epoch
    joined.seq = snapshot.seq
    this.#write(joined.topic, snapshot)
    return this.#catchUp(channel)
  }

  #writeDelta(joined: Joined, delta: Outgoing): void {
    joined.seq = delta.seq
    this.#write(joined.topic, delta)
  }

  #write(topic: string, message: Outgoing): void {
    if (!isPrivate(topic)) return writeFrame(this.#socket, this.#raw, message)
    if (this.#login === null) return
    const body = sealDown(this.#login.agreement, message.text, liveBinding).toString('base64url')
    this.#send({ t: 'sealed', topic, body })
  }

  #refuse(about: string, refusal: RefusalName): void {
    this.#send({ t: 'refused', about, refusal, message: refusals[refusal].text })
  }

  #send(message: ServerMessage): void {
    this.#socket.send(JSON.stringify(message))
  }
}

const callStart = Buffer.from('{"t":"call"')

const isCall = (raw: Buffer): boolean => raw.subarray(0, callStart.length).equals(callStart)

/** Null for malformed messages, and for messages other than calls that are too long. */
const parse = (raw: Buffer): ClientMessage | null => {
  try {
    const { success, data } = parseMessage(parseJson(raw.toString('utf8')))
    if (!success) return null
    return data.t === 'call' || raw.length <= messageBytes ? data : null
  } catch {
    return null
  }
}

const isPrivate = (topic: string): boolean => (privateTopics as readonly string[]).includes(topic)
