import { siteDay } from '@xinghe/rules/base/instant.ts'
import {
  languageOfTopic,
  readSportsTopic,
  type SportsTopic,
} from '@xinghe/contract/sports-topics.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Delta, Hub } from '../../../platform/live/hub.ts'
import type { TopicFamily } from '../../../platform/live/topics.ts'
import type { Book } from '../book/book.ts'
import { inTraditional } from './in-reader-script.ts'
import { liveBoard, type LiveTopic } from './live-board.ts'
import { liveChampions } from './live-champions.ts'
import { liveCounts } from './live-counts.ts'
import { liveMatch } from './live-match.ts'

const tickMs = 100

export interface SportsLive {
  readonly topics: TopicFamily
  /** Tells what has changed since the last time; runs by itself every tick. */
  tell(): void
  close(): void
}

/** Follows the book for the topics that somebody reads, and for no others. */
export const tellSports = (book: Book, hub: Hub, clock: Pick<Clock, 'now'>): SportsLive => {
  const open = new Map<string, LiveTopic>()
  let changed = new Set<string>()
  /** Everything may look different: the feed fell silent or came back, or a day has begun. */
  let allChanged = false
  let today = siteDay(clock.now())

  const plain = (read: SportsTopic): LiveTopic => {
    if (read.kind === 'board') return liveBoard(book, read)
    if (read.kind === 'match') return liveMatch(book, read.gide)
    return read.kind === 'counts' ? liveCounts(book) : liveChampions(book, read.gameType)
  }
  const make = (topic: string): LiveTopic | null => {
    const read = readSportsTopic(topic)
    if (read === null) return null
    return languageOfTopic(topic) === 'zh-TW' ? inTraditional(plain(read), read.kind) : plain(read)
  }

  const unfollow = book.onChange((change) => {
    if (change.kind === 'feed') allChanged = true
    else if (open.size > 0)
      changed.add(change.kind === 'match' ? change.matchId : change.championId)
  })

  const tell = (): void => {
    const now = clock.now()
    const day = siteDay(now)
    const what = allChanged || day !== today ? null : changed
    const deltas: Delta[] = []
    for (const [topic, live] of open) {
      if (hub.readers(topic) === 0) {
        open.delete(topic)
        continue
      }
      const data = live.delta(what, now)
      if (data !== undefined) deltas.push({ channel: topic, topic, data })
    }
    changed = new Set()
    allChanged = false
    today = day
    hub.publishAll(deltas)
  }

  const timer = setInterval(tell, tickMs)
  timer.unref()
  return {
    topics: {
      has(topic) {
        const read = readSportsTopic(topic)
        return read?.kind === 'match' ? book.match(read.gide) !== null : read !== null
      },
      async read(topic) {
        const live = open.get(topic) ?? make(topic)
        if (live === null) throw new Error(`no topic of the sportsbook: ${topic}`)
        open.set(topic, live)
        return live.snapshot(clock.now())
      },
    },
    tell,
    close() {
      clearInterval(timer)
      unfollow()
    },
  }
}
