import type { Socket } from 'node:net'
import type { WebSocket } from 'ws'
import {
  callMessageBytes,
  closeReasons,
  liveSilenceMs,
  type CallMessage,
  type ClientMessage,
  type ServerMessage,
} from '@xinghe/contract/socket.ts'
import { liveBinding } from '@xinghe/contract/wire.ts'
import type { RefusalName } from '@xinghe/contract/refusal.ts'
import { refusals } from '@xinghe/contract/refusal-table.ts'
import type { Clock } from '../clock/clock.ts'
import type { Session, Sessions } from '../session/sessions.ts'
import { sealDown, type Agreement } from '../wire/agreement.ts'
import type { KeyRing } from '../wire/key-ring.ts'
import type { SocketDoor } from '../sockets/socket-door.ts'
import { closeSocket } from '../sockets/close-socket.ts'
import type { SessionSocket } from '../sockets/follow-sessions.ts'
import { SocketPulse } from '../sockets/socket-pulse.ts'
import { hopelessAnswerBytes, hopelessBytes } from '../sockets/unsent-bytes.ts'
import { looksLikeCall, readMessage } from './client-message.ts'
import { frameOf, writeFrame } from './frame.ts'
import type { Outgoing } from './hub.ts'
import { SocketCalls, type Caller, type CallParts, type LoginKeys } from './socket-calls.ts'
import { isPrivate, SocketTopics, type TopicParts } from './socket-topics.ts'

export interface LiveParts extends CallParts, TopicParts {
  readonly door: SocketDoor
  readonly sessions: Sessions
  readonly keyRing: KeyRing
  readonly clock: Clock
}

const messagesPerTenSeconds = 100

const pongText = JSON.stringify({ t: 'pong' } satisfies ServerMessage)
/** Every open page asks for it all day. */
const pong = { text: pongText, frame: frameOf(pongText) }

type LoginMessage = Extract<ClientMessage, { t: 'login' }>
type JoinMessage = Extract<ClientMessage, { t: 'sub' }>

interface Login extends LoginKeys {
  readonly session: Session
  readonly agreement: Agreement
  /** The server's key of this login is no longer valid, and the client was told so. */
  readonly isRetired: boolean
}

/** One socket: a guest until a login message. Its calls and its topics are parts of their own. */
export class Connection implements SessionSocket {
  readonly #socket: WebSocket
  readonly #raw: Socket | null
  readonly #parts: LiveParts
  readonly #address: string
  readonly #topics: SocketTopics
  readonly #calls: SocketCalls
  readonly #pulse = new SocketPulse(messagesPerTenSeconds, liveSilenceMs)
  #login: Login | null = null
  #working: Promise<void> = Promise.resolve()
  #stopping = false
  #isClosed = false

