import { boardTopicCodec } from '@xinghe/contract/sports-live.ts'
import { instant, later, type Instant } from '@xinghe/rules/base/instant.ts'
import { hkPrice, isHkPrice, oddsOf } from '@xinghe/rules/base/odds.ts'
import { seededRng, type Rng } from '@xinghe/rules/base/rng.ts'
import { usdRateOn } from '@xinghe/rules/sports/usd-rate.ts'
import type { Book } from '@xinghe/server/features/sports/book/book.ts'
import { bookTerms } from '@xinghe/server/features/sports/book/book-terms.ts'
import { makeBook, type BookWriter } from '@xinghe/server/features/sports/book/make-book.ts'
import { appraise, type RunningBet } from '@xinghe/server/features/sports/cash-out/appraise.ts'
import { newsOf, type FeedNews } from '@xinghe/server/features/sports/feed/feed.ts'
import { liveBoard } from '@xinghe/server/features/sports/live/live-board.ts'
import { encodedTopic, type EncodedTopic } from '@xinghe/server/features/sports/live/live-topic.ts'
import type { StoredLeg } from '@xinghe/server/features/sports/orders/stored-leg.ts'
import { settingShapes } from '@xinghe/server/platform/settings/schema.ts'
import { happened, listed, reportAt } from '../server/test/sports-news.ts'
import {
  convolve,
  chanceAbove,
  chanceOf,
  mirrored,
  poisson,
} from '@xinghe/world/quoting/distribution.ts'
import { choiceMarket, oddEvenMarket, type QuoteTerms } from '@xinghe/world/quoting/quote.ts'
import { choices, handicaps, joinQuoted, totals } from '@xinghe/world/quoting/quoted.ts'
import { median, type Bench } from './bench.ts'

const matchCount = 300
const betCount = 10_000
/** One bet in so many is a double with a leg on another match. */
const doubles = 10
const rounds = 5
const begin = instant(Date.parse('2026-07-15T04:00:00Z'))
const ladder = { step: 1, offset: 0, reach: 2 }
const idOf = (number: number): string => `m${number}`

/** The whole match and its half: 36 prices in play, and the distributions behind the lines. */
const pricesOf = (rng: Rng, matchId: string, at: Instant): FeedNews => {
  const quoted = joinQuoted(
    (['', 'H'] as const).map((span) => {
      const quote: QuoteTerms = { span, counted: '', running: true, marginBps: 500 }
      const [home, away] = [0, 1].map(() => poisson(0.8 + rng.below(1_000) / 1_000, 12))
      if (home === undefined || away === undefined) throw new Error('no goals')
      const [margin, total] = [convolve(home, mirrored(away)), convolve(home, away)]
      const [ahead, level] = [chanceAbove(margin, 0), chanceOf(margin, 0)]
      return joinQuoted([
        choices(
          choiceMarket(quote, 'M', [
            ['H', ahead],
            ['C', 1 - ahead - level],
            ['N', level],
          ]),
          oddEvenMarket(quote, total),
        ),
        handicaps(quote, margin, ladder),
        totals(quote, total, ladder),
      ])
    }),
  )
  return newsOf({ kind: 'prices', at, matchId, running: true, ...quoted })
}

/** A board of running football matches. */
const fillBook = (rng: Rng): BookWriter => {
  const bookWriter = makeBook({ now: () => begin })
  const ids = Array.from({ length: matchCount }, (_, number) => idOf(number))
  bookWriter.hear([
    { kind: 'snapshot-begins', at: begin },
    ...ids.flatMap((id) => [
      ...listed(id, begin, begin),
      happened(id, begin, 'period-start', reportAt([0, 0])),
      pricesOf(rng, id, begin),
    ]),
    { kind: 'snapshot-over', at: begin },
  ])
  return bookWriter
}

const { usdRates, ...fallback } = settingShapes.book.fallback
const bookSetting = { ...fallback, usdRates: [...usdRates] }

const oneOf = <Item>(rng: Rng, items: readonly Item[]): Item => {
  const item = items[rng.below(items.length)]
  if (item === undefined) throw new Error('nothing to choose from')
  return item
}

