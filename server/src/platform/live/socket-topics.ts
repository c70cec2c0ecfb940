import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { RefusalName } from '@xinghe/contract/refusal.ts'
import { privateTopics } from '@xinghe/contract/socket.ts'
import { hopelessBytes, slowBytes } from '../sockets/unsent-bytes.ts'
import type { Hub, Outgoing, Subscriber } from './hub.ts'
import type { Topics } from './topics.ts'

const topicsPerSocket = 64

/** What its topics need of a socket. */
export interface TopicSocket {
  /** Whose private topics may be read; null for a guest. */
  memberId(): MemberId | null
  /** Of topics; answers to calls do not count, since they may be large. */
  unsentBytes(): number
  write(topic: string, message: Outgoing): void
  refuse(topic: string, refusal: RefusalName): void
  closeSlow(): void
  cork(): void
  uncork(): void
}

export interface TopicParts {
  readonly hub: Hub
  readonly topics: Topics
}

/** A channel that the socket subscribes to, and the last delta that it was sent. */
interface Joined {
  readonly topic: string
  epoch: string | undefined
  seq: number | undefined
  /** Its snapshot is being read; deltas that come meanwhile are sent behind it. */
  isWaiting: boolean
}

interface Wanted {
  readonly topic: string
  readonly epoch?: string | undefined
  /** The last delta that the client has. */
  readonly have?: number | undefined
}

export const isPrivate = (topic: string): boolean =>
  (privateTopics as readonly string[]).includes(topic)

/** The topics of one socket, with their snapshots and deltas. A slow socket gets what it missed in one piece. */
export class SocketTopics implements Subscriber {
  readonly #parts: TopicParts
  readonly #socket: TopicSocket
  readonly #channels = new Map<string, Joined>()
  readonly #behind = new Set<string>()

  constructor(parts: TopicParts, socket: TopicSocket) {
    this.#parts = parts
    this.#socket = socket
  }

  deliver(channel: string, delta: Outgoing): void {
    const joined = this.#channels.get(channel)
    if (joined === undefined || joined.isWaiting) return
    const waiting = this.#socket.unsentBytes()
    if (waiting > hopelessBytes) return this.#socket.closeSlow()
    if (waiting > slowBytes || this.#behind.has(channel)) {
      this.#behind.add(channel)
      return
    }
    this.#writeDelta(joined, delta)
  }

  cork(): void {
    this.#socket.cork()
  }

  uncork(): void {
    this.#socket.uncork()
  }

  async join({ topic, epoch, have: seq }: Wanted): Promise<void> {
    const channel = this.#channelOf(topic)
    if (channel === null)
      return this.#socket.refuse(topic, isPrivate(topic) ? 'session-expired' : 'not-found')
    if (this.#channels.size >= topicsPerSocket) return this.#socket.refuse(topic, 'too-often')
    this.#channels.set(channel, { topic, epoch, seq, isWaiting: false })
    this.#parts.hub.subscribe(channel, this)
    return this.#catchUp(channel)
  }

  leave(topic: string): void {
    for (const [channel, joined] of this.#channels)
      if (joined.topic === topic) this.#leaveChannel(channel)
  }

  leavePrivate(): void {
    for (const [channel, { topic }] of this.#channels)
      if (isPrivate(topic)) this.#leaveChannel(channel)
  }

  leaveAll(): void {
    for (const channel of this.#channels.keys()) this.#leaveChannel(channel)
  }

  /** Tells the readers of private topics that the session has ended. */
  endPrivate(): void {
    for (const [channel, { topic }] of this.#channels) {
      if (!isPrivate(topic)) continue
      this.#socket.write(topic, this.#parts.hub.ownSnapshot(channel, topic, { ended: true }))
    }
  }

  /** Sends a socket that is no longer slow what it missed. */
  async catchUpAll(): Promise<void> {
    if (this.#behind.size === 0 || this.#socket.unsentBytes() > slowBytes) return
    const behind = [...this.#behind]
    this.#behind.clear()
    for (const channel of behind) await this.#catchUp(channel)
  }

  /** Sends the missed deltas while they are still buffered, else a snapshot, which is longer. */
  async #catchUp(channel: string): Promise<void> {
    const joined = this.#channels.get(channel)
    if (joined === undefined) return
    const missed = this.#parts.hub.missed(channel, joined.epoch, joined.seq)
    if (missed === null) {
      // Of a socket that joins and does not read, at most a megabyte waits.
      if (this.#socket.unsentBytes() > hopelessBytes) return void this.#behind.add(channel)
      return this.#sendSnapshot(channel, joined)
    }
    for (const delta of missed) this.#writeDelta(joined, delta)
  }

  async #sendSnapshot(channel: string, joined: Joined): Promise<void> {
    const { hub, topics } = this.#parts
    const memberId = this.#socket.memberId()
    joined.isWaiting = true
    const snapshot = await hub.snapshot(channel, joined.topic, () =>
      topics.read(joined.topic, memberId),
    )
    // The socket may have unsubscribed while the snapshot was read.
    if (this.#channels.get(channel) !== joined) return
    joined.isWaiting = false
    if (snapshot === null) {
      this.#leaveChannel(channel)
      return this.#socket.refuse(joined.topic, 'not-found')
    }
    joined.epoch = snapshot.epoch
    joined.seq = snapshot.seq
    this.#socket.write(joined.topic, snapshot)
    return this.#catchUp(channel)
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
    const memberId = this.#socket.memberId()
    return memberId === null ? null : `${topic}:${memberId}`
  }

  #writeDelta(joined: Joined, delta: Outgoing): void {
    joined.seq = delta.seq
    this.#socket.write(joined.topic, delta)
  }
}
