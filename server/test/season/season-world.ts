import { hourMs, later, type Instant } from '@xinghe/rules/base/instant.ts'
import { matchById } from '@xinghe/world/calendar/calendar.ts'
import type { Discipline } from '@xinghe/rules/sports/feed/discipline.ts'
import type { Due } from '@xinghe/world/messages/match-messages.ts'
import { makeWorld } from '@xinghe/world/simulation/world.ts'
import type { Book } from '../../src/features/sports/book/book.ts'
import { makeBook } from '../../src/features/sports/book/make-book.ts'
import { makeRecorder } from '../../src/features/sports/book/record-news.ts'
import { newsOf, type FeedNews } from '../../src/features/sports/feed/feed.ts'
import type { Platform } from '../../src/platform/parts.ts'

export interface SeasonWorldOptions {
  readonly seed: number
  readonly played: readonly Discipline[]
}

/** The simulated world and the book that follows it. Prices are made only for matches that are bet on. */
export interface SeasonWorld {
  readonly book: Book
  /** Sends all news up to `at`; the first time a snapshot. */
  speak(at: Instant): void
  price(matchId: string, at: Instant): void
  storeMatches(ids: readonly string[]): Promise<void>
  /** Writes the news to the database. */
  flush(): Promise<void>
  /** Ids of matches in the order of their ends. */
  readonly ended: string[]
}

const marginBps = 500
const unwrittenMs = 2 * hourMs

export const openSeasonWorld = (
  platform: Pick<Platform, 'sql' | 'clock' | 'settings'>,
  { seed, played }: SeasonWorldOptions,
  log: Parameters<typeof makeRecorder>[2],
): SeasonWorld => {
  /** Matches with all their events; the others have only their start and results. */
  const betOn = new Set<string>()
  const filter = ({ kind, event, matchId }: Due): boolean => {
    if (kind === 'event') return event === 'period-start' || betOn.has(matchId)
    return kind !== 'prices' && kind !== 'heartbeat'
  }
  const world = makeWorld({ seed, played, marginBps, filter })
  const bookWriter = makeBook(platform.clock)
  const recorder = makeRecorder(platform, bookWriter.book, log)
  const ended: string[] = []
  let spokenUpTo: Instant | null = null

  const hear = (news: readonly FeedNews[]): void => {
    bookWriter.hear(news)
    recorder.hear(news)
    for (const one of news)
      if (one.kind === 'result' && one.report.phase === 'ended') ended.push(one.matchId)
  }
  /** The snapshot has no prices: they are made for matches that are bet on. */
  function* snapshot(at: Instant): Generator<FeedNews> {
    yield { kind: 'snapshot-begins', at }
    for (const match of world.almanac.matchesAround(at, at))
      for (const due of world.snapshotOf(match, at))
        if (due.kind !== 'prices') yield newsOf(due.make())
    yield { kind: 'snapshot-over', at }
  }
  function* since(from: Instant, at: Instant): Generator<FeedNews> {
    for (const message of world.between(from, at)) yield newsOf(message)
    yield { kind: 'caught-up', at }
  }
  return {
    book: bookWriter.book,
    ended,
    speak(at) {
      if (spokenUpTo === null) {
        hear([...snapshot(at)])
        // News that a killed process had received and perhaps not written.
        recorder.hear([...since(later(at, -unwrittenMs), at)])
      } else hear([...since(spokenUpTo, at)])
      bookWriter.tick()
      spokenUpTo = at
    },
    price(matchId, at) {
      const match = matchById(world.almanac.calendar, matchId)
      const stands = match === null ? [] : world.snapshotOf(match, at)
      // With the report, so that bets see the score of the prices.
      for (const due of stands)
        if (due.kind === 'result' || due.kind === 'prices') bookWriter.hear([newsOf(due.make())])
    },
    storeMatches(ids) {
      for (const id of ids) betOn.add(id)
      return recorder.storeMatches(ids)
    },
    flush: recorder.flush,
  }
}
