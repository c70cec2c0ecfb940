import type { WebSocket } from 'ws'
import * as z from 'zod/mini'
import {
  clientMessage,
  closeReasons,
  liveSilenceMs,
  privateTopics,
  type ClientMessage,
  type ServerMessage,
} from '@xinghe/contract/socket.ts'
import { liveBinding } from '@xinghe/contract/wire.ts'
import { refusals, type RefusalName } from '@xinghe/contract/refusal.ts'
import type { Clock } from '../clock/clock.ts'
import type { Session, Sessions } from '../session/sessions.ts'
import { sealDown, type Agreement } from '../wire/agreement.ts'
import type { KeyRing } from '../wire/key-ring.ts'
import type { Hub, Subscriber } from './hub.ts'
import type { Topics } from './topics.ts'

export interface LiveParts {
  readonly hub: Hub
  readonly topics: Topics
  readonly sessions: Sessions
  readonly keyRing: KeyRing
  readonly clock: Clock
}

/** Above this many unsent bytes a reader is slow: deltas stop and it gets one snapshot when it has read. */
const slowBytes = 64 * 1024
/** A reader that stays slow while snapshots wait is let go; it reconnects and starts afresh. */
const hopelessBytes = 1024 * 1024
const messagesPerTenSeconds = 100
const topicsPerSocket = 64

/** One socket: guest first, logged in by a message, its topics, its back-pressure. */
export class Connection implements Subscriber {
  readonly #socket: WebSocket
  readonly #parts: LiveParts
  readonly #channels = new Map<string, string>()
  readonly #behind = new Set<string>()
  #login: { session: Session; agreement: Agreement } | null = null
  #working: Promise<void> = Promise.resolve()
  #heardAt: number
  #burst = { from: 0, count: 0 }

  constructor(socket: WebSocket, parts: LiveParts) {
    this.#socket = socket
    this.#parts = parts
    this.#heardAt = parts.clock.now()
    this.#send({ t: 'hello', serverTime: parts.clock.now() })
  }

  get sessionHash(): string | null {
    return this.#login?.session.hash ?? null
  }

  /** In the order of arrival: a login is done before the subscription that was sent after it. */
  receive(raw: string): Promise<void> {
    this.#heardAt = this.#parts.clock.now()
    if (this.#flooding()) {
      this.close('flood')
      return Promise.resolve()
    }
    const message = this.#parse(raw)
    this.#working = this.#working.then(() => this.#answer(message))
    return this.#working
  }

