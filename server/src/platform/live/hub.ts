import { randomBytes } from 'node:crypto'
import type { ServerMessage } from '@xinghe/contract/socket.ts'
import { frameOf } from './frame.ts'

/** A message for all subscribers of a channel: serialised once and framed once. */
export interface Outgoing {
  readonly seq: number
  readonly text: string
  readonly frame: Buffer
}

/** One epoch of a channel: the number of its last delta, and recent deltas for clients that reconnect. */
interface Channel {
  readonly epoch: string
  seq: number
  readonly recent: Outgoing[]
  readonly subscribers: Set<Subscriber>
  /** The snapshot for all who join within a second; null when the next one must be made. */
  shared: { readonly seq: number; readonly made: Promise<Snapshot | null> } | null
}

export interface Subscriber {
  /** The subscriber decides whether it sends the message now. */
  deliver(channel: string, delta: Outgoing): void
  /** Several deltas follow: writes until `uncork` may be sent together. */
  cork(): void
  uncork(): void
}

/** The value of a topic; undefined where there is no such topic. */
export type SnapshotOf = () => Promise<unknown>

export interface Delta {
  readonly channel: string
  readonly topic: string
  readonly data: unknown
}

export interface Hub {
  /** Numbers the delta and delivers it to all subscribers of its channel. */
  publish(channel: string, topic: string, data: unknown): void
  /** The deltas of one tick: a subscriber of several channels gets them in one write. */
  publishAll(deltas: readonly Delta[]): void
  subscribe(channel: string, subscriber: Subscriber): void
  unsubscribe(channel: string, subscriber: Subscriber): void
  readers(channel: string): number
  /** The deltas after `have`; null when some are no longer buffered and a snapshot is needed. */
  missed(channel: string, epoch: string | undefined, have: number | undefined): Outgoing[] | null
  /**
   * Carries the number of the last delta that it contains, and is made once for all who join within a second:
   * the subscriber sends the deltas after it. Null where there is no such topic.
   */
  snapshot(channel: string, topic: string, read: SnapshotOf): Promise<Snapshot | null>
  /** A snapshot of this value, for one subscriber alone. */
  ownSnapshot(channel: string, topic: string, data: unknown): Snapshot
}

export interface Snapshot extends Outgoing {
  readonly epoch: string
}

const recentMost = 64
/** How long a snapshot is given to further subscribers, with the deltas after it: at most ten of a busy board. */
const sharedMs = 1_000

export const makeHub = (): Hub => {
  const process = randomBytes(6).toString('base64url')
  let epochs = 0
  const channels = new Map<string, Channel>()
  const channelOf = (name: string): Channel => {
    const known = channels.get(name)
    if (known !== undefined) return known
    // A dropped channel that comes back starts a new epoch, in which old numbers are not valid.
    const epoch = `${process}${epochs++}`
    const made: Channel = { epoch, seq: 0, recent: [], subscribers: new Set(), shared: null }
    channels.set(name, made)
    return made
  }
  const text = (message: ServerMessage): string => JSON.stringify(message)

  const numbered = ({ channel: name, topic, data }: Delta): [Channel, Outgoing] | null => {
    const known = channels.get(name)
    // Without a subscriber yet: the first one gets a snapshot, so the delta need not be numbered.
    if (known === undefined) return null
    known.seq += 1
    const { epoch, seq } = known
    const said = text({ t: 'delta', topic, epoch, seq, data })
    const outgoing: Outgoing = { seq, text: said, frame: frameOf(said) }
    known.recent.push(outgoing)
    if (known.recent.length > recentMost) known.recent.shift()
    return [known, outgoing]
  }

  const snapshotOf = ({ epoch, seq }: Channel, topic: string, data: unknown): Snapshot => {
    const said = text({ t: 'snap', topic, epoch, seq, data })
    return { epoch, seq, text: said, frame: frameOf(said) }
  }

  const share = (channel: Channel, topic: string, read: SnapshotOf): Promise<Snapshot | null> => {
    // The number is taken before the read: a delta published meanwhile is seen twice rather than never.
    const before = { ...channel }
    const made = read().then((data) =>
      data === undefined ? null : snapshotOf(before, topic, data),
    )
    const shared = { seq: before.seq, made }
    channel.shared = shared
    const drop = (): void => {
      if (channel.shared === shared) channel.shared = null
    }
    made.then((snapshot) => {
      if (snapshot === null) drop()
      else setTimeout(drop, sharedMs).unref()
    }, drop)
    return made
  }

  return {
    publish(name, topic, data) {
      const made = numbered({ channel: name, topic, data })
      if (made === null) return
      for (const subscriber of made[0].subscribers) subscriber.deliver(name, made[1])
    },
    publishAll(deltas) {
      const touched = new Set<Subscriber>()
      for (const delta of deltas) {
        const made = numbered(delta)
        if (made === null) continue
        for (const subscriber of made[0].subscribers) {
          if (deltas.length > 1 && !touched.has(subscriber)) {
            touched.add(subscriber)
            subscriber.cork()
          }
          subscriber.deliver(delta.channel, made[1])
        }
      }
      for (const subscriber of touched) subscriber.uncork()
    },
    subscribe: (name, subscriber) => void channelOf(name).subscribers.add(subscriber),
    unsubscribe(name, subscriber) {
      const known = channels.get(name)
      known?.subscribers.delete(subscriber)
      // A channel of one member or match is dropped with its last subscriber; the next one starts from a snapshot.
      if (known?.subscribers.size === 0 && name.includes(':')) channels.delete(name)
    },
    readers: (name) => channels.get(name)?.subscribers.size ?? 0,
    missed(name, givenEpoch, have) {
      const { epoch, seq, recent } = channelOf(name)
      if (givenEpoch !== epoch || have === undefined || have > seq) return null
      if (have === seq) return []
      const oldest = recent[0]?.seq ?? Number.POSITIVE_INFINITY
      return oldest > have + 1 ? null : recent.filter((delta) => delta.seq > have)
    },
    async snapshot(name, topic, read) {
      const channel = channelOf(name)
      const { shared, seq } = channel
      // The deltas after its number are sent behind it, while they are still buffered.
      if (shared !== null && seq - shared.seq <= recentMost) return shared.made
      return share(channel, topic, read)
    },
    ownSnapshot: (name, topic, data) => snapshotOf(channelOf(name), topic, data),
  }
}
