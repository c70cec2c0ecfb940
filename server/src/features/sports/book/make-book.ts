import { minuteMs, secondMs, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { FeedNews, NewsOf } from '../feeds/feed.ts'
import type { Book, BookChampion, BookChange, BookMatch } from './book.ts'
import { viewChampion, type KeptChampion } from './kept-champion.ts'
import {
  hearEvent,
  hearInterruption,
  hearPrices,
  hearResult,
  hearStatus,
  keepMatch,
  viewMatch,
  type Holding,
  type KeptMatch,
} from './kept-match.ts'
import { standingOfChampion, standingOfMatch } from './standing.ts'

/** A feed that has said nothing for this long is taken for lost. */
export const silenceMs = 5 * secondMs
/** An ended match stays on the board for a while, so that its end is seen. */
const lingersMs = 5 * minuteMs

export interface Hold {
  readonly matchId: string
  /** Empty for the whole match. */
  readonly marketId: string
}

/** The side of the book that is written. */
export interface BookKeeper {
  readonly book: Book
  hear(news: readonly FeedNews[]): void
  /** All holds of operators, as they stand now. */
  setHolds(holds: readonly Hold[]): void
  /** Called on a timer: notices silence, and lets go of what ended a while ago. */
  look(): void
}

interface Entry<Kept, View> {
  readonly kept: Kept
  readonly view: View
}

export const makeBook = (clock: Pick<Clock, 'now'>): BookKeeper => {
  const matches = new Map<string, Entry<KeptMatch, BookMatch>>()
  const champions = new Map<string, Entry<KeptChampion, BookChampion>>()
  /** The few of all matches that are to be let go of. */
  const ended = new Set<string>()
  const listeners = new Set<(change: BookChange) => void>()
  let holds = new Set<string>()
  let generation = 0
  /** Null until a first snapshot, and again from a silence to the next one. */
  let heardAt: Instant | null = null
  let saidAlive = false
  let snapshotUnderWay = false
  let toldUntil: Instant | null = null

  const feedAlive = (): boolean => heardAt !== null && clock.now() - heardAt <= silenceMs
  const tell = (change: BookChange): void => {
    for (const listener of listeners) listener(change)
  }
  const tellMatch = (matchId: string, what: Extract<BookChange, { kind: 'match' }>['what']): void =>
    tell({ kind: 'match', matchId, what })
  const holdKey = (matchId: string, marketId: string): string => `${matchId} ${marketId}`
  const holding: Holding & { now(): Instant; isSilent(kept: { generation: number }): boolean } = {
    isSilent: (kept) => kept.generation !== generation || !feedAlive(),
    isHeld: (matchId, marketId) => holds.has(holdKey(matchId, marketId)),
    now: () => clock.now(),
  }

  const forget = (matchId: string): void => {
    ended.delete(matchId)
    if (matches.delete(matchId)) tellMatch(matchId, 'gone')
  }

  const noticeFeed = (): void => {
    const alive = feedAlive()
    // From now on only a snapshot helps: nobody knows what was missed.
    if (!alive) heardAt = null
    if (alive === saidAlive) return
    saidAlive = alive
    tell({ kind: 'feed', alive })
  }

  const hearFixture = ({ fixture }: NewsOf<'fixture'>): void => {
    const { matchId } = fixture
    const known = matches.get(matchId)
    if (known === undefined) {
      const kept = keepMatch(fixture, generation)
      matches.set(matchId, { kept, view: viewMatch(kept, holding) })
    } else {
      // Events and samples are the only things that a snapshot need not bring again.
      const { events, movement, startedAt } = known.kept
      Object.assign(known.kept, keepMatch(fixture, generation), { events, movement, startedAt })
    }
    tellMatch(matchId, 'listed')
  }

  const hearChampion = ({ champion }: NewsOf<'champion'>): void => {
    const { championId } = champion
    const known = champions.get(championId)
    if (known === undefined) {
      const kept: KeptChampion = { champion, generation }
      champions.set(championId, { kept, view: viewChampion(kept, holding) })
    } else Object.assign(known.kept, { champion, generation })
    tell({ kind: 'champion', championId })
  }

  const endSnapshot = (): void => {
    for (const [matchId, { kept }] of matches)
      if (kept.generation !== generation && kept.endedAt === null) forget(matchId)
    for (const [championId, { kept }] of champions) {
      if (kept.generation === generation) continue
      champions.delete(championId)
      tell({ kind: 'champion', championId })
    }
  }

  /** News about a match that this snapshot has not told yet are in what it will tell. */
  const hearOfMatch = (
    news: NewsOf<'event' | 'result' | 'interrupted' | 'status' | 'prices'>,
  ): void => {
    const kept = matches.get(news.matchId)?.kept
    if (kept === undefined || kept.generation !== generation) return
    if (news.kind === 'prices') hearPrices(kept, news)
    else if (news.kind === 'event') hearEvent(kept, news)
    else if (news.kind === 'result') hearResult(kept, news)
    else if (news.kind === 'interrupted') hearInterruption(kept, news)
    else hearStatus(kept, news)
    if (kept.endedAt !== null) ended.add(news.matchId)
    const plain = news.kind === 'prices' || news.kind === 'status'
    tellMatch(news.matchId, plain ? news.kind : 'course')
  }

  const hearOne = (news: FeedNews): void => {
    switch (news.kind) {
      case 'snapshot-begins':
        generation += 1
        snapshotUnderWay = true
        heardAt = clock.now()
        return
      case 'caught-up':
        if (generation > 0) heardAt = clock.now()
        return
      case 'snapshot-over':
        snapshotUnderWay = false
        return endSnapshot()
      case 'fixture':
        return hearFixture(news)
      case 'champion':
        return hearChampion(news)
      case 'champion-result':
        champions.delete(news.championId)
        return tell({ kind: 'champion', championId: news.championId })
      case 'heartbeat':
        return
      default:
        return hearOfMatch(news)
    }
  }

  return {
    book: {
      feedAlive,
      toldUntil: () => (feedAlive() && !snapshotUnderWay ? toldUntil : null),
      match: (id) => matches.get(id)?.view ?? null,
      *matches() {
        for (const { view } of matches.values()) yield view
      },
      champion: (id) => champions.get(id)?.view ?? null,
      *champions() {
        for (const { view } of champions.values()) yield view
      },
      standing(pick) {
        const match = matches.get(pick.matchId)
        if (match !== undefined) return standingOfMatch(match.view, pick, feedAlive())
        const title = champions.get(pick.matchId)
        return title === undefined ? null : standingOfChampion(title.view, pick, feedAlive())
      },
      onChange(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    hear(news) {
      noticeFeed()
      for (const one of news) hearOne(one)
      toldUntil = news.at(-1)?.at ?? toldUntil
      if (heardAt !== null) heardAt = clock.now()
      noticeFeed()
    },
    setHolds(given) {
      const before = holds
      holds = new Set(given.map(({ matchId, marketId }) => holdKey(matchId, marketId)))
      for (const key of new Set([...before, ...holds])) {
        if (before.has(key) && holds.has(key)) continue
        const [id = ''] = key.split(' ')
        const match = matches.get(id)
        if (match !== undefined) match.kept.markets = null
        tell(
          match === undefined
            ? { kind: 'champion', championId: id }
            : { kind: 'match', matchId: id, what: 'status' },
        )
      }
    },
    look() {
      noticeFeed()
      const now = clock.now()
      for (const matchId of ended) {
        const endedAt = matches.get(matchId)?.kept.endedAt ?? null
        if (endedAt === null) ended.delete(matchId)
        else if (now - endedAt > lingersMs) forget(matchId)
      }
    },
  }
}
