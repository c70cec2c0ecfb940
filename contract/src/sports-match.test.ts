import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { instant } from '@xinghe/rules/base/instant.ts'
import { marketTypes, matchGameTypes } from '@xinghe/rules/sports/game-types.ts'
import { playCodes } from '@xinghe/rules/sports/plays.ts'
import { champion, type Champion } from './sports-champion.ts'
import {
  boardTopicCodec,
  championsTopicCodec,
  countsTopicCodec,
  matchTopicCodec,
  type ChampionChange,
  type TimelineEvent,
  type TopicCodec,
} from './sports-live.ts'
import type { BoardChange, MarketChange, MatchGone, MatchMove } from './sports-move.ts'
import type { Market } from './sports-market.ts'
import {
  match,
  matchStatuses,
  suspensions,
  type Match,
  type MatchProgress,
} from './sports-match.ts'
import { marketStates } from './sports-values.ts'

const plain = { noNullPrototype: true } as const
const words = fc.string({ maxLength: 8 })
const count = fc.nat({ max: 200 })
const time = fc.integer({ min: 0, max: 4_000_000_000_000 }).map(instant)
const score = fc.record({ home: count, away: count }, plain)
const gameType = fc.constantFrom(...matchGameTypes)
const maybe = <T>(values: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(values)

const market: fc.Arbitrary<Market> = fc
  .record({
    id: words,
    play: fc.constantFrom(...playCodes),
    line: maybe(fc.integer({ min: -40, max: 400 })),
    isMain: fc.boolean(),
    goalNumber: maybe(count),
    state: fc.constantFrom(...marketStates),
    offers: fc.array(fc.tuple(words, count), { maxLength: 4 }),
  })
  .map(({ offers, ...rest }) => ({
    ...rest,
    sides: offers.map(([side]) => side),
    prices: offers.map(([, price]) => price),
  }))

const progress = {
  startsAt: time,
  inPlay: fc.boolean(),
  status: fc.constantFrom(...matchStatuses),
  suspension: maybe(fc.constantFrom(...suspensions)),
  marketCount: count,
  clock: maybe(
    fc.record({
      period: fc.constantFrom('1H', '2H', 'HT', '3QE'),
      seconds: count,
      at: time,
      rate: fc.constantFrom(0, 1, 1.2, 20),
    }),
  ),
  periods: maybe(
    fc.record({
      most: count,
      current: count,
      isHalfTime: fc.boolean(),
      scores: fc.array(score, { maxLength: 4 }),
    }),
  ),
  score: maybe(score),
  set: maybe(score),
  game: maybe(fc.record({ home: words, away: words })),
  inning: maybe(count),
  redCards: maybe(score),
  corners: maybe(score),
}
const progresses: fc.Arbitrary<MatchProgress> = fc.record(progress)

const matches: fc.Arbitrary<Match> = fc.record({
  id: words,
  halfId: maybe(words),
  gameType,
  discipline: words,
  leagueId: words,
  league: words,
  home: words,
  away: words,
  ...progress,
  markets: fc.array(market, { maxLength: 3 }),
})

const champions: fc.Arbitrary<Champion> = fc.record({
  id: words,
  marketId: words,
  gameType,
  leagueId: words,
  league: words,
  season: count,
  closesAt: time,
  heading: fc.constantFrom(...marketTypes),
  state: fc.constantFrom(...marketStates),
  runners: fc.array(fc.record({ id: words, name: words, price: count }), { maxLength: 3 }),
})

/** Over JSON, as it travels. */
const travelled = <Wire>(wire: Wire): Wire => JSON.parse(JSON.stringify(wire)) as Wire

describe('calls', () => {
  it('read every match as it was written', () => {
    fc.assert(
      fc.property(matches, (ours) => {
        expect(z.decode(match, travelled(z.encode(match, ours)))).toEqual(ours)
      }),
    )
  })

  it('read every title as it was written', () => {
    fc.assert(
      fc.property(champions, (ours) => {
        expect(z.decode(champion, travelled(z.encode(champion, ours)))).toEqual(ours)
      }),
    )
  })
})

const marketChange = (matchId: string): fc.Arbitrary<MarketChange> => {
  const marketId = words.map((key) => `${matchId}.${key}`)
  return fc.oneof(
    fc.record({ kind: fc.constant('market' as const), market }),
    fc.record({
      kind: fc.constant('prices' as const),
      marketId,
      state: fc.constantFrom('open' as const, 'suspended' as const),
      prices: fc.array(count, { maxLength: 4 }),
    }),
    fc.record({ kind: fc.constant('gone' as const), marketId }),
  )
}

const moves: fc.Arbitrary<MatchMove> = words.chain((matchId) =>
  fc.record({
    kind: fc.constant('move' as const),
    matchId: fc.constant(matchId),
    progress: maybe(progresses),
    markets: fc.array(marketChange(matchId), { maxLength: 3 }),
  }),
)
const goneMatches: fc.Arbitrary<MatchGone> = words.map((matchId) => ({ kind: 'gone', matchId }))

const boardChanges: fc.Arbitrary<BoardChange> = fc.oneof(
  fc.record({ kind: fc.constant('match' as const), match: matches }),
  moves,
  goneMatches,
)

const events: fc.Arbitrary<TimelineEvent[]> = fc.array(
  fc.record({
    at: count,
    kind: words,
    side: maybe(fc.constantFrom('H' as const, 'C' as const)),
    value: count,
  }),
  { maxLength: 2 },
)

const championChanges: fc.Arbitrary<ChampionChange> = fc.oneof(
  fc.record({ kind: fc.constant('champion' as const), champion: champions }),
  fc.record({ kind: fc.constant('gone' as const), championId: words }),
)

const counts = fc.record({
  counts: fc.array(
    fc.record({ gameType, heading: fc.constantFrom(...marketTypes), matches: count }),
    { maxLength: 3 },
  ),
  feedAlive: fc.boolean(),
})

const readsAsWritten = <Snapshot, News, WireSnapshot, WireNews>(
  codec: TopicCodec<Snapshot, News, WireSnapshot, WireNews>,
  snapshots: fc.Arbitrary<Snapshot>,
  news: fc.Arbitrary<News>,
): void =>
  fc.assert(
    fc.property(snapshots, news, (snapshot, told) => {
      expect(codec.readSnapshot(travelled(codec.writeSnapshot(snapshot)))).toEqual(snapshot)
      expect(codec.readNews(travelled(codec.writeNews(told)))).toEqual(told)
    }),
  )

describe('topics', () => {
  it('read every board as it was written', () => {
    const lists = fc.array(matches, { maxLength: 2 })
    readsAsWritten(boardTopicCodec, lists, fc.array(boardChanges, { maxLength: 3 }))
  })

  it('read every match as it was written', () => {
    const snapshots = fc.record({ match: maybe(matches), events })
    const news = fc.record({ change: maybe(fc.oneof(moves, goneMatches)), events })
    readsAsWritten(matchTopicCodec, snapshots, news)
  })

  it('read every count and title as it was written', () => {
    readsAsWritten(countsTopicCodec, counts, counts)
    const lists = fc.array(champions, { maxLength: 2 })
    readsAsWritten(championsTopicCodec, lists, fc.array(championChanges, { maxLength: 3 }))
  })
})

describe('a match on the wire', () => {
  const [ours] = fc.sample(matches, { numRuns: 1, seed: 3 }) as [Match]

  it('has the names of the specification, and no field that its sport does not have', () => {
    const at = instant(1_000)
    const wire = z.encode(match, {
      ...ours,
      id: 'm1',
      startsAt: instant(0),
      clock: { period: '2H', seconds: 4_032, at, rate: 2 },
      periods: { most: 2, current: 2, isHalfTime: false, scores: [{ home: 1, away: 0 }] },
      score: { home: 1, away: 0 },
      set: null,
      suspension: null,
      markets: [
        {
          id: 'm1.R.-2.',
          play: 'R',
          line: -2,
          isMain: true,
          goalNumber: null,
          state: 'suspended',
          sides: ['H', 'C'],
          prices: [98, 92],
        },
      ],
    })
    expect(wire).toMatchObject({
      gide: 'm1',
      datetime: '1970-01-01T00:00:00.000Z',
      re_time: '2H^67:12',
      clock: [4_032, 1_000, 2],
      t_count: 2,
      se_now: 2,
      HalfTime: 0,
      sc_FT_H: 1,
      sc_FT_C: 0,
      sc_FT_A: '1-0',
      markets: [['m1.R.-2.', 'R', -2, 1, null, 2, ['H', 98, 'C', 92]]],
    })
    for (const name of ['sc_set_H', 'held']) expect(wire).not.toHaveProperty(name)
  })

  it('omits the time of a stopped clock', () => {
    const clock = { period: 'HT', seconds: 2_700, at: instant(0), rate: 0 }
    expect(z.encode(match, { ...ours, clock })).toMatchObject({
      re_time: 'HT^',
      clock: [2_700, 0, 0],
    })
  })
})
