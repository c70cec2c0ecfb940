import { isDeepStrictEqual } from 'node:util'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import { isHkPrice, type HkPrice } from '@xinghe/rules/base/odds.ts'
import { countsDraw, playOf } from '@xinghe/rules/sports/plays.ts'
import type { Side } from '@xinghe/rules/sports/sides.ts'
import type { BookStatus, Fixture } from '@xinghe/rules/sports/feed/messages.ts'
import type { MatchReport } from '@xinghe/rules/sports/feed/match-report.ts'
import type { MatchEvent } from '@xinghe/rules/sports/feed/match-event.ts'
import type { NewsOf, OfferedMarket } from '../feed/feed.ts'
import { marketIdOf, type BookMarket, type BookMatch, type Suspension } from './book.ts'
import { closeDecided } from './close-decided.ts'
import { packSpreads, type PackedSpreads } from './packed-spreads.ts'
import {
  isSameOffer,
  marketsOf,
  noOffer,
  offerOf,
  type MarketShape,
  type MatchOffer,
} from './match-offer.ts'
import { historyOf } from './price-history.ts'
import type { PriceLog } from './price-log.ts'

/** The latest feed data of one match. */
export interface MatchFacts {
  fixture: Fixture
  feedStatus: BookStatus
  /** The number of the snapshot that last contained the match. */
  generation: number
  running: boolean
  /** The time of its first prices in this book: nothing was accepted here before. */
  offeredFrom: Instant | null
  startedAt: Instant | null
  endedAt: Instant | null
  report: MatchReport | null
  reportedAt: Instant | null
  /** The last report before the newest snapshot: what bets had been accepted on. */
  reportBefore: MatchReport | null
  /** With all prices of the feed. */
  pricedOffer: MatchOffer
  /** Without prices for sides that the score has decided. */
  offer: MatchOffer
  /** A new object with every price message and report, so that values of bets can be cached by it. */
  spreads: PackedSpreads
  /** Built from `offer` at the first access, since most matches are never looked up; null after a change. */
  markets: ReadonlyMap<string, BookMarket> | null
  events: readonly MatchEvent[]
  /** The time of the latest prices. */
  pricedAt: Instant | null
  priceLog: PriceLog
}

/** A snapshot may repeat older events, which then cannot be told from new ones. */
export const maxEvents = 80

export const newMatchFacts = (fixture: Fixture, generation: number): MatchFacts => ({
  fixture,
  feedStatus: 'suspended',
  generation,
  running: false,
  offeredFrom: null,
  startedAt: null,
  endedAt: null,
  report: null,
  reportedAt: null,
  reportBefore: null,
  pricedOffer: noOffer,
  offer: noOffer,
  spreads: packSpreads([]),
  markets: null,
  events: [],
  pricedAt: null,
  priceLog: [],
})

const pricesOf = (offers: OfferedMarket['offers']): ReadonlyMap<Side, HkPrice> => {
  const prices = new Map<Side, HkPrice>()
  for (let at = 0; at < offers.length; at += 2) {
    const hk = Number(offers[at + 1])
    if (isHkPrice(hk)) prices.set(String(offers[at]), hk)
  }
  return prices
}

const isDrawOffered = ({ fixture }: MatchFacts, { play, offers }: OfferedMarket): boolean =>
  countsDraw(fixture.gameType, play) || offers.includes('N')

const isMatchWinner = ({ play }: MarketShape): boolean => {
  const { family, period, unit } = playOf(play)
  return family === 'winner' && period === 'full' && unit === 'score'
}

const winnerOf = ({ offer }: MatchFacts): OfferedMarket | undefined =>
  marketsOf(offer, isMatchWinner)[0]

const makeMarkets = (facts: MatchFacts, overrides: Overrides): ReadonlyMap<string, BookMarket> =>
  new Map(
    marketsOf(facts.offer).map((offered) => {
      const { play, line, main, goalNumber } = offered
      const id = marketIdOf(facts.fixture.matchId, play, line, goalNumber)
      const prices = pricesOf(offered.offers)
      const drawOffered = isDrawOffered(facts, offered)
      const suspended = overrides.isSuspended(facts.fixture.matchId, id)
      const isNew = offered.isNew === true || overrides.isNew(id)
      return [id, { id, play, line, main, goalNumber, prices, drawOffered, suspended, isNew }]
    }),
  )

const setOffer = (facts: MatchFacts, offer: MatchOffer): void => {
  if (isSameOffer(offer, facts.offer)) return
  facts.offer = offer
  facts.markets = null
}

/** The feed's prices without the sides that the score has decided. */
const openOffer = ({ pricedOffer, fixture, report }: MatchFacts): MatchOffer =>
  report === null ? pricedOffer : closeDecided(pricedOffer, fixture, report)

export const hearPrices = (facts: MatchFacts, news: NewsOf<'prices'>): void => {
  facts.pricedOffer = offerOf(news.markets)
  facts.running = news.running
  facts.pricedAt = news.at
  facts.spreads = packSpreads(news.spreads ?? [])
  setOffer(facts, openOffer(facts))
}

/** A closed match stays in the book, without any markets. */
const setStatus = (facts: MatchFacts, status: BookStatus): void => {
  facts.feedStatus = status
  if (status !== 'closed') return
  facts.pricedOffer = noOffer
  facts.spreads = packSpreads([])
  setOffer(facts, noOffer)
}

