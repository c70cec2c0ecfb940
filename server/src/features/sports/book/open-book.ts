import type { FastifyBaseLogger } from 'fastify'
import { secondMs } from '@xinghe/rules/base/instant.ts'
import type { Platform } from '../../../platform/parts.ts'
import type { FeedNews } from '../feeds/feed.ts'
import type { Book } from './book.ts'
import { makeBook } from './make-book.ts'
import { makeRecorder } from './record-news.ts'
import { hearHolds, readHolds } from './store-hold.ts'

export interface OpenBook {
  readonly book: Book
  readonly hear: (news: readonly FeedNews[]) => void
  /** Writes these matches and titles down before they are bet on. */
  readonly keep: (ids: readonly string[]) => Promise<void>
  /** Everything heard so far is written. */
  readonly flush: () => Promise<void>
  close(): Promise<void>
}

const everyMs = secondMs

/** The book with operators' holds applied and its results written down. */
export const openBook = async (
  platform: Pick<Platform, 'sql' | 'clock' | 'settings'>,
  log: Pick<FastifyBaseLogger, 'error'>,
  /** Told of matches and titles whose results are written now. */
  resulted?: (ids: readonly string[]) => void,
): Promise<OpenBook> => {
  const { sql } = platform
  const keeper = makeBook(platform.clock)
  const recorder = makeRecorder(platform, keeper.book, log, resulted)
  const applyHolds = async (): Promise<void> => keeper.setHolds(await readHolds(sql))
  const hearing = await hearHolds(sql, () => {
    applyHolds().catch((error: unknown) => log.error({ err: error }, 'sports holds not read'))
  })
  await applyHolds()
  const timer = setInterval(() => {
    keeper.look()
    void recorder.flush()
  }, everyMs)
  timer.unref()
  return {
    book: keeper.book,
    hear(news) {
      keeper.hear(news)
      recorder.hear(news)
    },
    keep: recorder.keep,
    flush: recorder.flush,
    async close() {
      clearInterval(timer)
      await recorder.flush()
      await hearing.close()
    },
  }
}
