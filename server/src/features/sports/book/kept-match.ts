import { minuteMs, type Instant } from '@xinghe/rules/base/instant.ts'
import { isHkPrice, type HkPrice } from '@xinghe/rules/base/odds.ts'
import { playOf } from '@xinghe/rules/sports/plays.ts'
import type { Side } from '@xinghe/rules/sports/sides.ts'
import type { BookStatus, Fixture } from '@xinghe/rules/sports/world/feed.ts'
import type { MatchReport } from '@xinghe/rules/sports/world/report.ts'
import type { MatchEvent } from '@xinghe/rules/sports/world/timeline.ts'
import type { NewsOf, OfferedMarket } from '../feeds/feed.ts'
import { marketIdOf, type BookMarket, type BookMatch, type Held } from './book.ts'
import { marketsOf, noOffer, offerOf, type MarketShape, type Offer } from './offer.ts'

type Sample = readonly [Instant, number, number, number]

/** What the feed has said about one match. */
export interface KeptMatch {
  fixture: Fixture
  told: BookStatus
  /** The snapshot in which it was told last. */
  generation: number
  running: boolean
  startedAt: Instant | null
  endedAt: Instant | null
  report: MatchReport | null
  reportedAt: Instant | null
  offer: Offer
  /** Made from the offer when it is first looked at: most matches are not. */
  markets: ReadonlyMap<string, BookMarket> | null
  events: readonly MatchEvent[]
  movement: readonly Sample[]
}

const keptEvents = 80
const keptSamples = 40
const sampleEveryMs = 2 * minuteMs

export const keepMatch = (fixture: Fixture, generation: number): KeptMatch => ({
  fixture,
  told: 'suspended',
  generation,
  running: false,
  startedAt: null,
  endedAt: null,
  report: null,
  reportedAt: null,
  offer: noOffer,
  markets: null,
  events: [],
  movement: [],
})

const pricesOf = (offers: OfferedMarket['offers']): ReadonlyMap<Side, HkPrice> => {
  const prices = new Map<Side, HkPrice>()
  for (let at = 0; at < offers.length; at += 2) {
    const hk = Number(offers[at + 1])
    if (isHkPrice(hk)) prices.set(String(offers[at]), hk)
  }
  return prices
}

const isDrawOffered = ({ offers }: OfferedMarket): boolean => offers.includes('N')

const isMatchWinner = ({ play }: MarketShape): boolean => {
  const { family, period, unit } = playOf(play)
  return family === 'winner' && period === 'full' && unit === 'score'
}

const winnerOf = ({ offer }: KeptMatch): OfferedMarket | undefined =>
  marketsOf(offer, isMatchWinner)[0]

const makeMarkets = (
  { fixture, offer }: KeptMatch,
  isHeld: (marketId: string) => boolean,
): ReadonlyMap<string, BookMarket> =>
  new Map(
    marketsOf(offer).map((told) => {
      const { play, line, main, goalNumber } = told
      const id = marketIdOf(fixture.matchId, play, line, goalNumber)
      const prices = pricesOf(told.offers)
      const drawOffered = isDrawOffered(told)
      return [id, { id, play, line, main, goalNumber, prices, drawOffered, held: isHeld(id) }]
    }),
  )

const sampled = (kept: KeptMatch, at: Instant): readonly Sample[] => {
  const last = kept.movement.at(-1)
  if (last !== undefined && at - last[0] < sampleEveryMs) return kept.movement
  const winner = winnerOf(kept)
  if (winner === undefined) return kept.movement
  const priceOf = (side: string): number => {
    const place = winner.offers.indexOf(side)
    return place === -1 ? 0 : Number(winner.offers[place + 1])
  }
  const sample: Sample = [at, priceOf('H'), priceOf('N'), priceOf('C')]
  return [...kept.movement, sample].slice(-keptSamples)
}

export const hearPrices = (kept: KeptMatch, news: NewsOf<'prices'>): void => {
  kept.offer = offerOf(news.markets)
  kept.running = news.running
  kept.markets = null
  kept.movement = sampled(kept, news.at)
}

