import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hotLive } from '@xinghe/contract/sports.ts'
import {
  dayMs,
  later,
  minuteMs,
  secondMs,
  siteDay,
  type Instant,
} from '@xinghe/rules/base/instant.ts'
import { bettorWith, type Bettor } from '../../../../test/bettor.ts'
import { startSite, type TestSite } from '../../../../test/site.ts'
import { ended, listed } from '../../../../test/sports-news.ts'
import { sendBook, waitForNoon } from '../../../../test/send-book.ts'
import { timestamp } from '../../../platform/database/value.ts'

let site: TestSite
let noon: Instant
let bettor: Bettor
beforeAll(async () => {
  site = await startSite({ VENUE_ADAPTER: 'none' })
  noon = waitForNoon(site)
  bettor = await bettorWith(site, 100_000n)
})
afterAll(() => site.close())

describe('the market', () => {
  beforeEach(() => {
    // Boards are cached for a second.
    site.platform.clock.advance?.(secondMs)
    sendBook(site, noon)
  })

  it('counts matches and titles by sport and heading', async () => {
    const { counts, feedAlive } = await bettor.ask('counts')
    expect(feedAlive).toBe(true)
    expect(counts).toEqual([
      { gameType: 'FT', heading: 'FSFU', matches: 1 },
      { gameType: 'FT', heading: 'FT', matches: 1 },
      { gameType: 'FT', heading: 'FU', matches: 2 },
      { gameType: 'FT', heading: 'RB', matches: 1 },
      { gameType: 'TN', heading: 'FT', matches: 1 },
    ])
  })

  const idsOn = async (request: object): Promise<string[]> =>
    (await bettor.ask('board', request)).matches.map(({ id }) => id)

  it('shows a page of the board, and one day of an early board', async () => {
    expect(await idsOn({ gameType: 'FT', showType: 'RB' })).toEqual(['live'])
    expect(await idsOn({ gameType: 'ALL', showType: 'FT' })).toEqual(['tennis', 'today'])
    expect(await idsOn({ gameType: 'FT', showType: 'FU' })).toEqual(['early', 'other'])
    const tomorrow = siteDay(later(noon, dayMs))
    expect(await idsOn({ gameType: 'FT', showType: 'FU', date: tomorrow })).toHaveLength(2)
    expect(await idsOn({ gameType: 'FT', showType: 'FU', date: siteDay(noon) })).toEqual([])
    expect(await idsOn({ gameType: 'VF', showType: 'FT' })).toEqual([])
  })

  it('shows a long board in pages, with the total number of matches', async () => {
    const at = site.platform.clock.now()
    const many = Array.from({ length: 310 }, (_, index) =>
      listed(`early-${String(index).padStart(3, '0')}`, later(noon, 2 * dayMs), at),
    )
    site.parts.sports.bookWriter.hear(many.flat())
    const board = {
      gameType: 'FT',
      showType: 'FU',
      menu: 'main',
      date: siteDay(later(noon, 2 * dayMs)),
    }
    const [first, second] = [
      await bettor.ask('board', board),
      await bettor.ask('board', { ...board, pageNum: 2 }),
    ]
    expect([first.total, first.matches.length, second.matches.length]).toEqual([310, 300, 10])
    expect(second.matches[0]?.id).toBe('early-300')
  })

  it('shows only the markets of the menu', async () => {
    const page = { gameType: 'FT', showType: 'FT' }
    const playsIn = async (menu: string) =>
      (await bettor.ask('board', { ...page, menu })).matches.flatMap(({ markets }) =>
        markets.map(({ play }) => play),
      )
    expect(await playsIn('main')).toEqual(['M', 'R', 'OU'])
    expect(await playsIn('corners')).toEqual([])
  })

  it('names the live topic of each answer', async () => {
    const live = await bettor.ask('board', { gameType: 'FT', showType: 'RB' })
    expect(live.topic).toBe('board:FT:RB:main')
    expect((await bettor.ask('board', { gameType: 'ALL', showType: 'FT' })).topic).toBe('')
    expect((await bettor.ask('champions', { gameType: 'FT' })).topic).toBe('champions:FT')
  })

  it('lists the leagues of a heading', async () => {
    expect(await bettor.ask('leagues', { gameType: 'ALL', showType: 'FT' })).toEqual([
      { id: 'league-2', name: '南屏公开赛', gameType: 'TN', matches: 1 },
      { id: 'league-1', name: '东海超级联赛', gameType: 'FT', matches: 1 },
    ])
  })

  it('shows a match with all its markets and events', async () => {
    const { match, events, statistics, topic } = await bettor.ask('match', { gide: 'live' })
    expect(topic).toBe('match:live')
    expect(match).toMatchObject({
      inPlay: true,
      status: 'running',
      score: { home: 0, away: 0 },
      periods: { current: 1 },
      startsAt: noon,
      marketCount: 4,
    })
    expect(match.markets).toContainEqual({
      id: 'live.RE.-2.',
      play: 'RE',
      line: -2,
      isMain: true,
      goalNumber: null,
      state: 'open',
      sides: ['H', 'C'],
      prices: [98, 92],
    })
    expect(events[0]).toMatchObject({ kind: 'period-start', at: 600 })
    expect(statistics).toContainEqual({ name: 'corners', home: 3, away: 2 })
  })

  it('answers 6303 for an unknown match', async () => {
    expect(await bettor.send('match', { gide: 'nowhere' })).toMatchObject({ status_code: 6303 })
  })

  it('shows titles with their runners', async () => {
    const { champions } = await bettor.ask('champions', { showType: 'FSFU' })
    expect(champions).toMatchObject([
      {
        id: 'league-1-s1',
        marketId: 'league-1-s1.FS..',
        runners: [
          { id: 't1', name: '临江', price: 150 },
          { id: 't2', name: '北岭', price: 220 },
          { id: 't3', name: '沙洲', price: 0 },
        ],
      },
    ])
    expect((await bettor.ask('champions', { gameType: 'TN' })).champions).toEqual([])
  })

  it('finds matches by words in either script', async () => {
    const found = async (words: string) =>
      (await bettor.ask('search', { words })).map(({ id }) => id)
    expect(await found('陸雲飛')).toEqual(['tennis'])
    expect(await found('临江 北岭')).toEqual(['live', 'today', 'early', 'other'])
    expect(await found('临江 南屏')).toEqual([])
    expect(await found(' ')).toEqual([])
  })

  it('has names in Traditional Chinese on request', async () => {
    const { match } = await bettor.ask('match', { gide: 'tennis' }, { langx: 'zh-tw' })
    expect(match).toMatchObject({ home: '陸雲飛', league: '南屏公開賽' })
  })

  it('shows visitors of the home page matches in play first', async () => {
    const { data } = await site.call(hotLive, { language: 'zh-TW' })
    const matches = data['matches'] as { gide: string; league: string }[]
    expect(matches.map(({ gide }) => gide)).toEqual(['live', 'today', 'early', 'other', 'tennis'])
    expect(matches[0]).toMatchObject({ league: '東海超級聯賽', isLive: 1 })
    expect(data['topic']).toBe('board:ALL:RB:main@zh-TW')
  })

  it('shows visitors the matches of one sport alone', async () => {
    const { data } = await site.call(hotLive, { gameType: 'TN' })
    expect((data['matches'] as { gide: string }[]).map(({ gide }) => gide)).toEqual(['tennis'])
  })

  it('shows results of matches that have left the board', async () => {
    const over = later(noon, minuteMs)
    site.parts.sports.bookWriter.hear(ended('live', over, [2, 1]))
    await site.parts.sports.bookWriter.flush()
    const results = await bettor.ask('results', { gameType: 'FT', date: siteDay(noon) })
    expect(results).toMatchObject([{ id: 'live', status: 'ended', score: { home: 2, away: 1 } }])
    expect(await bettor.ask('results', { gameType: 'TN', date: siteDay(noon) })).toEqual([])
  })

  it('shows a match that has left the board with its final score, even one entered by an operator', async () => {
    const result = { tallies: { score: { full: { home: 3, away: 0, final: true } } }, goals: [] }
    await site.platform.sql`
      insert into sports_match (id, kind, game_type, discipline, league_id, league_name, home_name,
                                away_name, starts_at, state, revision, result, entered_by)
      values ('past', 'match', 'FT', 'football', 'l1', '东海', '甲', '乙', ${timestamp(later(noon, -dayMs))}, 'ended',
              1, ${JSON.stringify(result)}::text::jsonb, 'operator')`
    const { match, statistics } = await bettor.ask('match', { gide: 'past' })
    expect(match).toMatchObject({ status: 'ended', score: { home: 3, away: 0 }, markets: [] })
    expect(statistics).toEqual([])
  })
})
