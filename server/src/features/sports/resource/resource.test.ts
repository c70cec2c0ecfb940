import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { logout } from '@xinghe/contract/account-member.ts'
import { isRefusalName } from '@xinghe/contract/refusal-table.ts'
import { resourceMethods } from '@xinghe/contract/sports-methods.ts'
import { hotLive, resource } from '@xinghe/contract/sports.ts'
import {
  dayMs,
  minuteMs,
  secondMs,
  siteDay,
  later,
  type Instant,
} from '@xinghe/rules/base/instant.ts'
import { bettorWith, enter, type Bettor } from '../../../../test/bettor.ts'
import { startSite, type TestSite } from '../../../../test/site.ts'
import { ended, listed } from '../../../../test/sports-news.ts'
import { tellBook, waitForNoon } from '../../../../test/told-book.ts'
import { memberWith } from '../../../../test/venue-member.ts'

let site: TestSite
let noon: Instant
let bettor: Bettor
beforeAll(async () => {
  site = await startSite({ VENUE_ADAPTER: 'none' })
  noon = waitForNoon(site)
  bettor = await bettorWith(site, 100_000n)
})
afterAll(() => site.close())

const refusalOf = async (answer: Promise<{ data: { refusal?: string } }>) =>
  (await answer).data.refusal

const setVenue = async (state: string, testers: string[] = []): Promise<void> => {
  await site.platform.sql`
    update venue_channel set state = ${state}, testers = ${testers} where code = 'CRTY'`
  site.platform.clock.advance?.(secondMs)
}

describe('before the feed has spoken', () => {
  it('the book says so, and shows what needs no feed', async () => {
    for (const method of ['counts', 'champions'])
      expect(await bettor.send(method)).toMatchObject({
        status_code: 6318,
        data: { refusal: 'feed-error' },
      })
    expect(await bettor.ask('openBets')).toEqual([])
    expect((await site.call(hotLive, {})).data).toMatchObject({ matches: [] })
  })
})

describe('the door', () => {
  beforeEach(() => tellBook(site, noon))

  it('opens for the uid of this login\u2019s launch', async () => {
    expect(await bettor.ask('settings')).toMatchObject({ oddsType: 'H' })
  })

  it.each([
    ['no uid', { token: undefined }],
    ['an empty uid', { token: '' }],
    ['a made-up uid', { token: 'x'.repeat(32) }],
    ['a uid that is no text', { token: 5 }],
    ['a uid that is too long', { token: 'x'.repeat(65) }],
  ])('refuses %s with 6302', async (_, head) => {
    expect(await bettor.send('settings', {}, head)).toMatchObject({
      status_code: 6302,
      message: '数据异常,请重新进入游戏',
    })
  })

  it('refuses the uid of another member, and of another login of the same', async () => {
    const stranger = await bettorWith(site, 0n)
    expect(await refusalOf(stranger.send('settings', {}, { token: bettor.uid }))).toBe(
      'uid-refused',
    )
    const made = {
      memberId: bettor.id,
      uuid: 'second',
      device: '',
      browser: '',
      ip: '',
      country: null,
    }
    const { token } = await site.platform.sessions.start(site.platform.sql, made)
    const Request = { timestamp: 1, token: bettor.uid }
    const answer = site.call(resource, { method: 'settings', enName: 'crty', Request }, { token })
    expect(await refusalOf(answer)).toBe('uid-refused')
  })

  it('refuses a uid once the next launch is in use', async () => {
    const member = await bettorWith(site, 0n)
    await member.ask('settings')
    const next = await enter(member)
    await member.ask('settings', {}, { token: next })
    expect(await refusalOf(member.send('settings'))).toBe('uid-refused')
  })

  it('ends a uid with the login', async () => {
    const member = await bettorWith(site, 0n)
    await member.ask('settings')
    await member.call(logout, {})
    expect(await refusalOf(member.send('settings'))).toBe('session-expired')
  })

  it('is closed while the venue is in maintenance, and open to testers alone while it is tested', async () => {
    await setVenue('maintenance')
    expect(await bettor.send('counts')).toMatchObject({ status_code: 6316 })
    await setVenue('testing')
    expect(await bettor.send('counts')).toMatchObject({ status_code: 6366 })
    await setVenue('testing', [bettor.id])
    tellBook(site, noon)
    await bettor.ask('counts')
    await setVenue('open')
  })

  it('refuses what is no method and no Request with 6301', async () => {
    const call = (method: unknown, enName: unknown, Request: unknown) =>
      bettor.call(resource, { method, enName, Request })
    const Request = { timestamp: 1, token: bettor.uid }
    for (const answer of [
      await call('settle', 'crty', Request),
      await call('toString', 'crty', Request),
      await call('settings', 'sbx', Request),
      await call('settings', 'crty', null),
      await call('settings', 'crty', 'text'),
      await call('settings', 'crty', { ...Request, timestamp: 'now' }),
      await call('board', 'crty', { ...Request, gameType: 'XX', showType: 'FT' }),
      await call('match', 'crty', { ...Request, gide: 'x'.repeat(61) }),
      await call('results', 'crty', { ...Request, gameType: 'FT', date: '2026-02-30' }),
    ])
      expect(answer).toMatchObject({ status_code: 6301, data: { refusal: 'resource-parameter' } })
    expect(await refusalOf(call(7, 'crty', Request))).toBe('invalid-parameter')
  })

  it('asks for a login', async () => {
    const answer = site.call(resource, { method: 'counts', enName: 'crty', Request: {} })
    expect(await refusalOf(answer)).toBe('session-expired')
  })
})