  async #answer(message: ClientMessage | null): Promise<void> {
    if (message === null) return this.close('broken')
    if (message.t === 'ping') return this.#send({ t: 'pong' })
    if (message.t === 'login') return this.#logIn(message)
    if (message.t === 'logout') return this.logOut()
    if (message.t === 'unsub') return this.#leave(message.topic)
    return this.#join(message)
  }

  deliver(channel: string, message: { kind: 'snap' | 'delta'; text: string }): void {
    const topic = this.#channels.get(channel)
    if (topic === undefined) return
    const waiting = this.#socket.bufferedAmount
    if (waiting > hopelessBytes) return this.close('slow')
    if (message.kind === 'delta' && (this.#behind.has(channel) || waiting > slowBytes)) {
      this.#behind.add(channel)
      return
    }
    this.#write(topic, message.text)
  }

  /** Called on a timer: silent sockets go, and slow readers that have caught up get their snapshot. */
  async tend(): Promise<void> {
    if (this.#parts.clock.now() - this.#heardAt > liveSilenceMs) return this.close('silent')
    if (this.#socket.bufferedAmount > slowBytes) return
    const behind = [...this.#behind]
    this.#behind.clear()
    for (const channel of behind) await this.#sendSnapshot(channel)
  }

  /** The session of this socket ended elsewhere: it alone is told, then it is a guest's. */
  async sessionEnded(): Promise<void> {
    for (const [channel, topic] of this.#channels) {
      if (!isPrivate(topic)) continue
      this.#write(
        topic,
        await this.#parts.hub.snapshot(channel, topic, async () => ({ ended: true })),
      )
    }
    this.logOut()
  }

  logOut(): void {
    for (const [channel, topic] of this.#channels) if (isPrivate(topic)) this.#leaveChannel(channel)
    this.#login = null
  }

  close(why: keyof typeof closeReasons): void {
    const { code, reason } = closeReasons[why]
    this.#socket.close(code, reason)
    this.forget()
  }

  forget(): void {
    for (const channel of this.#channels.keys()) this.#leaveChannel(channel)
  }

  #parse(raw: string): ClientMessage | null {
    try {
      const parsed = z.safeParse(clientMessage, JSON.parse(raw))
      return parsed.success ? parsed.data : null
    } catch {
      return null
    }
  }

  #flooding(): boolean {
    const now = this.#parts.clock.now()
    if (now - this.#burst.from > 10_000) this.#burst = { from: now, count: 0 }
    this.#burst.count += 1
    return this.#burst.count > messagesPerTenSeconds
  }

  async #logIn(message: { token: string; key: string }): Promise<void> {
    const session = await this.#parts.sessions.find(message.token)
    const agreement = this.#parts.keyRing.agreement(message.key)
    if (agreement === null) return this.#refuse('login', 'key-unknown')
    if (session === null) return this.#refuse('login', 'session-expired')
    this.logOut()
    this.#login = { session, agreement }
    this.#send({ t: 'logged-in' })
  }

  async #join(message: {
    topic: string
    have?: number | undefined
    epoch?: string | undefined
  }): Promise<void> {
    const channel = this.#channelOf(message.topic)
    if (channel === null) {
      const guest = isPrivate(message.topic)
      return this.#refuse(message.topic, guest ? 'session-expired' : 'not-found')
    }
    if (this.#channels.size >= topicsPerSocket) return this.#refuse(message.topic, 'too-often')
    this.#channels.set(channel, message.topic)
    this.#parts.hub.subscribe(channel, this)
    const missed = this.#parts.hub.missed(channel, message.epoch, message.have)
    if (missed === null) return this.#sendSnapshot(channel)
    for (const text of missed) this.#write(message.topic, text)
  }

  #leave(topic: string): void {
    for (const [channel, joined] of this.#channels)
      if (joined === topic) this.#leaveChannel(channel)
  }

  #leaveChannel(channel: string): void {
    this.#parts.hub.unsubscribe(channel, this)
    this.#channels.delete(channel)
    this.#behind.delete(channel)
  }

  /** A private topic is one channel per member. */
  #channelOf(topic: string): string | null {
    if (!this.#parts.topics.has(topic)) return null
    if (!isPrivate(topic)) return topic
    return this.#login === null ? null : `${topic}:${this.#login.session.memberId}`
  }

  async #sendSnapshot(channel: string): Promise<void> {
    const topic = this.#channels.get(channel)
    if (topic === undefined) return
    const memberId = this.#login?.session.memberId ?? null
    const text = await this.#parts.hub.snapshot(channel, topic, () =>
      this.#parts.topics.read(topic, memberId),
    )
    // The member may have left while the snapshot was read.
    if (this.#channels.get(channel) === topic) this.#write(topic, text)
  }

  #write(topic: string, text: string): void {
    if (!isPrivate(topic)) return this.#socket.send(text)
    if (this.#login === null) return
    const body = sealDown(this.#login.agreement, text, liveBinding).toString('base64url')
    this.#send({ t: 'sealed', topic, body })
  }

  #refuse(about: string, refusal: RefusalName): void {
    this.#send({ t: 'refused', about, refusal, message: refusals[refusal].text })
  }

  #send(message: ServerMessage): void {
    this.#socket.send(JSON.stringify(message))
  }
}

const isPrivate = (topic: string): boolean => (privateTopics as readonly string[]).includes(topic)
