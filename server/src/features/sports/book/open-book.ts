import type { FastifyBaseLogger } from 'fastify'
import { secondMs } from '@xinghe/rules/base/instant.ts'
import type { Platform } from '../../../platform/parts.ts'
import type { FeedNews } from '../feed/feed.ts'
import type { Book } from './book.ts'
import { makeBook } from './make-book.ts'
import { readAcceptedCourses } from './store-accepted-course.ts'
import { makeRecorder } from './record-news.ts'
import { onOperatorChange, readSuspensions } from './store-suspension.ts'
import { readNewMarkets } from './store-new-market.ts'

export interface OpenBook {
  readonly book: Book
  readonly hear: (news: readonly FeedNews[]) => void
  /** Stores these matches and titles, which bets are about to refer to. */
  readonly storeMatches: (ids: readonly string[]) => Promise<void>
  /** Resolves when all news heard so far is stored. */
  readonly flush: () => Promise<void>
  close(): Promise<void>
}

const flushMs = secondMs

/** The book with the operators' suspensions and flags applied, and with its results stored. */
export const openBook = async (
  platform: Pick<Platform, 'sql' | 'clock' | 'settings'>,
  log: Pick<FastifyBaseLogger, 'error'>,
  /** Called with the ids of matches and titles whose results were just stored. */
  resulted?: (ids: readonly string[]) => void,
): Promise<OpenBook> => {
  const { sql } = platform
  const bookWriter = makeBook(platform.clock)
  const accepted = await readAcceptedCourses(sql)
  const recorder = makeRecorder(platform, bookWriter.book, log, { resulted, accepted })
  const applyOperatorChanges = async (): Promise<void> => {
    bookWriter.setSuspensions(await readSuspensions(sql))
    bookWriter.setNewMarkets(await readNewMarkets(sql))
  }
  const hearing = await onOperatorChange(sql, applyOperatorChanges)
  await applyOperatorChanges()
  const timer = setInterval(() => {
    bookWriter.tick()
    void recorder.flush()
  }, flushMs)
  timer.unref()
  return {
    book: bookWriter.book,
    hear(news) {
      bookWriter.hear(news)
      recorder.hear(news)
    },
    storeMatches: recorder.storeMatches,
    flush: recorder.flush,
    async close() {
      clearInterval(timer)
      await recorder.flush()
      await hearing.close()
    },
  }
}
