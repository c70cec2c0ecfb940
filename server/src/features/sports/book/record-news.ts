import type { FastifyBaseLogger } from 'fastify'
import { dayMs, later, secondMs, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Fixture } from '@xinghe/rules/sports/feed/messages.ts'
import type { Platform } from '../../../platform/parts.ts'
import type { FeedNews, OfferedChampion } from '../feed/feed.ts'
import type { Book, BookMatch } from './book.ts'
import { wasMissed, type AcceptedCourse } from './accepted-course.ts'
import { makeEarlyResults } from './early-results.ts'
import { milestoneOf, writeMilestones, type Milestone } from './milestones.ts'
import * as store from './store-match.ts'

/** Stores matches that start soon or are bet on, starts and results. */
export interface Recorder {
  hear(news: readonly FeedNews[]): void
  /** Stores these matches and titles at once, since bets are about to refer to them. */
  readonly storeMatches: (ids: readonly string[]) => Promise<void>
  /** Stores everything due; after a failure the next flush tries again. */
  readonly flush: () => Promise<void>
}

/** A match is stored when it starts within this time, even without bets. */
const storedAheadMs = 2 * dayMs
/** Matches scanned by each flush for near starts: all thousands at once would block the event loop. */
const scanSize = 200
const batchSize = 500

const rowOfMatch = (fixture: Fixture): store.MatchRow => ({
  id: fixture.matchId,
  kind: 'match',
  gameType: fixture.gameType,
  discipline: fixture.discipline,
  leagueId: fixture.leagueId,
  leagueName: fixture.leagueName,
  home: fixture.home.name,
  away: fixture.away.name,
  runners: null,
  startsAt: fixture.kickOff,
})

const rowOfChampion = (champion: OfferedChampion): store.MatchRow => ({
  id: champion.championId,
  kind: 'champion',
  gameType: champion.gameType,
  discipline: champion.discipline,
  leagueId: champion.leagueId,
  leagueName: champion.leagueName,
  home: '',
  away: '',
  runners: champion.runners.map(({ id, name }) => ({ id, name })),
  startsAt: champion.closesAt,
})

export const makeRecorder = (
  { sql, clock, settings }: Pick<Platform, 'sql' | 'clock' | 'settings'>,
  book: Book,
  log: Pick<FastifyBaseLogger, 'error'>,
  {
    resulted = () => undefined,
    accepted = [],
  }: {
    readonly resulted?: ((ids: readonly string[]) => void) | undefined
    /** What bets of earlier processes were accepted on. */
    readonly accepted?: readonly AcceptedCourse[]
  } = {},
): Recorder => {
  const acceptedOn = new Map(accepted.map((course) => [course.matchId, course]))
  /** Stored matches with their start: a match whose start moves is stored again. */
  const written = new Map<string, Instant>()
  const early = makeEarlyResults()
  /** Listed since the last flush, or left over by a failed flush. */
  const listed = new Set<string>()
  let scan: Iterator<BookMatch> = book.matches()[Symbol.iterator]()
  let milestones: Milestone[] = []
  let flushing: Promise<void> = Promise.resolve()

  book.onChange((change) => {
    if (change.kind === 'champion') listed.add(change.championId)
    if (change.kind === 'late-news') milestones.push(change)
    if (change.kind !== 'match') return
    if (change.what === 'listed') listed.add(change.matchId)
    if (change.what !== 'gone') return
    written.delete(change.matchId)
    early.forget(change.matchId)
    acceptedOn.delete(change.matchId)
  })
  /** The book takes what its first snapshot tells for known: bets of an earlier process may not have known it. */
  const findMissed = (news: FeedNews): void => {
    const course = 'matchId' in news ? acceptedOn.get(news.matchId) : undefined
    if (course === undefined || !wasMissed(course, news)) return
    const { matchId, acceptedUntil: toldUntil } = course
    milestones.push({ kind: 'late-news', matchId, at: news.at, toldUntil })
  }
  const rowOf = (id: string): store.MatchRow | null => {
    const match = book.match(id)
    if (match !== null) return rowOfMatch(match.fixture)
    const title = book.champion(id)
    return title === null ? null : rowOfChampion(title.champion)
  }
  const isDue = (row: store.MatchRow | null): row is store.MatchRow =>
    row !== null && written.get(row.id) !== row.startsAt

  const write = async (rows: readonly store.MatchRow[]): Promise<void> => {
    for (let from = 0; from < rows.length; from += batchSize) {
      const some = rows.slice(from, from + batchSize)
      await store.upsertMatches(sql, some)
      for (const { id, startsAt } of some) written.set(id, startsAt)
    }
  }

  const isNear = ({ kind, startsAt }: store.MatchRow): boolean =>
    kind === 'champion' || startsAt <= later(clock.now(), storedAheadMs)

  /** Scans the next matches of the book, and starts again after the last. */
  const findNear = (): void => {
    const until = later(clock.now(), storedAheadMs)
    for (let scanned = 0; scanned < scanSize; scanned += 1) {
      const next = scan.next()
      if (next.done === true) {
        scan = book.matches()[Symbol.iterator]()
        return
      }
      const { matchId, kickOff } = next.value.fixture
      if (kickOff <= until && written.get(matchId) !== kickOff) listed.add(matchId)
    }
  }

  const writeRows = async (): Promise<void> => {
    findNear()
    const ids = [...listed]
    // Cleared before the write: a match listed during the write belongs to the next flush.
    listed.clear()
    try {
      await write(ids.map(rowOf).filter(isDue).filter(isNear))
    } catch (error) {
      for (const id of ids) listed.add(id)
      throw error
    }
  }

  const writeDue = async (): Promise<void> => {
    await writeRows()
    const confirmMs = settings.get('book').confirmSeconds * secondMs
    for (const report of early.due(clock.now(), confirmMs))
      milestones.push({ kind: 'report', ...report })
    const taken = milestones.slice()
    const ids = await writeMilestones(sql, taken)
    milestones = milestones.slice(taken.length)
    if (ids.length > 0) resulted(ids)
  }

  return {
    hear(news) {
      for (const one of news) {
        early.hear(one)
        findMissed(one)
        const milestone = milestoneOf(one)
        if (milestone !== null) milestones.push(milestone)
      }
    },
    storeMatches: (ids) => write(ids.map(rowOf).filter(isDue)),
    flush() {
      flushing = flushing
        .then(writeDue)
        .catch((error: unknown) => log.error({ err: error }, 'sports news not written'))
      return flushing
    },
  }
}
