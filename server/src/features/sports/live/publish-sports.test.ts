import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  boardTopicCodec,
  championsTopicCodec,
  countsTopicCodec,
  matchTopicCodec,
  type TopicCodec,
} from '@xinghe/contract/sports-live.ts'
import type { BoardChange, MatchMove } from '@xinghe/contract/sports-move.ts'
import type { Match } from '@xinghe/contract/sports-match.ts'
import {
  boardTopic,
  championsTopic,
  countsTopic,
  matchTopic,
} from '@xinghe/contract/sports-topics.ts'
import {
  hourMs,
  instant,
  later,
  minuteMs,
  secondMs,
  type Instant,
} from '@xinghe/rules/base/instant.ts'
import {
  happened,
  kickedOff,
  listed,
  plainMarkets,
  reportAt,
} from '../../../../test/sports-news.ts'
import { makeHub, type Hub } from '../../../platform/live/hub.ts'
import { makeBook, type BookWriter } from '../book/make-book.ts'
import { makeSimulation } from '../feeds/simulator/simulation.ts'
import { publishSports, type SportsLive } from './publish-sports.ts'

let now: Instant
let bookWriter: BookWriter
let hub: Hub
let live: SportsLive

beforeEach(() => {
  now = instant(Date.parse('2026-11-15T12:00:00Z'))
  bookWriter = makeBook({ now: () => now })
  hub = makeHub()
  live = publishSports(bookWriter.book, hub, { now: () => now })
})
afterEach(() => live.close())

/** A snapshot of the feed with one match, an hour before its start. */
const listOneMatch = (): void =>
  bookWriter.hear([
    { kind: 'snapshot-begins', at: now },
    ...listed('m1', later(now, hourMs), now),
    { kind: 'snapshot-over', at: now },
  ])

interface Reading<Snapshot, News> {
  readonly snapshot: Snapshot
  readonly news: readonly News[]
}

/** Subscribes to a topic and decodes its snapshot and news as a client does. */
const read = async <Snapshot, News, WireSnapshot, WireNews>(
  topic: string,
  codec: TopicCodec<Snapshot, News, WireSnapshot, WireNews>,
): Promise<Reading<Snapshot, News>> => {
  const news: News[] = []
  hub.subscribe(topic, {
    deliver: (_, { text }) =>
      void news.push(codec.readNews((JSON.parse(text) as { data: WireNews }).data)),
    cork: () => undefined,
    uncork: () => undefined,
  })
  const snapshot = await hub.snapshot(topic, topic, () => live.topics.read(topic))
  const { data } = JSON.parse(snapshot?.text ?? '') as { data: WireSnapshot }
  return { snapshot: codec.readSnapshot(data), news }
}

const readBoard = (topic: string) => read(topic, boardTopicCodec)

const movedMatch = (match: Match, { progress, markets }: MatchMove): Match => {
  const known = new Map(match.markets.map((market) => [market.id, market]))
  for (const change of markets) {
    if (change.kind === 'market') known.set(change.market.id, change.market)
    else if (change.kind === 'gone') known.delete(change.marketId)
    else {
      const { kind: _, marketId, ...moved } = change
      const before = known.get(marketId)
      if (before !== undefined) known.set(marketId, { ...before, ...moved })
    }
  }
  return { ...match, ...progress, markets: [...known.values()] }
}

const applied = (matches: readonly Match[], news: readonly (readonly BoardChange[])[]): Match[] => {
  const board = new Map(matches.map((match) => [match.id, match]))
  for (const change of news.flat()) {
    if (change.kind === 'match') board.set(change.match.id, change.match)
    else if (change.kind === 'gone') board.delete(change.matchId)
    else {
      const known = board.get(change.matchId)
      if (known !== undefined) board.set(change.matchId, movedMatch(known, change))
    }
  }
  return [...board.values()].map(inOrder).sort((one, other) => (one.id < other.id ? -1 : 1))
}

const inOrder = (match: Match): Match => ({
  ...match,
  markets: match.markets.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
})

const cup = {
  championId: 'cup',
  gameType: 'FT',
  discipline: 'football',
  leagueId: 'league-1',
  leagueName: '东海超级联赛',
  season: 1,
  open: true,
  closesAt: instant(Date.parse('2026-11-20T12:00:00Z')),
  runners: [{ id: 'a', name: '临江', hk: 250 }],
} as const

