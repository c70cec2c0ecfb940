import { randomBytes } from 'node:crypto'
import type { ServerMessage } from '@xinghe/contract/socket.ts'

/** One topic's numbering and its last deltas, so that a short break is resumed without a snapshot. */
interface Channel {
  seq: number
  readonly recent: { seq: number; text: string }[]
  readonly subscribers: Set<Subscriber>
}

export interface Subscriber {
  /** The text is serialised once for all readers; the subscriber decides whether it can take it now. */
  deliver(channel: string, message: { kind: 'snap' | 'delta'; text: string }): void
}

export type SnapshotOf = () => Promise<unknown>

export interface Hub {
  /** Numbers the delta and hands it to everyone who listens. */
  publish(channel: string, topic: string, data: unknown): void
  subscribe(channel: string, subscriber: Subscriber): void
  unsubscribe(channel: string, subscriber: Subscriber): void
  /** What brings a reader up to date: the deltas it missed, or null when only a snapshot will do. */
  missed(channel: string, epoch: string | undefined, have: number | undefined): string[] | null
  /** The snapshot carries the number of the last delta it contains. */
  snapshot(channel: string, topic: string, read: SnapshotOf): Promise<string>
}

const keptDeltas = 64

export const makeHub = (): Hub => {
  const epoch = randomBytes(6).toString('base64url')
  const channels = new Map<string, Channel>()
  const channelOf = (name: string): Channel => {
    const known = channels.get(name)
    if (known !== undefined) return known
    const made: Channel = { seq: 0, recent: [], subscribers: new Set() }
    channels.set(name, made)
    return made
  }
  const text = (message: ServerMessage): string => JSON.stringify(message)

  return {
    publish(name, topic, data) {
      const known = channels.get(name)
      // Nobody has listened yet: whoever comes gets a snapshot, so the delta need not be numbered.
      if (known === undefined) return
      known.seq += 1
      const delta = text({ t: 'delta', topic, epoch, seq: known.seq, data })
      known.recent.push({ seq: known.seq, text: delta })
      if (known.recent.length > keptDeltas) known.recent.shift()
      for (const subscriber of known.subscribers)
        subscriber.deliver(name, { kind: 'delta', text: delta })
    },
    subscribe: (name, subscriber) => void channelOf(name).subscribers.add(subscriber),
    unsubscribe(name, subscriber) {
      const known = channels.get(name)
      known?.subscribers.delete(subscriber)
      // A private channel without readers is forgotten; its member's next socket starts from a snapshot.
      if (known?.subscribers.size === 0 && name.includes(':')) channels.delete(name)
    },
    missed(name, givenEpoch, have) {
      const known = channelOf(name)
      if (givenEpoch !== epoch || have === undefined || have > known.seq) return null
      if (have === known.seq) return []
      const oldest = known.recent[0]?.seq ?? Number.POSITIVE_INFINITY
      if (oldest > have + 1) return null
      return known.recent.filter((delta) => delta.seq > have).map((delta) => delta.text)
    },
    async snapshot(name, topic, read) {
      // The number is taken before the read: a delta that falls in between is seen twice rather than never.
      const { seq } = channelOf(name)
      return text({ t: 'snap', topic, epoch, seq, data: await read() })
    },
  }
}
