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
import { tellBook, waitForNoon } from '../../../../test/told-book.ts'

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
    // Boards are kept for a second.
    site.platform.clock.advance?.(secondMs)
    tellBook(site, noon)
  })

  it('counts matches and titles by sport and heading', async () => {
    const { counts, feedAlive } = await bettor.ask('counts')
    expect(feedAlive).toBe(true)
    expect(counts).toEqual([
      ['FT', 'FSFU', 1],
      ['FT', 'FT', 1],
      ['FT', 'FU', 2],
      ['FT', 'RB', 1],
      ['TN', 'FT', 1],
    ])
  })

  const idsOn = async (request: object): Promise<string[]> =>
    (await bettor.ask('board', request)).matches.map(({ gide }) => gide)

  it('shows a page of the board, and of an early board one day', async () => {
    expect(await idsOn({ gameType: 'FT', showType: 'RB' })).toEqual(['live'])
    expect(await idsOn({ gameType: 'ALL', showType: 'FT' })).toEqual(['tennis', 'today'])
    expect(await idsOn({ gameType: 'FT', showType: 'FU' })).toEqual(['early', 'other'])
    const tomorrow = siteDay(later(noon, dayMs))
    expect(await idsOn({ gameType: 'FT', showType: 'FU', date: tomorrow })).toHaveLength(2)
    expect(await idsOn({ gameType: 'FT', showType: 'FU', date: siteDay(noon) })).toEqual([])
    expect(await idsOn({ gameType: 'VF', showType: 'FT' })).toEqual([])
  })

  it('turns the pages of a long board, and knows how many there are', async () => {
    const at = site.platform.clock.now()
    const many = Array.from({ length: 310 }, (_, index) =>
      listed(`early-${String(index).padStart(3, '0')}`, later(noon, 2 * dayMs), at),
    )
    site.parts.sports.desk.hear(many.flat())
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
    expect(second.matches[0]?.gide).toBe('early-300')
  })

  it('shows the markets of the menu alone', async () => {
    const page = { gameType: 'FT', showType: 'FT' }
    const playsIn = async (menu: string) =>
      (await bettor.ask('board', { ...page, menu })).matches.flatMap(({ markets }) =>
        markets.map(([, play]) => play),
      )
    expect(await playsIn('main')).toEqual(['M', 'R', 'OU'])
    expect(await playsIn('corners')).toEqual([])
  })

  it('names a topic for what is told live', async () => {
    const live = await bettor.ask('board', { gameType: 'FT', showType: 'RB' })
    expect(live.topic).toBe('board:FT:RB:main')
    expect((await bettor.ask('board', { gameType: 'ALL', showType: 'FT' })).topic).toBe('')
    expect((await bettor.ask('champions', { gameType: 'FT' })).topic).toBe('champions:FT')
  })

  it('lists the leagues of a heading', async () => {
    expect(await bettor.ask('leagues', { gameType: 'ALL', showType: 'FT' })).toEqual([
      { league_id: 'league-2', name: '南屏公开赛', gameType: 'TN', matches: 1 },
      { league_id: 'league-1', name: '东海超级联赛', gameType: 'FT', matches: 1 },
    ])
  })

  it('shows a match with all its markets and its course', async () => {
    const { match, events, statistics, topic } = await bettor.ask('match', { gide: 'live' })
    expect(topic).toBe('match:live')
    expect(match).toMatchObject({
      isLive: 1,
      gameStatus: 'running',
      sc_FT_H: 0,
      se_now: 1,
      datetime: noon,
      playCount: 4,
    })
    expect(match.markets).toContainEqual(['live.RE.-2.', 'RE', -2, 1, null, 1, ['H', 98, 'C', 92]])
    expect(events[0]).toMatchObject({ kind: 'period-start', at: 600 })
    expect(statistics).toContainEqual({ name: 'corners', h: 3, c: 2 })
  })

  it('says 6303 for a match that it does not have', async () => {
    expect(await bettor.send('match', { gide: 'nowhere' })).toMatchObject({ status_code: 6303 })
  })

  it('shows titles with their runners', async () => {
    const { champions } = await bettor.ask('champions', { showType: 'FSFU' })
    expect(champions).toMatchObject([
      {
        championId: 'league-1-s1',
        gameId: 'league-1-s1.FS..',
        runners: [
          ['t1', '临江', 150],
          ['t2', '北岭', 220],
          ['t3', '沙洲', 0],
        ],
      },
    ])
    expect((await bettor.ask('champions', { gameType: 'TN' })).champions).toEqual([])
  })

  it('finds matches by words of either script', async () => {
    const found = async (words: string) =>
      (await bettor.ask('search', { words })).map(({ gide }) => gide)
    expect(await found('陸雲飛')).toEqual(['tennis'])
    expect(await found('临江 北岭')).toEqual(['live', 'today', 'early', 'other'])
    expect(await found('临江 南屏')).toEqual([])
    expect(await found(' ')).toEqual([])
  })

  it('writes names in Traditional for whoever reads it', async () => {
    const { match } = await bettor.ask('match', { gide: 'tennis' }, { langx: 'zh-tw' })
    expect(match).toMatchObject({ team_h: '陸雲飛', league: '南屏公開賽' })
  })

  it('shows the home what is hot, in play first, to everyone', async () => {
    const { data } = await site.call(hotLive, { language: 'zh-TW' })
    const matches = data['matches'] as { gide: string; league: string }[]
    expect(matches.map(({ gide }) => gide)).toEqual(['live', 'today', 'early', 'other', 'tennis'])
    expect(matches[0]).toMatchObject({ league: '東海超級聯賽', isLive: 1 })
    expect(data['topic']).toBe('board:ALL:RB:main@zh-TW')
  })

  it('keeps results after a match has left the board', async () => {
    const over = later(noon, minuteMs)
    site.parts.sports.desk.hear(ended('live', over, [2, 1]))
    await site.parts.sports.desk.flush()
    const results = await bettor.ask('results', { gameType: 'FT', date: siteDay(noon) })
    expect(results).toMatchObject([{ gide: 'live', gameStatus: 'ended', sc_FT_H: 2, sc_FT_C: 1 }])
    expect(await bettor.ask('results', { gameType: 'TN', date: siteDay(noon) })).toEqual([])
  })

  it('remembers how a match ended that has left the board, also where an operator entered it', async () => {
    const result = { tallies: { score: { full: { home: 3, away: 0, final: true } } }, goals: [] }
    await site.platform.sql`
      insert into sports_match (id, kind, game_type, discipline, league_id, league_name, home_name,
                                away_name, starts_at, state, revision, result, entered_by)
      values ('past', 'match', 'FT', 'football', 'l1', '东海', '甲', '乙', ${later(noon, -dayMs)}, 'ended',
              1, ${JSON.stringify(result)}::text::jsonb, 'operator')`
    const { match, statistics } = await bettor.ask('match', { gide: 'past' })
    expect(match).toMatchObject({ gameStatus: 'ended', sc_FT_H: 3, sc_FT_C: 0, markets: [] })
    expect(statistics).toEqual([])
  })
})