  /** `raw` is the TCP socket; without it every frame is sent through the library. */
  constructor(socket: WebSocket, parts: LiveParts, caller: Caller, raw: Socket | null = null) {
    this.#socket = socket
    this.#raw = raw
    this.#parts = parts
    this.#address = caller.ip
    this.#calls = new SocketCalls(parts, caller, (text, left) => socket.send(text, left))
    this.#topics = new SocketTopics(parts, {
      memberId: () => (this.#login?.isRetired === false ? this.#login.session.memberId : null),
      unsentBytes: () => this.#unsentBytes,
      write: (topic, message) => this.#write(topic, message),
      refuse: (topic, refusal) => this.#refuse(topic, refusal),
      closeSlow: () => this.close('slow'),
      cork: () => raw?.cork(),
      uncork: () => raw?.uncork(),
    })
    this.#send({ t: 'hello', serverTime: parts.clock.now() })
  }

  /** Without answers to calls, since they may be large. */
  get #unsentBytes(): number {
    return this.#socket.bufferedAmount - this.#calls.unsentBytes
  }

  get sessionHash(): string | null {
    return this.#login?.session.hash ?? null
  }

  /** Messages are handled in their order: a login ends before the subscription sent after it starts. */
  async receive(raw: Buffer): Promise<void> {
    // What a client sends after it was told to go is not looked at.
    if (this.#isClosed) return
    this.#pulse.hear()
    const mayBeCall = looksLikeCall(raw) && this.#takesCall(raw.length)
    if (!mayBeCall && !this.#count()) return this.close('flood')
    const message = readMessage(raw)
    // Calls do not queue behind other messages.
    if (message?.t === 'call') return this.#call(message, raw.length)
    if (mayBeCall && !this.#count()) return this.close('flood')
    this.#working = this.#working.then(() => this.#answer(message))
    return this.#working
  }

  /** The library would answer any number of pings. */
  answerPing(payload: Buffer): void {
    if (this.#isClosed) return
    if (!this.#count()) return this.close('flood')
    this.#socket.pong(payload)
  }

  /** False where the socket or its address has sent too much. Calls count on the budget of calls instead. */
  #count(): boolean {
    return this.#parts.door.maySpeak(this.#address) && this.#pulse.count()
  }

  /** A call that is refused without a look at it counts as a message. */
  #takesCall(bytes: number): boolean {
    return this.#login !== null && bytes <= callMessageBytes && !this.#calls.isFull
  }

  async #call(message: CallMessage, bytes: number): Promise<void> {
    // During a stop no new call is started.
    if (this.#stopping) return
    if (bytes > callMessageBytes) return this.#calls.refuse(message, 'body-too-large')
    if (this.#login === null) return this.#calls.refuse(message, 'session-expired')
    if (this.#calls.isFull) return this.#calls.refuse(message, 'too-often')
    if (this.#calls.countOnBudget()) return this.#calls.answer(message, this.#login)
    // Not a message of the address: others behind it must not lose their sockets for it.
    if (!this.#pulse.count()) return this.close('flood')
    return this.#calls.refuse(message, 'too-often')
  }

  async #answer(message: Exclude<ClientMessage, CallMessage> | null): Promise<void> {
    // A message that waited while the socket was closed.
    if (this.#isClosed) return
    if (message === null) return this.close('broken')
    if (message.t === 'ping') return writeFrame(this.#socket, this.#raw, pong)
    if (message.t === 'login') return this.#logIn(message)
    if (message.t === 'logout') return this.logOut()
    if (message.t === 'unsub') return this.#topics.leave(message.topic)
    return this.#join(message)
  }

  /**
   * Called on a timer: closes silent sockets and those that do not read, ends logins under a retired key, and
   * sends slow sockets that have caught up what they missed.
   */
  async tend(): Promise<void> {
    if (this.#pulse.isSilent) return this.close('silent')
    const isHopeless =
      this.#unsentBytes > hopelessBytes || this.#calls.unsentBytes > hopelessAnswerBytes
    if (isHopeless) return this.close('slow')
    this.#endRetiredKey()
    await this.#topics.catchUpAll()
  }

  /** When its session has ended the socket is told, and becomes a guest again. */
  sessionRead(session: Session | null): void {
    if (session !== null) return
    this.#topics.endPrivate()
    this.logOut()
  }

  logOut(): void {
    this.#topics.leavePrivate()
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
    this.#topics.leaveAll()
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

  async #join(message: JoinMessage): Promise<void> {
    if (!this.#parts.door.mayJoin(this.#address)) return this.close('flood')
    return this.#topics.join(message)
  }

  /**
   * Nothing is sealed under a retired key. The client fetches the new key and logs in again; until then the
   * wire refuses calls by the name of the key, while those of a guest would look like an expired session.
   */
  #endRetiredKey(): void {
    const login = this.#login
    if (login === null || login.isRetired || this.#parts.keyRing.isValid(login.key)) return
    this.#login = { ...login, isRetired: true }
    this.#topics.leavePrivate()
    this.#refuse('login', 'key-unknown')
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
