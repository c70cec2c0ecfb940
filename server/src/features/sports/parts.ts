import type { FastifyBaseLogger } from 'fastify'
import type { Platform } from '../../platform/parts.ts'
import type { Book } from './book/book.ts'
import { openBook, type OpenBook } from './book/open-book.ts'
import { openFeed } from './feeds/open-feed.ts'
import { openPlacing, type Placing } from './place/placing.ts'
import { openSettling, type Settling } from './settle/settling.ts'

/** What the sportsbook needs beside the platform. */
export interface SportsParts {
  readonly book: Book
  readonly placing: Placing
  readonly settling: Settling
  /** The book's other side: whoever speaks while FEED_ADAPTER is off speaks here. */
  readonly desk: Pick<OpenBook, 'hear' | 'keep' | 'flush'>
  close(): Promise<void>
}

export const openSportsParts = async (
  platform: Platform,
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
): Promise<SportsParts> => {
  const settling = openSettling(platform, log)
  const open = await openBook(platform, log, settling.wake)
  const feed = await openFeed(platform, open, log)
  const placing = openPlacing(platform, open.book, { log, keep: open.keep })
  return {
    book: open.book,
    placing,
    settling,
    desk: open,
    async close() {
      await placing.close()
      await feed?.close()
      await open.close()
      await settling.idle()
    },
  }
}