const boardOf = (showType: 'RB' | 'FT', gameType: 'FT' | 'VF' | 'ALL' = 'FT'): string =>
  boardTopic({ gameType, showType, menu: 'main', date: null })

describe('a board', () => {
  it('is the same by deltas as by a new snapshot, through minutes of simulated matches', async () => {
    const simulation = makeSimulation(
      { secret: Buffer.alloc(32, 5), seed: 5, played: ['virtual-football'] },
      null,
    )
    const step = (ms: number): void => {
      now = later(now, ms)
      bookWriter.hear([...simulation.advance(now), ...simulation.continueSnapshot(1_000)])
      live.publish()
    }
    step(0)
    const topics = [boardOf('RB', 'VF'), boardOf('RB', 'ALL'), boardOf('FT', 'VF')]
    const readers = await Promise.all(topics.map((topic) => readBoard(topic)))
    for (let at = 0; at < 4 * minuteMs; at += 2 * secondMs) step(2 * secondMs)
    for (const [place, topic] of topics.entries()) {
      const reader = readers[place]
      if (reader === undefined) throw new Error('no reader')
      expect(reader.news.length).toBeGreaterThan(1)
      const shown = applied(reader.snapshot, reader.news)
      // Read past the hub, which gives out the snapshot of a moment ago.
      const kept = boardTopicCodec.readSnapshot((await live.topics.read(topic)) as never)
      const other = publishSports(bookWriter.book, makeHub(), { now: () => now })
      const first = boardTopicCodec.readSnapshot((await other.topics.read(topic)) as never)
      other.close()
      expect(applied(kept, [])).toEqual(shown)
      expect(applied(first, [])).toEqual(shown)
    }
  })

  it('sends only changed prices, and nothing when nothing changed', async () => {
    bookWriter.hear([
      { kind: 'snapshot-begins', at: now },
      ...listed('m1', later(now, hourMs), now),
      { kind: 'snapshot-over', at: now },
    ])
    const { snapshot, news } = await readBoard(boardOf('FT'))
    expect(snapshot).toMatchObject([{ id: 'm1', status: 'before', marketCount: 3 }])
    const moved = plainMarkets.map((market) =>
      market.play === 'R' ? { ...market, offers: ['H', 96, 'C', 94] } : market,
    )
    const prices = { kind: 'prices', at: now, matchId: 'm1', running: false } as const
    bookWriter.hear([{ ...prices, markets: moved }])
    live.publish()
    bookWriter.hear([{ ...prices, markets: moved }])
    live.publish()
    const moves = [{ kind: 'prices', marketId: 'm1.R.-2.', state: 'open', prices: [96, 94] }]
    expect(news).toEqual([[{ kind: 'move', matchId: 'm1', progress: null, markets: moves }]])
  })

  it('gives a later subscriber what the first has received, and the next change to both', async () => {
    bookWriter.hear([
      { kind: 'snapshot-begins', at: now },
      { kind: 'snapshot-over', at: now },
    ])
    const first = await readBoard(boardOf('FT'))
    bookWriter.hear(listed('m1', later(now, hourMs), now))
    const second = await readBoard(boardOf('FT'))
    expect(second.snapshot).toEqual([])
    live.publish()
    const added = [[{ kind: 'match', match: { id: 'm1' } }]]
    expect(first.news).toMatchObject(added)
    expect(second.news).toMatchObject(added)
    // Read past the hub, which would give it the snapshot of the first.
    expect(await live.topics.read(boardOf('FT'))).toMatchObject({ matches: [{ gide: 'm1' }] })
  })

  it('moves a match from today to in play at kick-off', async () => {
    bookWriter.hear([
      { kind: 'snapshot-begins', at: now },
      ...listed('m1', later(now, hourMs), now),
      { kind: 'snapshot-over', at: now },
    ])
    const today = await readBoard(boardOf('FT'))
    const inPlay = await readBoard(boardOf('RB'))
    expect(inPlay.snapshot).toEqual([])
    bookWriter.hear(kickedOff('m1', now))
    live.publish()
    expect(today.news).toEqual([[{ kind: 'gone', matchId: 'm1' }]])
    const match = { id: 'm1', inPlay: true, clock: { period: '1H', seconds: 600 } }
    expect(inPlay.news).toMatchObject([[{ kind: 'match', match }]])
  })

  it('suspends every match while the feed is silent', async () => {
    listOneMatch()
    const { snapshot, news } = await readBoard(boardOf('FT'))
    const counts = await read(countsTopic, countsTopicCodec)
    now = later(now, 6 * secondMs)
    bookWriter.tick()
    live.publish()
    expect(counts.news.at(-1)?.feedAlive).toBe(false)
    const [silent] = applied(snapshot, news)
    expect(silent?.suspension).toBe('feed-silent')
    expect(silent?.markets.map(({ state }) => state)).toEqual(Array(3).fill('suspended'))
    listOneMatch()
    live.publish()
    expect(counts.news.at(-1)?.feedAlive).toBe(true)
    const [open] = applied(snapshot, news)
    expect(open?.suspension).toBeNull()
    expect(open?.markets.map(({ state }) => state)).toEqual(Array(3).fill('open'))
  })

  it('is told of a silence that only a tick has noticed, and of its end', async () => {
    listOneMatch()
    const { snapshot, news } = await readBoard(boardOf('FT'))
    const counts = await read(countsTopic, countsTopicCodec)
    now = later(now, 6 * secondMs)
    live.publish()
    expect(counts.news.at(-1)?.feedAlive).toBe(false)
    expect(applied(snapshot, news)[0]?.suspension).toBe('feed-silent')
    bookWriter.hear([{ kind: 'caught-up', at: now }])
    live.publish()
    expect(counts.news.at(-1)?.feedAlive).toBe(true)
    expect(applied(snapshot, news)[0]?.suspension).toBeNull()
  })

  it('moves a match from early to today at midnight of the site', async () => {
    const tomorrow = instant(Date.parse('2026-11-16T04:00:00Z'))
    bookWriter.hear([
      { kind: 'snapshot-begins', at: now },
      ...listed('m1', tomorrow, now),
      { kind: 'snapshot-over', at: now },
    ])
    const early = boardTopic({ gameType: 'FT', showType: 'FU', menu: 'main', date: '2026-11-16' })
    const before = await readBoard(early)
    const today = await readBoard(boardOf('FT'))
    expect(before.snapshot).toHaveLength(1)
    now = instant(Date.parse('2026-11-15T16:00:00Z'))
    bookWriter.hear([{ kind: 'caught-up', at: now }])
    live.publish()
    expect(before.news).toEqual([[{ kind: 'gone', matchId: 'm1' }]])
    expect(today.news.flat()).toMatchObject([{ match: { id: 'm1' } }])
  })
})