/** A bet on any price of the match: lines that move away from it are valued too. */
const legOn = (rng: Rng, book: Book, matchId: string): StoredLeg => {
  const match = book.match(matchId)
  const market = oneOf(rng, [...(match?.markets.values() ?? [])])
  const [side, price] = oneOf(rng, [...market.prices])
  const hk = isHkPrice(price) ? price : hkPrice(95)
  return {
    matchId,
    marketId: market.id,
    gameType: 'FT',
    play: market.play,
    side,
    line: market.line,
    goalNumber: market.goalNumber,
    scoreAtBet: market.play.endsWith('RE') ? { home: 0, away: 0 } : null,
    drawOffered: market.drawOffered,
    hk,
    odds: oddsOf(hk, 'E'),
    capKind: 'FT',
    sideName: null,
  }
}

const placeBets = (rng: Rng, book: Book): RunningBet[] =>
  Array.from({ length: betCount }, (_, number) => {
    const other = number % doubles === 0 ? [legOn(rng, book, idOf(1 + rng.below(9)))] : []
    const legs = [legOn(rng, book, idOf(0)), ...other].map((leg) => ({ leg, outcome: null }))
    const code = legs.length === 1 ? 'single' : '2x1'
    const stake = BigInt(1_000 + rng.below(100_000))
    const usdRate = usdRateOn(bookSetting.usdRates, '2026-07-15')
    return { code, stake, risk: stake, usdRate, acceptedAt: begin, legs }
  })

const cpuMs = (work: () => void): number => {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

interface Setting {
  readonly rng: Rng
  readonly bookWriter: BookWriter
  readonly topic: EncodedTopic
  readonly bets: readonly RunningBet[]
}

/** Every match of the board moves: the book takes the prices, and the board's delta is made for the wire. */
const boardTick = ({ rng, bookWriter, topic }: Setting, at: Instant): number => {
  const news = Array.from({ length: matchCount }, (_, number) => pricesOf(rng, idOf(number), at))
  return cpuMs(() => {
    bookWriter.hear(news)
    JSON.stringify(topic.news(null, at))
  })
}

/** One match moves, and every bet on it is valued anew. */
const offersTick = ({ rng, bookWriter, bets }: Setting, at: Instant): number => {
  bookWriter.hear([pricesOf(rng, idOf(0), at)])
  const { book } = bookWriter
  const terms = bookTerms(bookSetting, at)
  const wonBefore = (): bigint => 0n
  let offered = 0
  const ms = cpuMs(() => {
    for (const bet of bets) if (appraise({ book, terms, wonBefore }, bet).ok) offered += 1
  })
  if (offered < betCount * 0.9) throw new Error(`only ${offered} bets have a value`)
  return ms
}

const measureRound = (setting: Setting, ticks: number, from: number): number => {
  let [board, offers] = [0, 0]
  for (let tick = 0; tick < ticks; tick += 1) {
    const at = later(begin, from + tick)
    board += boardTick(setting, at)
    offers += offersTick(setting, at)
  }
  console.log(
    `  offers ${(offers / ticks).toFixed(1)} ms, board ${(board / ticks).toFixed(1)} ms of CPU per tick`,
  )
  return offers / board
}

/** Values of the bets on one match against the publication of a whole board, in turn, in one process. */
export const cashout: Bench = {
  what: `offers for ${betCount} open bets of one match per tick ÷ one tick of a board on which ${matchCount} matches move; CPU time`,
  async run({ seconds }) {
    const rng = seededRng(8)
    const bookWriter = fillBook(rng)
    const board = { gameType: 'FT', showType: 'RB', menu: 'main', date: null } as const
    const topic = encodedTopic(liveBoard(bookWriter.book, board), boardTopicCodec, null)
    topic.snapshot(begin)
    const setting = { rng, bookWriter, topic, bets: placeBets(rng, bookWriter.book) }
    const ticks = Math.max(5, Math.round(seconds * 2))
    measureRound(setting, ticks, 0)
    const ratios = Array.from({ length: rounds }, (_, round) =>
      measureRound(setting, ticks, (round + 1) * ticks),
    )
    return [{ label: 'offers ÷ board tick', value: median(ratios), goal: { atMost: 2 } }]
  },
}
