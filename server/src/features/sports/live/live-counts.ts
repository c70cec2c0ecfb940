import { secondMs, type Instant } from '@xinghe/rules/base/instant.ts'
import type { CountsTopic } from '@xinghe/contract/sports-live.ts'
import type { Book } from '../book/book.ts'
import { countBook } from '../book/headings.ts'
import type { LiveTopic } from './live-board.ts'

/**
 * Counting walks through the whole book, and nobody misses a second; but whether the feed speaks is told
 * with the matches it silences.
 */
const everyMs = secondMs

export const liveCounts = (book: Book): LiveTopic => {
  let told = ''
  let countedAt = 0
  return {
    snapshot: (now: Instant): CountsTopic => countBook(book, now),
    delta(changed, now) {
      if (changed !== null && now - countedAt < everyMs) return undefined
      countedAt = now
      const counts = countBook(book, now)
      const text = JSON.stringify(counts)
      if (text === told) return undefined
      told = text
      return counts
    },
  }
}