describe('a match', () => {
  it('sends its events, every market and its removal', async () => {
    bookWriter.hear([
      { kind: 'snapshot-begins', at: now },
      ...listed('m1', now, now),
      { kind: 'snapshot-over', at: now },
    ])
    const { snapshot, news } = await read(matchTopic('m1'), matchTopicCodec)
    expect(snapshot.match?.markets).toHaveLength(3)
    bookWriter.hear(kickedOff('m1', now))
    live.publish()
    bookWriter.hear([happened('m1', now, 'score', reportAt([1, 0]))])
    live.publish()
    expect(news[0]?.events).toMatchObject([{ kind: 'period-start' }])
    expect(news[1]).toMatchObject({
      change: {
        matchId: 'm1',
        progress: { score: { home: 1, away: 0 } },
        // The first goal has fallen, so that the market on its scorer is decided.
        markets: [{ kind: 'prices', marketId: 'm1.NG..1', state: 'open', prices: [0, 0, 0] }],
      },
      events: [{ kind: 'score', side: 'H' }],
    })
    bookWriter.hear([
      { kind: 'snapshot-begins', at: now },
      { kind: 'snapshot-over', at: now },
    ])
    live.publish()
    expect(news[2]).toEqual({ change: { kind: 'gone', matchId: 'm1' }, events: [] })
    expect(live.topics.has(matchTopic('m1'))).toBe(false)
  })
})