/** What is closed is not on offer any more, though the match stays to be seen. */
const setStatus = (kept: KeptMatch, status: BookStatus): void => {
  kept.told = status
  if (status !== 'closed') return
  kept.offer = noOffer
  kept.markets = null
}

export const hearStatus = (kept: KeptMatch, { status }: NewsOf<'status'>): void =>
  setStatus(kept, status)

const hearReport = (kept: KeptMatch, report: MatchReport, at: Instant): void => {
  kept.report = report
  kept.reportedAt = at
  kept.running = report.phase === 'running' || report.phase === 'break'
  if (report.phase !== 'ended' && report.phase !== 'interrupted') return
  kept.endedAt ??= at
  setStatus(kept, 'closed')
}

const isSameEvent = (one: MatchEvent, other: MatchEvent): boolean =>
  one.atSeconds === other.atSeconds &&
  one.kind === other.kind &&
  one.side === other.side &&
  one.value === other.value

export const hearEvent = (kept: KeptMatch, { event, report, at }: NewsOf<'event'>): void => {
  hearReport(kept, report, at)
  // A snapshot may tell again what was heard before it.
  if (!kept.events.some((known) => isSameEvent(known, event)))
    kept.events = [...kept.events, event].slice(-keptEvents)
  if (event.kind === 'period-start' && event.value === 1) kept.startedAt = at
}

export const hearResult = (kept: KeptMatch, { report, at }: NewsOf<'result'>): void =>
  hearReport(kept, report, at)

/** Also one that has not begun: nothing is bet on it until it is told anew. */
export const hearInterruption = (kept: KeptMatch, news: NewsOf<'interrupted'>): void =>
  hearReport(kept, { ...news.report, phase: 'interrupted' }, news.at)

/** What the rest of the house decides about a match. */
export interface Holding {
  /** Nothing that was said still counts. */
  isSilent(kept: KeptMatch): boolean
  isHeld(matchId: string, marketId: string): boolean
}

const heldBy = (kept: KeptMatch, holding: Holding): Held | null => {
  if (kept.told === 'closed') return null
  if (holding.isSilent(kept)) return 'feed-silent'
  if (holding.isHeld(kept.fixture.matchId, '')) return 'operator'
  return kept.told === 'suspended' ? 'suspended' : null
}

interface Looked {
  readonly kept: KeptMatch
  readonly holding: Holding
}

/** One for all matches: with getters of its own a match would be larger than what it keeps, and slow to read. */
const matchView: BookMatch & ThisType<Looked> = {
  get fixture() {
    return this.kept.fixture
  },
  get status() {
    return heldBy(this.kept, this.holding) === null ? this.kept.told : 'suspended'
  },
  get held() {
    return heldBy(this.kept, this.holding)
  },
  get running() {
    return this.kept.running
  },
  get startedAt() {
    return this.kept.startedAt
  },
  get endedAt() {
    return this.kept.endedAt
  },
  get report() {
    return this.kept.report
  },
  get reportedAt() {
    return this.kept.reportedAt
  },
  get markets() {
    const { kept, holding } = this
    kept.markets ??= makeMarkets(kept, (id) => holding.isHeld(kept.fixture.matchId, id))
    return kept.markets
  },
  get offered() {
    return marketsOf(this.kept.offer)
  },
  offeredWhere(wanted) {
    return marketsOf(this.kept.offer, wanted)
  },
  get marketCount() {
    return this.kept.offer.shapes.length
  },
  isHeld(marketId) {
    return this.holding.isHeld(this.kept.fixture.matchId, marketId)
  },
  get drawOffered() {
    const winner = winnerOf(this.kept)
    return winner !== undefined && isDrawOffered(winner)
  },
  get events() {
    return this.kept.events
  },
  get movement() {
    return this.kept.movement
  },
}

/** The match as everyone else sees it. */
export const viewMatch = (kept: KeptMatch, holding: Holding): BookMatch => {
  const looked: Looked = { kept, holding }
  return Object.setPrototypeOf(looked, matchView) as BookMatch
}
