import type { FastifyBaseLogger } from 'fastify'
import { setTimeout as pause } from 'node:timers/promises'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Feed, FeedNews } from '../../feed/feed.ts'
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
  /** Called after each complete snapshot. */
  readonly completed: (at: Instant) => void
}

/** Passes a whole snapshot to the book and returns its sequence number. */
const hearSnapshot = async (
  { address, hear, since, completed, timeouts }: Following,
  signal: AbortSignal,
): Promise<number> => {
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
  hear([...batch, { kind: 'snapshot-over', at }])
  completed(at)
  return sequence
}

/** Follows one stream connection: a snapshot, then the messages after it, and a new snapshot after each gap. */
const follow = async (following: Following, signal: AbortSignal): Promise<never> => {
  const { address, hear, timeouts } = following
  let waiting: Numbered[] = []
  let expected: number | null = null
  let gap: () => void = () => undefined

  const take = (message: Numbered): void => {
    if (expected === null) waiting.push(message)
    else if (message.sequence === expected) {
      expected += 1
      hear([message.news])
    } else if (message.sequence > expected) {
      // The next snapshot will contain the missing messages; until it is read, newer ones are buffered.
      expected = null
      waiting.push(message)
      gap()
    }
  }

  const { over } = await openStream(address, take, timeouts.silenceMs, signal)
  for (;;) {
    const gapFound = new Promise<void>((resolve) => {
      gap = resolve
    })
    const sequence = await Promise.race([hearSnapshot(following, signal), over])
    const newer = waiting.filter((message) => message.sequence > sequence)
    waiting = []
    expected = sequence + 1
    for (const message of newer) take(message)
    await Promise.race([gapFound, over])
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

  const run = async (hear: Hear, first: Instant | null): Promise<void> => {
    let since = first
    let { retryMs } = timeouts
    const completed = (at: Instant): void => {
      since = at
      retryMs = timeouts.retryMs
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
      await pause(retryMs, undefined, { signal: stopping.signal }).catch(() => undefined)
      retryMs = Math.min(2 * retryMs, timeouts.maxRetryMs)
    }
  }

  return {
    start(hear, since) {
      running = run(hear, since)
    },
    async close() {
      stopping.abort()
      await running
    },
  }
}
