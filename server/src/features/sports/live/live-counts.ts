import { secondMs } from '@xinghe/rules/base/instant.ts'
import type { BookCounts } from '@xinghe/contract/sports-live.ts'
import type { Book } from '../book/book.ts'
import { countBook } from '../book/headings.ts'
import type { LiveTopic } from './live-topic.ts'

/**
 * Counting scans the whole book, so it runs at most once a second; but a change of `feedAlive` is sent at once,
 * together with the suspension of every match.
 */
const countMs = secondMs

export const liveCounts = (book: Book): LiveTopic<BookCounts, BookCounts> => {
  let sent = ''
  let countedAt = 0
  return {
    snapshot: (now) => countBook(book, now),
    news(changed, now) {
      if (changed !== null && now - countedAt < countMs) return undefined
      countedAt = now
      const counts = countBook(book, now)
      const text = JSON.stringify(counts)
      if (text === sent) return undefined
      sent = text
      return counts
    },
  }
}
