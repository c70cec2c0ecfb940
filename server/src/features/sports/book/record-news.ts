import type { FastifyBaseLogger } from 'fastify'
import { dayMs, later, secondMs, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Fixture } from '@xinghe/rules/sports/world/feed.ts'
import type { Platform } from '../../../platform/parts.ts'
import type { FeedNews, OfferedChampion } from '../feeds/feed.ts'
import type { Book, BookMatch } from './book.ts'
import { makeEarlyResults } from './early-results.ts'
import { milestoneOf, writeMilestones, type Milestone } from './milestones.ts'
import * as store from './store-match.ts'

/** Writes down what must outlive the process: matches that are near or bet on, starts and results. */
export interface Recorder {
  hear(news: readonly FeedNews[]): void
  /** Matches and titles that somebody is about to bet on; resolves when all of them are written. */
  readonly keep: (ids: readonly string[]) => Promise<void>
  /** Writes what is due now; a failure leaves it for the next time. */
  readonly flush: () => Promise<void>
}

const keptAheadMs = 2 * dayMs
/** Thousands are looked through for those that have come near: so many with each flush hold up nobody. */
const lookedAtOnce = 200
const rowsAtOnce = 500

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
  resulted: (ids: readonly string[]) => void = () => undefined,
): Recorder => {
  /** What is written, with its start: a start that is moved is written again. */
  const written = new Map<string, Instant>()
  const early = makeEarlyResults()
  /** Told since the last flush, or not written by it. */
  const told = new Set<string>()
  let walk: Iterator<BookMatch> = book.matches()[Symbol.iterator]()
  let milestones: Milestone[] = []
  let flushing: Promise<void> = Promise.resolve()

  book.onChange((change) => {
    if (change.kind === 'champion') told.add(change.championId)
    if (change.kind !== 'match') return
    if (change.what === 'listed') told.add(change.matchId)
    if (change.what !== 'gone') return
    written.delete(change.matchId)
    early.forget(change.matchId)
  })
  const rowOf = (id: string): store.MatchRow | null => {
    const match = book.match(id)
    if (match !== null) return rowOfMatch(match.fixture)
    const title = book.champion(id)
    return title === null ? null : rowOfChampion(title.champion)
  }
  const isDue = (row: store.MatchRow | null): row is store.MatchRow =>
    row !== null && written.get(row.id) !== row.startsAt

  const write = async (rows: readonly store.MatchRow[]): Promise<void> => {
    for (let from = 0; from < rows.length; from += rowsAtOnce) {
      const some = rows.slice(from, from + rowsAtOnce)
      await store.upsertMatches(sql, some)
      for (const { id, startsAt } of some) written.set(id, startsAt)
    }
  }

  const isNear = ({ kind, startsAt }: store.MatchRow): boolean =>
    kind === 'champion' || startsAt <= later(clock.now(), keptAheadMs)

  /** Most are written already: nothing is made for those. */
  const findNear = (): void => {
    const until = later(clock.now(), keptAheadMs)
    for (let looked = 0; looked < lookedAtOnce; looked += 1) {
      const next = walk.next()
      if (next.done === true) {
        walk = book.matches()[Symbol.iterator]()
        return
      }
      const { matchId, kickOff } = next.value.fixture
      if (kickOff <= until && written.get(matchId) !== kickOff) told.add(matchId)
    }
  }

  const writeRows = async (): Promise<void> => {
    findNear()
    const ids = [...told]
    // What is told anew while these are written is written after them.
    told.clear()
    try {
      await write(ids.map(rowOf).filter(isDue).filter(isNear))
    } catch (error) {
      for (const id of ids) told.add(id)
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
        const milestone = milestoneOf(one)
        if (milestone !== null) milestones.push(milestone)
      }
    },
    keep: (ids) => write(ids.map(rowOf).filter(isDue)),
    flush() {
      flushing = flushing
        .then(writeDue)
        .catch((error: unknown) => log.error({ err: error }, 'sports news not written'))
      return flushing
    },
  }
}
