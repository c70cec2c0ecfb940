import { dayMs, later, secondMs, siteDay, type Instant } from '@xinghe/rules/base/instant.ts'
import {
  boardTopicCodec,
  championsTopicCodec,
  countsTopicCodec,
  matchTopicCodec,
} from '@xinghe/contract/sports-live.ts'
import {
  languageOfTopic,
  readSportsTopic,
  type SportsTopic,
} from '@xinghe/contract/sports-topics.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Delta, Hub } from '../../../platform/live/hub.ts'
import type { TopicFamily } from '../../../platform/live/topics.ts'
import type { Book } from '../book/book.ts'
import { boardInTraditional, championsInTraditional, matchInTraditional } from './in-traditional.ts'
import { liveBoard } from './live-board.ts'
import { liveChampions } from './live-champions.ts'
import { liveCounts } from './live-counts.ts'
import { liveMatch } from './live-match.ts'
import { encodedTopic, type EncodedTopic } from './live-topic.ts'

const tickMs = 100
/** A topic without subscribers is kept for the next one: a board costs milliseconds to be made anew. */
const unreadMs = 30 * secondMs
/** Days from today on that early boards exist for; pages offer seven from tomorrow on. */
const boardDays = 9

export interface SportsLive {
  readonly topics: TopicFamily
  /** Publishes all changes since the last call; a timer calls it every tick. */
  publish(): void
  close(): void
}

interface OpenTopic {
  readonly live: EncodedTopic
  readAt: Instant
}

/** Only days with a board are topics: a client could else make the server hold one topic per made-up date. */
const isBoardDay = (day: string, now: Instant): boolean =>
  Array.from({ length: boardDays }, (_, at) => siteDay(later(now, at * dayMs))).includes(day)

const encodedOf = (book: Book, read: SportsTopic, traditional: boolean): EncodedTopic => {
  const named = <R>(renaming: R): R | null => (traditional ? renaming : null)
  if (read.kind === 'board')
    return encodedTopic(liveBoard(book, read), boardTopicCodec, named(boardInTraditional))
  if (read.kind === 'match')
    return encodedTopic(liveMatch(book, read.matchId), matchTopicCodec, named(matchInTraditional))
  if (read.kind === 'counts') return encodedTopic(liveCounts(book), countsTopicCodec, null)
  const live = liveChampions(book, read.gameType)
  return encodedTopic(live, championsTopicCodec, named(championsInTraditional))
}

/** Publishes changes of the book to the topics that have subscribers. */
export const publishSports = (book: Book, hub: Hub, clock: Pick<Clock, 'now'>): SportsLive => {
  const open = new Map<string, OpenTopic>()
  let changed = new Set<string>()
  /** The feed fell silent or came back, which affects every match. */
  let allChanged = false
  /** As of the last tick, which may be the first to see a silence. */
  let wasAlive = book.feedAlive()
  let today = siteDay(clock.now())

  const make = (topic: string): EncodedTopic | null => {
    const read = readSportsTopic(topic)
    return read === null ? null : encodedOf(book, read, languageOfTopic(topic) === 'zh-TW')
  }

  const unfollow = book.onChange((change) => {
    if (change.kind === 'feed') allChanged = true
    else if (open.size > 0 && change.kind !== 'late-news')
      changed.add(change.kind === 'match' ? change.matchId : change.championId)
  })

  const publish = (): void => {
    const now = clock.now()
    const day = siteDay(now)
    const isAlive = book.feedAlive()
    if (isAlive !== wasAlive || day !== today) allChanged = true
    const what = allChanged ? null : changed
    const deltas: Delta[] = []
    for (const [topic, opened] of open) {
      if (hub.readers(topic) > 0) opened.readAt = now
      else if (now - opened.readAt > unreadMs) {
        open.delete(topic)
        continue
      }
      const data = opened.live.news(what, now)
      if (data !== undefined) deltas.push({ channel: topic, topic, data })
    }
    changed = new Set()
    allChanged = false
    wasAlive = isAlive
    today = day
    hub.publishAll(deltas)
  }

  const timer = setInterval(publish, tickMs)
  timer.unref()
  return {
    topics: {
      has(topic) {
        const read = readSportsTopic(topic)
        if (read?.kind === 'match') return book.match(read.matchId) !== null
        if (read?.kind === 'board' && read.date !== null) return isBoardDay(read.date, clock.now())
        return read !== null
      },
      async read(topic) {
        const now = clock.now()
        const live = open.get(topic)?.live ?? make(topic)
        if (live === null) throw new Error(`no topic of the sportsbook: ${topic}`)
        open.set(topic, { live, readAt: now })
        return live.snapshot(now)
      },
    },
    publish,
    close() {
      clearInterval(timer)
      unfollow()
    },
  }
}
