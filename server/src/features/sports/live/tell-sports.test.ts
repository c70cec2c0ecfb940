import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  applyMove,
  type BoardDelta,
  type BoardSnapshot,
  type ChampionsDelta,
  type CountsTopic,
  type MatchDelta,
  type MatchSnapshot,
} from '@xinghe/contract/sports-live.ts'
import type { WireMatch } from '@xinghe/contract/sports-shapes.ts'
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
import { makeBook, type BookKeeper } from '../book/make-book.ts'
import { makeSimulation } from '../feeds/simulator/simulation.ts'
import { tellSports, type SportsLive } from './tell-sports.ts'

let now: Instant
let keeper: BookKeeper
let hub: Hub
let live: SportsLive

beforeEach(() => {
  now = instant(Date.parse('2026-11-15T12:00:00Z'))
  keeper = makeBook({ now: () => now })
  hub = makeHub()
  live = tellSports(keeper.book, hub, { now: () => now })
})
afterEach(() => live.close())

interface Reading<Snapshot, Delta> {
  readonly snapshot: Snapshot
  readonly deltas: readonly Delta[]
}

/** What a client is told on a topic. */
const read = async <Snapshot, Delta>(topic: string): Promise<Reading<Snapshot, Delta>> => {
  const deltas: Delta[] = []
  hub.subscribe(topic, {
    deliver: (_, { text }) => void deltas.push((JSON.parse(text) as { data: Delta }).data),
    gather: () => undefined,
    release: () => undefined,
  })
  const { text } = await hub.snapshot(topic, topic, () => live.topics.read(topic))
  return { snapshot: (JSON.parse(text) as { data: Snapshot }).data, deltas }
}

const again = async (topic: string): Promise<BoardSnapshot> =>
  JSON.parse(JSON.stringify(await live.topics.read(topic))) as BoardSnapshot

const applied = (matches: readonly WireMatch[], deltas: readonly BoardDelta[]): WireMatch[] => {
  const board = new Map(matches.map((match) => [match.gide, match]))
  for (const change of deltas.flat()) {
    if (!Array.isArray(change)) board.set(change.gide, change)
    else if (change.length === 1) board.delete(change[0])
    else {
      const known = board.get(change[0])
      if (known !== undefined) board.set(change[0], applyMove(known, change))
    }
  }
  return [...board.values()].map(inOrder).sort((one, other) => (one.gide < other.gide ? -1 : 1))
}

const inOrder = (match: WireMatch): WireMatch => ({
  ...match,
  markets: match.markets.toSorted(([one], [other]) => (one < other ? -1 : 1)),
})

