import { randomBytes } from 'node:crypto'
import type { ServerMessage } from '@xinghe/contract/socket.ts'
import { frameOf } from './frame.ts'

/** A message on its way to every reader of a channel: serialised once and framed once. */
export interface Outgoing {
  readonly seq: number
  readonly text: string
  readonly frame: Buffer
}

/** One life of a channel: its numbering and its last deltas, so that a short break needs no snapshot. */
interface Channel {
  readonly epoch: string
  seq: number
  readonly recent: Outgoing[]
  readonly subscribers: Set<Subscriber>
}

export interface Subscriber {
  /** The subscriber decides whether it can take it now. */
  deliver(channel: string, delta: Outgoing): void
  /** Several deltas follow; what is written until `release` may go out as one. */
  gather(): void
  release(): void
}

export type SnapshotOf = () => Promise<unknown>

export interface Delta {
  readonly channel: string
  readonly topic: string
  readonly data: unknown
}

export interface Hub {
  /** Numbers the delta and hands it to everyone who listens. */
  publish(channel: string, topic: string, data: unknown): void
  /** The deltas of one tick: a reader of several of them is written to once. */
  publishAll(deltas: readonly Delta[]): void
  subscribe(channel: string, subscriber: Subscriber): void
  unsubscribe(channel: string, subscriber: Subscriber): void
  readers(channel: string): number
  /** What brings a reader up to date: the deltas it missed, or null when only a snapshot will do. */
  missed(channel: string, epoch: string | undefined, have: number | undefined): Outgoing[] | null
  /** The snapshot carries the number of the last delta it contains. */
  snapshot(channel: string, topic: string, read: SnapshotOf): Promise<Snapshot>
}

export interface Snapshot {
  readonly epoch: string
  readonly seq: number
  readonly text: string
}

const keptDeltas = 64

export const makeHub = (): Hub => {
  const process = randomBytes(6).toString('base64url')
  let lives = 0
  const channels = new Map<string, Channel>()
  const channelOf = (name: string): Channel => {
    const known = channels.get(name)
    if (known !== undefined) return known
    // A forgotten channel that comes again counts anew: numbers of its earlier life mean nothing.
    const epoch = `${process}${lives++}`
    const made: Channel = { epoch, seq: 0, recent: [], subscribers: new Set() }
    channels.set(name, made)
    return made
  }
  const text = (message: ServerMessage): string => JSON.stringify(message)

  const numbered = ({ channel: name, topic, data }: Delta): [Channel, Outgoing] | null => {
    const known = channels.get(name)
    // Nobody has listened yet: whoever comes gets a snapshot, so the delta need not be numbered.
    if (known === undefined) return null
    known.seq += 1
    const { epoch, seq } = known
    const said = text({ t: 'delta', topic, epoch, seq, data })
    const outgoing: Outgoing = { seq, text: said, frame: frameOf(said) }
    known.recent.push(outgoing)
    if (known.recent.length > keptDeltas) known.recent.shift()
    return [known, outgoing]
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
            subscriber.gather()
          }
          subscriber.deliver(delta.channel, made[1])
        }
      }
      for (const subscriber of touched) subscriber.release()
    },
    subscribe: (name, subscriber) => void channelOf(name).subscribers.add(subscriber),
    unsubscribe(name, subscriber) {
      const known = channels.get(name)
      known?.subscribers.delete(subscriber)
      // One of many without readers is forgotten; its next reader starts from a snapshot.
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
      // The number is taken before the read: a delta that falls in between is seen twice rather than never.
      const { epoch, seq } = channelOf(name)
      return { epoch, seq, text: text({ t: 'snap', topic, epoch, seq, data: await read() }) }
    },
  }
}
