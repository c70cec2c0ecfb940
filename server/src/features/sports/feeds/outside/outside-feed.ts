import type { FastifyBaseLogger } from 'fastify'
import { setTimeout as pause } from 'node:timers/promises'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Feed, FeedNews } from '../../feed/feed.ts'
import { outsideArchive } from './outside-archive.ts'
import { openQueue } from './message-queue.ts'
import { openStream, type Numbered } from './open-stream.ts'
import { readSnapshot } from './read-snapshot.ts'
import type { FeedAddress } from './sign-feed.ts'

type Hear = (news: readonly FeedNews[]) => void

export interface OutsideTimeouts {
  /** A stream without a message for this long is closed. */
  readonly silenceMs: number
  readonly snapshotMs: number
  /** The first pause before a retry; it doubles with each failure. */
  readonly retryMs: number
  readonly maxRetryMs: number
}

const defaultTimeouts: OutsideTimeouts = {
  silenceMs: 5_000,
  snapshotMs: 60_000,
  retryMs: 500,
  maxRetryMs: 10_000,
}

const batchSize = 40

interface Following {
  readonly address: FeedAddress
  readonly timeouts: OutsideTimeouts
  readonly hear: Hear
  /** The snapshot includes results since this instant. */
  readonly since: () => Instant | null
  /** Called when a snapshot and the messages since are told. */
  readonly completed: (at: Instant) => void
}

interface ToldSnapshot {
  readonly sequence: number
  readonly at: Instant
}

/** Passes the messages of a snapshot to the book, in batches. */
const tellSnapshot = async (
  { address, hear, since, timeouts }: Following,
  signal: AbortSignal,
): Promise<ToldSnapshot> => {
  const timeOut = AbortSignal.timeout(timeouts.snapshotMs)
  const { at, sequence, messages } = await readSnapshot(
    address,
    since(),
    AbortSignal.any([signal, timeOut]),
  )
  hear([{ kind: 'snapshot-begins', at }])
  let batch: FeedNews[] = []
  for await (const news of messages) {
    batch.push(news)
    if (batch.length < batchSize) continue
    hear(batch)
    batch = []
  }
  hear(batch)
  return { sequence, at }
}

/** Follows one stream connection: a snapshot, then the messages after it, and a new snapshot after each gap. */
const follow = async (following: Following, signal: AbortSignal): Promise<never> => {
  const { address, hear, timeouts, completed } = following
  const queue = openQueue()
  /** Null from a gap until the next snapshot and the messages since are told. */
  let expected: number | null = null
  let gap: () => void = () => undefined

  const take = (message: Numbered): void => {
    if (expected === null) queue.add(message)
    else if (message.sequence === expected) {
      expected += 1
      hear([message.news])
    } else if (message.sequence > expected) {
      // The next snapshot will contain the missing messages; until it is told, newer ones are queued.
      expected = null
      queue.add(message)
      hear([{ kind: 'gap', at: message.news.at }])
      gap()
    }
  }

  /** False when the queue has a gap of its own, so that the snapshot is too old. */
  const tellQueued = ({ sequence, at }: ToldSnapshot): boolean => {
    const newer = queue.after(sequence)
    if (newer === null) return false
    expected = sequence + newer.length + 1
    const news = newer.map((message) => message.news)
    const toldUntil = Math.max(at, news.at(-1)?.at ?? at) as Instant
    hear([...news, { kind: 'snapshot-over', at: toldUntil }])
    completed(at)
    return true
  }

  const { over } = await openStream(address, take, timeouts.silenceMs, signal)
  for (;;) {
    const gapFound = new Promise<void>((resolve) => {
      gap = resolve
    })
    const snapshot = await Promise.race([tellSnapshot(following, signal), over])
    const isComplete = tellQueued(snapshot)
    await Promise.race([
      isComplete ? gapFound : pause(timeouts.retryMs, undefined, { signal }),
      over,
    ])
  }
}

/** The feed of another company: a snapshot over HTTP, then a WebSocket stream of numbered messages. */
export const outsideFeed = (
  address: FeedAddress,
  log: Pick<FastifyBaseLogger, 'warn'>,
  timeouts: OutsideTimeouts = defaultTimeouts,
): Feed => {
  const stopping = new AbortController()
  let running: Promise<void> = Promise.resolve()

  const run = async (tell: Hear, first: Instant | null): Promise<void> => {
    let since = first
    let lastAt: Instant | null = null
    let { retryMs } = timeouts
    const completed = (at: Instant): void => {
      since = at
      retryMs = timeouts.retryMs
    }
    const hear: Hear = (news) => {
      lastAt = news.at(-1)?.at ?? lastAt
      tell(news)
    }
    while (!stopping.signal.aborted) {
      const attempt = new AbortController()
      const signal = AbortSignal.any([attempt.signal, stopping.signal])
      const following = { address, timeouts, hear, since: () => since, completed }
      await follow(following, signal).catch((error: unknown) => {
        if (!stopping.signal.aborted) log.warn({ err: error }, 'the feed was lost')
      })
      // Stops a snapshot that is still being read, or its messages would mix with the next attempt's.
      attempt.abort()
      if (lastAt !== null) tell([{ kind: 'gap', at: lastAt }])
      await pause(retryMs, undefined, { signal: stopping.signal }).catch(() => undefined)
      retryMs = Math.min(2 * retryMs, timeouts.maxRetryMs)
    }
  }

  return {
    archive: outsideArchive(address, stopping.signal),
    start(hear, since) {
      running = run(hear, since)
    },
    async close() {
      stopping.abort()
      await running
    },
  }
}