const sorted = ({ matches }: BoardSnapshot): WireMatch[] => applied(matches, [])

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
  it('comes by deltas to what a snapshot would show, through minutes of a living world', async () => {
    const simulation = makeSimulation(
      { secret: Buffer.alloc(32, 5), seed: 5, played: ['virtual-football'] },
      null,
    )
    const step = (ms: number): void => {
      now = later(now, ms)
      keeper.hear([...simulation.advance(now), ...simulation.tellMore(1_000)])
      live.tell()
    }
    step(0)
    const topics = [boardOf('RB', 'VF'), boardOf('RB', 'ALL'), boardOf('FT', 'VF')]
    const readers = await Promise.all(topics.map((topic) => read<BoardSnapshot, BoardDelta>(topic)))
    for (let at = 0; at < 4 * minuteMs; at += 2 * secondMs) step(2 * secondMs)
    for (const [place, topic] of topics.entries()) {
      const reader = readers[place]
      if (reader === undefined) throw new Error('no reader')
      expect(reader.deltas.length).toBeGreaterThan(1)
      const shown = applied(reader.snapshot.matches, reader.deltas)
      expect(shown).toEqual(sorted(await again(topic)))
    }
  })

  it('says only what moved, and nothing when nothing did', async () => {
    keeper.hear([{ kind: 'snapshot-begins', at: now }, ...listed('m1', later(now, hourMs), now)])
    const { snapshot, deltas } = await read<BoardSnapshot, BoardDelta>(boardOf('FT'))
    expect(snapshot.matches).toMatchObject([{ gide: 'm1', gameStatus: 'before', playCount: 3 }])
    const moved = plainMarkets.map((market) =>
      market.play === 'R' ? { ...market, offers: ['H', 96, 'C', 94] } : market,
    )
    const prices = { kind: 'prices', at: now, matchId: 'm1', running: false } as const
    keeper.hear([{ ...prices, markets: moved }])
    live.tell()
    keeper.hear([{ ...prices, markets: moved }])
    live.tell()
    expect(deltas).toEqual([[['m1', 0, [['R.-2.', 1, 96, 94]]]]])
  })

  it('does not keep from the first reader what a later one has seen in its snapshot', async () => {
    keeper.hear([{ kind: 'snapshot-begins', at: now }])
    const first = await read<BoardSnapshot, BoardDelta>(boardOf('FT'))
    keeper.hear(listed('m1', later(now, hourMs), now))
    const second = await read<BoardSnapshot, BoardDelta>(boardOf('FT'))
    expect(second.snapshot.matches).toHaveLength(1)
    live.tell()
    expect(first.deltas).toMatchObject([[{ gide: 'm1' }]])
  })

  it('hands a match over from today to in play at kick-off', async () => {
    keeper.hear([{ kind: 'snapshot-begins', at: now }, ...listed('m1', later(now, hourMs), now)])
    const today = await read<BoardSnapshot, BoardDelta>(boardOf('FT'))
    const inPlay = await read<BoardSnapshot, BoardDelta>(boardOf('RB'))
    expect(inPlay.snapshot.matches).toEqual([])
    keeper.hear(kickedOff('m1', now))
    live.tell()
    expect(today.deltas).toEqual([[['m1']]])
    expect(inPlay.deltas).toMatchObject([[{ gide: 'm1', isLive: 1, re_time: '1H^10:00' }]])
  })

  it('shows the silence of the feed on every match, and its end', async () => {
    keeper.hear([{ kind: 'snapshot-begins', at: now }, ...listed('m1', later(now, hourMs), now)])
    const { snapshot, deltas } = await read<BoardSnapshot, BoardDelta>(boardOf('FT'))
    const counts = await read<CountsTopic, CountsTopic>(countsTopic)
    now = later(now, 6 * secondMs)
    keeper.look()
    live.tell()
    expect(counts.deltas.at(-1)?.feedAlive).toBe(false)
    const [silent] = applied(snapshot.matches, deltas)
    expect(silent?.held).toBe('feed-silent')
    expect(silent?.markets.map((market) => market[5])).toEqual([2, 2, 2])
    keeper.hear([{ kind: 'snapshot-begins', at: now }, ...listed('m1', later(now, hourMs), now)])
    live.tell()
    expect(counts.deltas.at(-1)?.feedAlive).toBe(true)
    const [open] = applied(snapshot.matches, deltas)
    expect(open).not.toHaveProperty('held')
    expect(open?.markets.map((market) => market[5])).toEqual([1, 1, 1])
  })

  it('turns early into today at midnight of the site', async () => {
    const tomorrow = instant(Date.parse('2026-11-16T04:00:00Z'))
    keeper.hear([{ kind: 'snapshot-begins', at: now }, ...listed('m1', tomorrow, now)])
    const early = boardTopic({ gameType: 'FT', showType: 'FU', menu: 'main', date: '2026-11-16' })
    const before = await read<BoardSnapshot, BoardDelta>(early)
    const today = await read<BoardSnapshot, BoardDelta>(boardOf('FT'))
    expect(before.snapshot.matches).toHaveLength(1)
    now = instant(Date.parse('2026-11-15T16:00:00Z'))
    keeper.hear([{ kind: 'caught-up', at: now }])
    live.tell()
    expect(before.deltas).toEqual([[['m1']]])
    expect(today.deltas.flat()).toMatchObject([{ gide: 'm1' }])
  })
})

