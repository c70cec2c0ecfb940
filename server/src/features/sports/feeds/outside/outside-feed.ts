import type { FastifyBaseLogger } from 'fastify'
import { setTimeout as pause } from 'node:timers/promises'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Feed, FeedNews } from '../feed.ts'
import { openStream, type Numbered } from './open-stream.ts'
import { readSnapshot } from './read-snapshot.ts'
import type { FeedAddress } from './sign-feed.ts'

type Hear = (news: readonly FeedNews[]) => void

export interface OutsidePatience {
  /** A stream without a word for this long is left. */
  readonly silenceMs: number
  readonly snapshotMs: number
  /** Between two attempts; doubled each time, up to the most. */
  readonly retryMs: number
  readonly retryMostMs: number
}

const usualPatience: OutsidePatience = {
  silenceMs: 5_000,
  snapshotMs: 60_000,
  retryMs: 500,
  retryMostMs: 10_000,
}

const newsAtOnce = 40

interface Following {
  readonly address: FeedAddress
  readonly patience: OutsidePatience
  readonly hear: Hear
  /** From when on results are to be told again. */
  readonly since: () => Instant | null
  /** A snapshot was heard to its end. */
  readonly settled: (at: Instant) => void
}

/** Hears a whole snapshot and answers with its number. */
const hearSnapshot = async (
  { address, hear, since, settled, patience }: Following,
  signal: AbortSignal,
): Promise<number> => {
  const timeOut = AbortSignal.timeout(patience.snapshotMs)
  const { at, sequence, messages } = await readSnapshot(
    address,
    since(),
    AbortSignal.any([signal, timeOut]),
  )
  hear([{ kind: 'snapshot-begins', at }])
  let batch: FeedNews[] = []
  for await (const news of messages) {
    batch.push(news)
    if (batch.length < newsAtOnce) continue
    hear(batch)
    batch = []
  }
  hear([...batch, { kind: 'snapshot-over', at }])
  settled(at)
  return sequence
}

/** One life of the stream: a snapshot, then what follows it without a gap, and again after a gap. */
const follow = async (following: Following, signal: AbortSignal): Promise<never> => {
  const { address, hear, patience } = following
  let waiting: Numbered[] = []
  let expected: number | null = null
  let gap: () => void = () => undefined

  const take = (message: Numbered): void => {
    if (expected === null) waiting.push(message)
    else if (message.sequence === expected) {
      expected += 1
      hear([message.news])
    } else if (message.sequence > expected) {
      // What is missing is in the next snapshot; what comes until then is kept for after it.
      expected = null
      waiting.push(message)
      gap()
    }
  }

  const { over } = await openStream(address, take, patience.silenceMs, signal)
  for (;;) {
    const gapFound = new Promise<void>((resolve) => {
      gap = resolve
    })
    const sequence = await Promise.race([hearSnapshot(following, signal), over])
    const kept = waiting.filter((message) => message.sequence > sequence)
    waiting = []
    expected = sequence + 1
    for (const message of kept) take(message)
    await Promise.race([gapFound, over])
  }
}

/** A feed of another house: a snapshot over HTTP, then a stream of numbered messages. */
export const outsideFeed = (
  address: FeedAddress,
  log: Pick<FastifyBaseLogger, 'warn'>,
  patience: OutsidePatience = usualPatience,
): Feed => {
  const stopping = new AbortController()
  let running: Promise<void> = Promise.resolve()

  const run = async (hear: Hear, first: Instant | null): Promise<void> => {
    let since = first
    let retryMs = patience.retryMs
    const settled = (at: Instant): void => {
      since = at
      retryMs = patience.retryMs
    }
    while (!stopping.signal.aborted) {
      const life = new AbortController()
      const signal = AbortSignal.any([life.signal, stopping.signal])
      const following = { address, patience, hear, since: () => since, settled }
      await follow(following, signal).catch((error: unknown) => {
        if (!stopping.signal.aborted) log.warn({ err: error }, 'the feed was lost')
      })
      // A snapshot that is still being read must not speak into the next life.
      life.abort()
      await pause(retryMs, undefined, { signal: stopping.signal }).catch(() => undefined)
      retryMs = Math.min(2 * retryMs, patience.retryMostMs)
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
