import { minuteMs, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { FeedNews, NewsOf } from '../feed/feed.ts'
import type { Book, BookChampion, BookChange, BookMatch } from './book.ts'
import { viewChampion, type ChampionFacts } from './book-champion.ts'
import {
  hearEvent,
  hearInterruption,
  hearPrices,
  hearResult,
  hearStatus,
  newMatchFacts,
  viewMatch,
  type Overrides,
  type MatchFacts,
} from './book-match.ts'
import { makeFeedProgress } from './feed-progress.ts'
import { isLate } from './late-news.ts'
import { championPickOffer, matchPickOffer } from './pick-offer.ts'
import { logBudget, logOffer, releaseLog } from './price-log.ts'

/** An ended match stays in the book for this time, so that members see its final score. */
const endedShownMs = 5 * minuteMs

export interface OperatorSuspension {
  readonly matchId: string
  /** Empty for the whole match. */
  readonly marketId: string
}

/** Writes the book: `book` is the read side. */
export interface BookWriter {
  readonly book: Book
  hear(news: readonly FeedNews[]): void
  /** Replaces all suspensions by operators. */
  setSuspensions(suspensions: readonly OperatorSuspension[]): void
  /** Replaces all markets that operators have flagged as new. */
  setNewMarkets(marketIds: readonly string[]): void
  /** Called on a timer: detects a silent feed and removes matches that ended some minutes ago. */
  tick(): void
}

const noHolds: ReadonlySet<string> = new Set()

interface Entry<Facts, View> {
  readonly facts: Facts
  readonly view: View
}

export const makeBook = (clock: Pick<Clock, 'now'>): BookWriter => {
  const matches = new Map<string, Entry<MatchFacts, BookMatch>>()
  const champions = new Map<string, Entry<ChampionFacts, BookChampion>>()
  /** Matches that the timer will remove, so that it need not scan all matches. */
  const ended = new Set<string>()
  const listeners = new Set<(change: BookChange) => void>()
  /** By `suspensionKey`. */
  let suspended = new Set<string>()
  /** The same by match or title. */
  let holds: ReadonlyMap<string, ReadonlySet<string>> = new Map()
  let newMarkets: ReadonlySet<string> = new Set()
  /** The number of the current snapshot; data of an earlier one is stale. */
  let generation = 0
  const progress = makeFeedProgress(clock)
  const budget = logBudget()
  /** The last value that listeners were notified of. */
  let notifiedAlive = false

  const notify = (change: BookChange): void => {
    for (const listener of listeners) listener(change)
  }
  const notifyMatch = (
    matchId: string,
    what: Extract<BookChange, { kind: 'match' }>['what'],
  ): void => notify({ kind: 'match', matchId, what })
  const suspensionKey = (matchId: string, marketId: string): string => `${matchId} ${marketId}`
  const overrides: Overrides & {
    now(): Instant
    isStale(facts: { generation: number; running?: boolean }): boolean
  } = {
    isStale: (facts) =>
      facts.generation !== generation ||
      !progress.isAlive() ||
      // Newer news of a running match may stand further on in the snapshot.
      (facts.running === true && progress.isSnapshotRunning()),
    isSuspended: (matchId, marketId) =>
      suspended.size > 0 && suspended.has(suspensionKey(matchId, marketId)),
    isNew: (marketId) => newMarkets.has(marketId),
    now: () => clock.now(),
  }

  const forget = (matchId: string): void => {
    ended.delete(matchId)
    releaseLog(matches.get(matchId)?.facts.priceLog ?? [], budget)
    if (matches.delete(matchId)) notifyMatch(matchId, 'gone')
  }

  const noticeFeed = (): void => {
    const alive = progress.isAlive()
    if (alive === notifiedAlive) return
    notifiedAlive = alive
    notify({ kind: 'feed', alive })
  }

  const hearFixture = ({ fixture }: NewsOf<'fixture'>): void => {
    const { matchId } = fixture
    const known = matches.get(matchId)
    if (known === undefined) {
      const facts = newMatchFacts(fixture, generation)
      matches.set(matchId, { facts, view: viewMatch(facts, overrides) })
    } else {
      // A snapshot need not repeat events, samples and the start; everything else is reset.
      const { events, priceLog, startedAt, offeredFrom, report, reportBefore } = known.facts
      Object.assign(known.facts, newMatchFacts(fixture, generation), {
        events,
        priceLog,
        startedAt,
        offeredFrom,
        reportBefore: report ?? reportBefore,
      })
    }
    notifyMatch(matchId, 'listed')
  }

  const hearChampion = ({ champion }: NewsOf<'champion'>): void => {
    const { championId } = champion
    const known = champions.get(championId)
    if (known === undefined) {
      const facts: ChampionFacts = { champion, generation }
      champions.set(championId, { facts, view: viewChampion(facts, overrides) })
    } else Object.assign(known.facts, { champion, generation })
    notify({ kind: 'champion', championId })
  }

  const endSnapshot = (): void => {
    for (const [matchId, { facts }] of matches)
      if (facts.generation !== generation && facts.endedAt === null) forget(matchId)
      // Suspended until now.
      else if (facts.running) notifyMatch(matchId, 'status')
    for (const [championId, { facts }] of champions) {
      if (facts.generation === generation) continue
      champions.delete(championId)
      notify({ kind: 'champion', championId })
    }
  }

  /** Ignores news of a match that the running snapshot has not reached: the snapshot will include it. */
  const hearOfMatch = (
    news: NewsOf<'event' | 'result' | 'interrupted' | 'status' | 'prices'>,
  ): void => {
    const facts = matches.get(news.matchId)?.facts
    if (facts === undefined || facts.generation !== generation) return
    const { offer } = facts
    const toldUntil = progress.completeUntil()
    if (toldUntil !== null && isLate(facts, news, toldUntil, progress.isSnapshotRunning()))
      notify({ kind: 'late-news', matchId: news.matchId, at: news.at, toldUntil })
    facts.offeredFrom ??= news.kind === 'prices' ? news.at : null
    if (news.kind === 'prices') {
      hearPrices(facts, news)
      facts.priceLog = logOffer(facts.priceLog, facts.fixture, news.at, facts.offer, budget)
    } else if (news.kind === 'event') hearEvent(facts, news)
    else if (news.kind === 'result') hearResult(facts, news)
    else if (news.kind === 'interrupted') hearInterruption(facts, news)
    else hearStatus(facts, news)
    if (facts.endedAt !== null) ended.add(news.matchId)
    const isOffer = news.kind === 'prices' || news.kind === 'status'
    notifyMatch(news.matchId, isOffer ? news.kind : 'course')
    // A new score may have decided sides, which lose their prices before the feed sends new ones.
    if (!isOffer && facts.offer !== offer) notifyMatch(news.matchId, 'prices')
  }

  const hearOne = (news: FeedNews): void => {
    switch (news.kind) {
      case 'snapshot-begins':
        generation += 1
        return
      case 'snapshot-over':
        return endSnapshot()
      case 'fixture':
        return hearFixture(news)
      case 'champion':
        return hearChampion(news)
      case 'champion-result':
        champions.delete(news.championId)
        return notify({ kind: 'champion', championId: news.championId })
      case 'gap':
      case 'caught-up':
      case 'heartbeat':
        return
      default:
        return hearOfMatch(news)
    }
  }

  return {
    book: {
      feedAlive: progress.isAlive,
      isWhole: progress.isWhole,
      toldUntil: progress.toldUntil,
      match: (id) => matches.get(id)?.view ?? null,
      *matches() {
        for (const { view } of matches.values()) yield view
      },
      champion: (id) => champions.get(id)?.view ?? null,
      *champions() {
        for (const { view } of champions.values()) yield view
      },
      holdsOf: (id) => holds.get(id) ?? noHolds,
      pickOffer(pick) {
        const match = matches.get(pick.matchId)
        if (match !== undefined) return matchPickOffer(match.view, pick, progress.isAlive())
        const title = champions.get(pick.matchId)
        return title === undefined ? null : championPickOffer(title.view, pick, progress.isAlive())
      },
      onChange(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    hear(news) {
      for (const one of news) {
        progress.hear(one)
        hearOne(one)
      }
      noticeFeed()
    },
    setSuspensions(given) {
      const before = suspended
      suspended = new Set(given.map(({ matchId, marketId }) => suspensionKey(matchId, marketId)))
      holds = new Map(
        [...Map.groupBy(given, ({ matchId }) => matchId)].map(([matchId, some]) => [
          matchId,
          new Set(some.map(({ marketId }) => marketId)),
        ]),
      )
      for (const key of new Set([...before, ...suspended])) {
        if (before.has(key) && suspended.has(key)) continue
        const [id = ''] = key.split(' ')
        const match = matches.get(id)
        if (match !== undefined) match.facts.markets = null
        notify(
          match === undefined
            ? { kind: 'champion', championId: id }
            : { kind: 'match', matchId: id, what: 'status' },
        )
      }
    },
    setNewMarkets(given) {
      newMarkets = new Set(given)
      for (const { facts } of matches.values()) facts.markets = null
    },
    tick() {
      noticeFeed()
      const now = clock.now()
      for (const matchId of ended) {
        const endedAt = matches.get(matchId)?.facts.endedAt ?? null
        if (endedAt === null) ended.delete(matchId)
        else if (now - endedAt > endedShownMs) forget(matchId)
      }
    },
  }
}
