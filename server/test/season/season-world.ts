import { hourMs, later, type Instant } from '@xinghe/rules/base/instant.ts'
import { matchById } from '@xinghe/rules/sports/world/calendar.ts'
import type { Discipline } from '@xinghe/rules/sports/world/discipline.ts'
import type { Due } from '@xinghe/rules/sports/world/match-messages.ts'
import { makeWorld } from '@xinghe/rules/sports/world/world.ts'
import type { Book } from '../../src/features/sports/book/book.ts'
import { makeBook } from '../../src/features/sports/book/make-book.ts'
import { makeRecorder } from '../../src/features/sports/book/record-news.ts'
import { newsOf, type FeedNews } from '../../src/features/sports/feeds/feed.ts'
import type { Platform } from '../../src/platform/parts.ts'

export interface SeasonWorldOptions {
  readonly seed: number
  readonly played: readonly Discipline[]
}

/** The simulated world and the book that hears it. Prices are asked for, where somebody wants to bet. */
export interface SeasonWorld {
  readonly book: Book
  /** Everything up to `at`; the first time, what stands then. */
  speak(at: Instant): void
  price(matchId: string, at: Instant): void
  keep(ids: readonly string[]): Promise<void>
  /** Writes down what was heard. */
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
  /** Matches whose every event counts; of the others a start and the results do. */
  const betOn = new Set<string>()
  const tells = ({ kind, event, matchId }: Due): boolean => {
    if (kind === 'event') return event === 'period-start' || betOn.has(matchId)
    return kind !== 'prices' && kind !== 'heartbeat'
  }
  const world = makeWorld({ seed, played, marginBps, tells })
  const keeper = makeBook(platform.clock)
  const recorder = makeRecorder(platform, keeper.book, log)
  const ended: string[] = []
  let spokenUpTo: Instant | null = null

  const hear = (news: readonly FeedNews[]): void => {
    keeper.hear(news)
    recorder.hear(news)
    for (const one of news)
      if (one.kind === 'result' && one.report.phase === 'ended') ended.push(one.matchId)
  }
  /** Prices of what stands are not even made: those who want to bet ask for them. */
  function* standing(at: Instant): Generator<FeedNews> {
    yield { kind: 'snapshot-begins', at }
    for (const match of world.almanac.matchesAround(at, at))
      for (const due of world.standingOf(match, at))
        if (due.kind !== 'prices') yield newsOf(due.make())
    yield { kind: 'snapshot-over', at }
  }
  function* since(from: Instant, at: Instant): Generator<FeedNews> {
    for (const message of world.between(from, at)) yield newsOf(message)
    yield { kind: 'caught-up', at }
  }
  return {
    book: keeper.book,
    ended,
    speak(at) {
      if (spokenUpTo === null) {
        hear([...standing(at)])
        // What a process that was killed had heard, and perhaps not written down.
        recorder.hear([...since(later(at, -unwrittenMs), at)])
      } else hear([...since(spokenUpTo, at)])
      keeper.look()
      spokenUpTo = at
    },
    price(matchId, at) {
      const match = matchById(world.almanac.calendar, matchId)
      const stands = match === null ? [] : world.standingOf(match, at)
      // With the report: who bets must see the score that the prices are made of.
      for (const due of stands)
        if (due.kind === 'result' || due.kind === 'prices') keeper.hear([newsOf(due.make())])
    },
    keep(ids) {
      for (const id of ids) betOn.add(id)
      return recorder.keep(ids)
    },
    flush: recorder.flush,
  }
}