describe('the market', () => {
  beforeEach(() => tellBook(site, noon))

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
    expect(data['topic']).toBe('board:ALL:RB:main')
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

describe('settings', () => {
  it('change what is given and leave the rest', async () => {
    const member = await bettorWith(site, 0n)
    const usual = await member.ask('settings')
    await member.ask('saveSettings', { oddsType: 'M', quickStakes: ['50.00', '80.00'] })
    await member.ask('saveSettings', { keepAfterBet: true, defaultStake: '20.00' })
    expect(await member.ask('settings')).toEqual({
      ...usual,
      oddsType: 'M',
      quickStakes: [5_000n, 8_000n],
      keepAfterBet: true,
      defaultStake: 2_000n,
    })
    expect(await member.ask('saveSettings', { defaultStake: null })).toMatchObject({
      defaultStake: null,
    })
  })

  it.each([
    { oddsType: 'X' },
    { policy: 'all' },
    { quickStakes: [] },
    { quickStakes: ['0.00'] },
    { quickStakes: Array(7).fill('1.00') },
    { defaultStake: '-1.00' },
    { defaultStake: 5 },
    { keepAfterBet: 'yes' },
  ])('do not take %j', async (change) => {
    expect(await refusalOf(bettor.send('saveSettings', change))).toBe('resource-parameter')
  })
})

describe('favourites', () => {
  beforeEach(() => tellBook(site, noon))
  const mark = (kind: string, id: string, on = true) =>
    bettor.ask('saveFavourite', { kind, id, on })

  it('are marked once and taken away again', async () => {
    await mark('match', 'today')
    await mark('match', 'today')
    expect(await mark('league', 'league-2')).toEqual({ matches: ['today'], leagues: ['league-2'] })
    expect(await bettor.ask('favourites')).toEqual({ matches: ['today'], leagues: ['league-2'] })
    await mark('league', 'league-2', false)
    expect(await mark('match', 'nowhere', false)).toEqual({ matches: ['today'], leagues: [] })
  })

  it('are of what the book has', async () => {
    const unknown = bettor.send('saveFavourite', { kind: 'league', id: 'today', on: true })
    expect(await refusalOf(unknown)).toBe('resource-empty')
  })

  it('are at most two hundred of a kind', async () => {
    const member = await bettorWith(site, 0n)
    await site.platform.sql`
      insert into sports_favourite (member_id, kind, id, made_at)
      select ${member.id}, 'league', 'l' || n, ${noon} from generate_series(1, 200) n`
    const more = { kind: 'league', id: 'league-1', on: true }
    expect(await refusalOf(member.send('saveFavourite', more))).toBe('favourites-full')
    await member.ask('saveFavourite', { ...more, kind: 'match', id: 'today' })
  })

  it('forget matches that are long over', async () => {
    const member = await bettorWith(site, 0n)
    await site.platform.sql`
      insert into sports_favourite (member_id, kind, id, made_at)
      values (${member.id}, 'match', 'old', ${later(noon, -30 * dayMs)})`
    expect(await member.ask('saveFavourite', { kind: 'match', id: 'today', on: true })).toEqual({
      matches: ['today'],
      leagues: [],
    })
  })
})

describe('a member who may not play', () => {
  beforeEach(() => tellBook(site, noon))
  const pick = {
    gide: 'today',
    gameId: 'today.M..',
    w: 'M',
    side: 'H',
    ratio: null,
    goalNumber: null,
  }
  const bet = { code: 'single', stake: '10.00', picks: [{ ...pick, ioratio: 110, seen: null }] }
  const writes = [
    ['saveSettings', { oddsType: 'E' }],
    ['saveFavourite', { kind: 'match', id: 'today', on: true }],
    ['place', { oddsType: 'H', policy: 'any', bets: [bet] }],
  ] as const

  it('reads on while frozen, and changes nothing', async () => {
    const member = await bettorWith(site, 0n)
    await site.platform.sql`update member set state = 'frozen' where id = ${member.id}`
    site.platform.sessions.forget(member.id)
    await member.ask('counts')
    for (const [method, request] of writes)
      expect(await refusalOf(member.send(method, request))).toBe('account-frozen')
  })

  it('reads on during a break, and changes nothing', async () => {
    const member = await bettorWith(site, 0n)
    await site.platform.sql`
      insert into protection_break (member_id, excluded_for_good) values (${member.id}, true)`
    site.platform.sessions.forget(member.id)
    await member.ask('counts')
    for (const [method, request] of writes)
      expect(await refusalOf(member.send(method, request))).toBe('self-excluded')
  })
})

describe('hostile requests', () => {
  it('stay calm, whatever the method and whatever its fields hold', async () => {
    const values = fc.oneof(
      fc.constantFrom<unknown>(
        null,
        '',
        '\u0000',
        -1,
        2 ** 60,
        'x'.repeat(5_000),
        [],
        {},
        '\ud800',
      ),
      fc.constantFrom('FT', 'RB', 'today', '2026-11-15', 'single', '10.00', "' or 1=1"),
      fc.jsonValue(),
    )
    const fields = [
      'gameType',
      'showType',
      'date',
      'menu',
      'gide',
      'words',
      'picks',
      'series',
      'bets',
    ]
    const more = ['oddsType', 'policy', 'from', 'to', 'pageNum', 'requestId', 'kind', 'id', 'on']
    const record = Object.fromEntries([...fields, ...more].map((name) => [name, values]))
    tellBook(site, noon)
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...Object.keys(resourceMethods)),
        fc.record(record, { requiredKeys: [] }),
        async (method, request) => {
          const answer = await bettor.send(method, request)
          expect(answer.http).toBeLessThan(500)
          if (answer.status_code === 6000) return
          expect(isRefusalName(String(answer.data.refusal))).toBe(true)
          expect(answer.data.refusal).not.toBe('book-abnormal')
        },
      ),
      { numRuns: 300 },
    )
  })

  it('what nobody foresaw is 6399, and says nothing of the inside', async () => {
    const { sql } = site.platform
    await sql`alter table sports_favourite rename to sports_favourite_away`
    const answer = await bettor.send('favourites')
    await sql`alter table sports_favourite_away rename to sports_favourite`
    expect(answer).toMatchObject({ http: 200, status_code: 6399 })
    expect(answer.data).toEqual({ refusal: 'book-abnormal' })
  })

  it('a stranger without a launch learns nothing', async () => {
    const stranger = await memberWith(site, 0n)
    for (const method of Object.keys(resourceMethods)) {
      const Request = { timestamp: 1, token: 'none' }
      const answer = await stranger.call(resource, { method, enName: 'crty', Request })
      expect(answer).toMatchObject({ status_code: 6302, data: { refusal: 'uid-refused' } })
    }
  })
})