export const hearStatus = (facts: MatchFacts, { status }: NewsOf<'status'>): void =>
  setStatus(facts, status)

/** Spreads of an earlier score are wrong until the feed sends the next prices. */
const spreadsAfter = ({ spreads, report }: MatchFacts, { tallies }: MatchReport): PackedSpreads =>
  isDeepStrictEqual(report?.tallies, tallies) ? { ...spreads } : packSpreads([])

const hearReport = (facts: MatchFacts, report: MatchReport, at: Instant): void => {
  facts.spreads = spreadsAfter(facts, report)
  facts.report = report
  facts.reportedAt = at
  facts.running = report.phase === 'running' || report.phase === 'break'
  setOffer(facts, openOffer(facts))
  if (report.phase !== 'ended' && report.phase !== 'interrupted') return
  facts.endedAt ??= at
  setStatus(facts, 'closed')
}

export const isSameEvent = (one: MatchEvent, other: MatchEvent): boolean =>
  one.atSeconds === other.atSeconds &&
  one.kind === other.kind &&
  one.side === other.side &&
  one.value === other.value

export const hearEvent = (facts: MatchFacts, { event, report, at }: NewsOf<'event'>): void => {
  hearReport(facts, report, at)
  // A snapshot may repeat events from before it.
  if (!facts.events.some((known) => isSameEvent(known, event)))
    facts.events = [...facts.events, event].slice(-maxEvents)
  if (event.kind === 'period-start' && event.value === 1) facts.startedAt = at
}

export const hearResult = (facts: MatchFacts, { report, at }: NewsOf<'result'>): void =>
  hearReport(facts, report, at)

/** Also called for a match before its start. The match stays closed until the feed lists it again. */
export const hearInterruption = (facts: MatchFacts, news: NewsOf<'interrupted'>): void =>
  hearReport(facts, { ...news.report, phase: 'interrupted' }, news.at)

/** Conditions outside the match's own feed data that override its status and flags. */
export interface Overrides {
  /** The feed is silent, or its current snapshot has not reached the match yet. */
  isStale(facts: MatchFacts): boolean
  /** By an operator; an empty `marketId` means the whole match. */
  isSuspended(matchId: string, marketId: string): boolean
  /** Flagged by an operator. */
  isNew(marketId: string): boolean
}

const suspensionOf = (facts: MatchFacts, overrides: Overrides): Suspension | null => {
  if (facts.feedStatus === 'closed') return null
  if (overrides.isStale(facts)) return 'feed-silent'
  if (overrides.isSuspended(facts.fixture.matchId, '')) return 'operator'
  return facts.feedStatus === 'suspended' ? 'suspended' : null
}

/** The logged prices, and the current ones as their last sample. */
const pricesSoFar = ({ priceLog, pricedAt, offer }: MatchFacts): PriceLog =>
  pricedAt === null || priceLog.at(-1)?.at === pricedAt
    ? priceLog
    : [...priceLog, { at: pricedAt, ...offer }]

interface ViewFields {
  readonly facts: MatchFacts
  readonly overrides: Overrides
}

/** One prototype for all matches: getters defined on each view would take more memory than its data. */
const matchView: BookMatch & ThisType<ViewFields> = {
  get fixture() {
    return this.facts.fixture
  },
  get status() {
    return suspensionOf(this.facts, this.overrides) === null ? this.facts.feedStatus : 'suspended'
  },
  get suspension() {
    return suspensionOf(this.facts, this.overrides)
  },
  get running() {
    return this.facts.running
  },
  get startedAt() {
    return this.facts.startedAt
  },
  get endedAt() {
    return this.facts.endedAt
  },
  get report() {
    return this.facts.report
  },
  get reportedAt() {
    return this.facts.reportedAt
  },
  get markets() {
    const { facts, overrides } = this
    facts.markets ??= makeMarkets(facts, overrides)
    return facts.markets
  },
  get offered() {
    return marketsOf(this.facts.offer)
  },
  offeredWhere(wanted) {
    return marketsOf(this.facts.offer, wanted)
  },
  get spreads() {
    return this.facts.spreads
  },
  get marketCount() {
    return this.facts.offer.shapes.length
  },
  isMarketSuspended(marketId) {
    return this.overrides.isSuspended(this.facts.fixture.matchId, marketId)
  },
  get drawOffered() {
    const winner = winnerOf(this.facts)
    return winner !== undefined && isDrawOffered(this.facts, winner)
  },
  get events() {
    return this.facts.events
  },
  get movement() {
    const offers = pricesSoFar(this.facts)
    const winner = offers.toReversed().flatMap(({ shapes }) => shapes.filter(isMatchWinner))[0]
    return winner === undefined ? null : historyOf(offers, this.facts.fixture.gameType, winner)
  },
  priceHistory(marketId) {
    const { fixture, offer } = this.facts
    const market = offer.shapes.find(
      ({ play, line, goalNumber }) =>
        marketIdOf(fixture.matchId, play, line, goalNumber) === marketId,
    )
    return market === undefined
      ? null
      : historyOf(pricesSoFar(this.facts), fixture.gameType, market)
  },
}

/** A read-only view of the match, which always returns the current data. */
export const viewMatch = (facts: MatchFacts, overrides: Overrides): BookMatch => {
  const fields: ViewFields = { facts, overrides }
  return Object.setPrototypeOf(fields, matchView) as BookMatch
}