describe('a match', () => {
  it('tells its events and every market, and that it is gone', async () => {
    keeper.hear([{ kind: 'snapshot-begins', at: now }, ...listed('m1', now, now)])
    const { snapshot, deltas } = await read<MatchSnapshot, MatchDelta>(matchTopic('m1'))
    expect(snapshot.match?.markets).toHaveLength(3)
    keeper.hear(kickedOff('m1', now))
    live.tell()
    keeper.hear([happened('m1', now, 'score', reportAt([1, 0]))])
    live.tell()
    expect(deltas[0]?.events).toMatchObject([{ kind: 'period-start' }])
    expect(deltas[1]).toMatchObject({
      move: ['m1', { sc_FT_H: 1, sc_FT_C: 0 }, []],
      events: [{ kind: 'score', side: 'H' }],
    })
    keeper.hear([
      { kind: 'snapshot-begins', at: now },
      { kind: 'snapshot-over', at: now },
    ])
    live.tell()
    expect(deltas[2]).toEqual({ move: ['m1'] })
    expect(live.topics.has(matchTopic('m1'))).toBe(false)
  })
})

describe('the topics of the sportsbook', () => {
  it('are only those that are told live', () => {
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

  it('count the matches and tell a title that has changed', async () => {
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
    keeper.hear([
      { kind: 'snapshot-begins', at: now },
      ...listed('m1', later(now, hourMs), now),
      { kind: 'champion', at: now, champion },
    ])
    const titles = await read<unknown, ChampionsDelta>(championsTopic('FT'))
    const counts = await read(countsTopic)
    expect(counts.snapshot).toEqual({
      counts: [
        ['FT', 'FSFT', 1],
        ['FT', 'FT', 1],
      ],
      feedAlive: true,
    })
    keeper.hear([{ kind: 'champion', at: now, champion: { ...champion, open: false } }])
    live.tell()
    expect(titles.deltas).toMatchObject([[{ championId: 'league-1-s1', state: 2 }]])
    keeper.hear([{ kind: 'champion-result', at: now, championId: 'league-1-s1', winners: ['a'] }])
    live.tell()
    expect(titles.deltas[1]).toEqual([['league-1-s1']])
  })

  it('tell names in Traditional to those who read it, and the same prices', async () => {
    const kickOff = later(now, hourMs)
    keeper.hear([
      { kind: 'snapshot-begins', at: now },
      { kind: 'champion', at: now, champion: cup },
      ...listed('m1', kickOff, now),
    ])
    const today = { gameType: 'FT', showType: 'FT', menu: 'main', date: null } as const
    const board = await read<BoardSnapshot, BoardDelta>(boardTopic(today, 'zh-TW'))
    const match = await read<MatchSnapshot, MatchDelta>(matchTopic('m1', 'zh-TW'))
    const titles = await read<unknown, ChampionsDelta>(championsTopic('FT', 'zh-TW'))
    const names = { league: '東海超級聯賽', team_h: '臨江', team_c: '北嶺' }
    expect(board.snapshot.matches).toMatchObject([{ gide: 'm1', ...names }])
    expect(match.snapshot.match).toMatchObject(names)
    expect(titles.snapshot).toMatchObject({
      champions: [{ gameId: 'cup.FS..', league: '東海超級聯賽', runners: [['a', '臨江', 250]] }],
    })
    const moved = plainMarkets.slice(1)
    const prices = { kind: 'prices', at: now, matchId: 'm1', running: false } as const
    keeper.hear([{ ...prices, markets: moved }, ...listed('m2', kickOff, now)])
    keeper.hear([{ kind: 'champion', at: now, champion: { ...cup, open: false } }])
    live.tell()
    expect(board.deltas).toMatchObject([[['m1', {}, [['M..', 0]]], { gide: 'm2', ...names }]])
    expect(match.deltas).toMatchObject([{ move: ['m1', {}, [['M..', 0]]] }])
    expect(titles.deltas).toMatchObject([[{ state: 2, runners: [['a', '臨江', 250]] }]])
    expect(live.topics.has('counts@zh-TW')).toBe(false)
  })
})