describe('the topics of the sportsbook', () => {
  it('are counts, boards, matches and champions with valid parameters', () => {
    const known = [countsTopic, 'board:FT:RB:main', 'board:BK:FU:half:2026-11-16', 'champions:ALL']
    for (const topic of known) expect(live.topics.has(topic)).toBe(true)
    const others = [
      'board:FT:FU:main',
      'board:FT:RB:main:2026-11-16',
      'board:ALL:FT:main',
      'board:FT:RB',
      'board:XX:RB:main',
      'board:FT:FU:main:tomorrow',
      'champions:XX',
      'match:',
      'match:unheard-of',
      'counts:FT',
    ]
    for (const topic of others) expect(live.topics.has(topic)).toBe(false)
  })

  it('send counts and changed titles', async () => {
    const champion = {
      championId: 'league-1-s1',
      gameType: 'FT',
      discipline: 'football',
      leagueId: 'league-1',
      leagueName: '东海超级联赛',
      season: 1,
      open: true,
      closesAt: later(now, hourMs),
      runners: [{ id: 'a', name: '临江', hk: 250 }],
    } as const
    bookWriter.hear([
      { kind: 'snapshot-begins', at: now },
      ...listed('m1', later(now, hourMs), now),
      { kind: 'champion', at: now, champion },
      { kind: 'snapshot-over', at: now },
    ])
    const titles = await read(championsTopic('FT'), championsTopicCodec)
    const counts = await read(countsTopic, countsTopicCodec)
    expect(counts.snapshot).toEqual({
      counts: [
        { gameType: 'FT', heading: 'FSFT', matches: 1 },
        { gameType: 'FT', heading: 'FT', matches: 1 },
      ],
      feedAlive: true,
    })
    bookWriter.hear([{ kind: 'champion', at: now, champion: { ...champion, open: false } }])
    live.publish()
    expect(titles.news).toMatchObject([[{ champion: { id: 'league-1-s1', state: 'suspended' } }]])
    bookWriter.hear([
      { kind: 'champion-result', at: now, championId: 'league-1-s1', winners: ['a'] },
    ])
    live.publish()
    expect(titles.news[1]).toEqual([{ kind: 'gone', championId: 'league-1-s1' }])
  })

  it('send names in Traditional Chinese to its readers, with the same prices', async () => {
    const kickOff = later(now, hourMs)
    bookWriter.hear([
      { kind: 'snapshot-begins', at: now },
      { kind: 'champion', at: now, champion: cup },
      ...listed('m1', kickOff, now),
      { kind: 'snapshot-over', at: now },
    ])
    const today = { gameType: 'FT', showType: 'FT', menu: 'main', date: null } as const
    const board = await readBoard(boardTopic(today, 'zh-TW'))
    const match = await read(matchTopic('m1', 'zh-TW'), matchTopicCodec)
    const titles = await read(championsTopic('FT', 'zh-TW'), championsTopicCodec)
    const names = { league: '東海超級聯賽', home: '臨江', away: '北嶺' }
    expect(board.snapshot).toMatchObject([{ id: 'm1', ...names }])
    expect(match.snapshot.match).toMatchObject(names)
    const runners = [{ id: 'a', name: '臨江', price: 250 }]
    expect(titles.snapshot).toMatchObject([
      { marketId: 'cup.FS..', league: '東海超級聯賽', runners },
    ])
    const moved = plainMarkets.slice(1)
    const prices = { kind: 'prices', at: now, matchId: 'm1', running: false } as const
    bookWriter.hear([{ ...prices, markets: moved }, ...listed('m2', kickOff, now)])
    bookWriter.hear([{ kind: 'champion', at: now, champion: { ...cup, open: false } }])
    live.publish()
    const gone = { matchId: 'm1', markets: [{ kind: 'gone', marketId: 'm1.M..' }] }
    expect(board.news).toMatchObject([[gone, { match: { id: 'm2', ...names } }]])
    expect(match.news).toMatchObject([{ change: gone }])
    expect(titles.news).toMatchObject([[{ champion: { state: 'suspended', runners } }]])
    expect(live.topics.has('counts@zh-TW')).toBe(false)
  })
})
