import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as calls from '@xinghe/contract/lobby-games.ts'
import { launch } from '@xinghe/contract/lobby-venues.ts'
import { gameCategoryIds } from '@xinghe/rules/lobby/game-category.ts'
import { startSite, type TestSite } from '../../../../test/site.ts'
import { memberWith, type VenueMember } from '../../../../test/venue-member.ts'
import { seedGames } from './seed.ts'
import { setEntry } from './set-entry.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({ VENUE_ADAPTER: 'none' })
})
afterAll(() => site.close())
beforeEach(async () => {
  await site.platform.sql`update game_entry set state = 'open'`
})

interface Listed {
  readonly total: number
  readonly list: readonly Record<string, unknown>[]
}

const listOf = async (input: object, member?: VenueMember): Promise<Listed> => {
  const answer = await (member?.call(calls.gameList, input) ?? site.call(calls.gameList, input))
  expect(answer.status_code, JSON.stringify(answer.data)).toBe(6000)
  return answer.data as unknown as Listed
}
const codesOf = async (input: object, member?: VenueMember): Promise<unknown[]> =>
  (await listOf(input, member)).list.map(({ gameCode }) => gameCode)

const slots = gameCategoryIds.DZ
const enter = (member: VenueMember, gameCode: string) =>
  member.call(launch, { enName: 'slots', gameCode, isActivity: 1 })

describe('the list of games', () => {
  it('shows a visitor the games of a category in the order of the catalogue', async () => {
    const { total, list } = await listOf({ category: slots })
    expect(total).toBe(4)
    expect(list.map(({ gameCode }) => gameCode)).toEqual(['GEM', 'KOI', 'FLY', 'DRG'])
    expect(list[0]).toMatchObject({
      name: '星河宝石',
      enName: 'slots',
      state: 'open',
      isFavourite: 0,
    })
  })

  it('shows all categories under 8, by page', async () => {
    const first = await listOf({ category: 8, pageSize: 5 })
    const third = await listOf({ category: 8, pageSize: 5, pageNum: 3 })
    expect([first.total, first.list.length, third.list.length]).toEqual([18, 5, 5])
  })

  it.each([
    ['锦鲤', ['KOI']],
    ['錦鯉', ['KOI']],
    ['JL', ['KOI']],
    ['dhft', ['FLY']],
    ['drg', ['DRG']],
    ['%', []],
    ['_', []],
    ["' or 1=1 --", []],
  ])('finds %s', async (keyword, codes) => {
    expect(await codesOf({ category: slots, keyword })).toEqual(codes)
  })

  it('names games in the reader’s script', async () => {
    const { list } = await listOf({ category: slots, language: 'zh-TW', keyword: 'jlym' })
    expect(list).toMatchObject([{ name: '錦鯉躍門' }])
  })

  it('takes names and lines of the build at every start, and leaves what an operator sets', async () => {
    const { sql } = site.platform
    await sql`
      update game_entry set name_cn = '旧名', name_tw = '舊名', line_cn = '旧', state = 'testing'
      where code = 'KOI'`
    await seedGames(site.platform)
    const { list } = await listOf({ category: slots, keyword: 'koi' })
    expect(list).toMatchObject([
      { name: '锦鲤跃门', line: '二十线，免费旋转奖金翻倍', state: 'testing' },
    ])
    const tw = await listOf({ category: slots, keyword: 'koi', language: 'zh-TW' })
    expect(tw.list).toMatchObject([{ name: '錦鯉躍門' }])
  })

  it('says that the games of a venue that an operator has closed are in maintenance', async () => {
    const { sql } = site.platform
    await sql`update venue_entry set open = false where en_name = 'lottery'`
    const { list } = await listOf({ category: gameCategoryIds.CP })
    await sql`update venue_entry set open = true where en_name = 'lottery'`
    expect(new Set(list.map(({ state }) => state))).toEqual(new Set(['maintenance']))
  })

  it('tells the figures of a game from its rules', async () => {
    const { list } = await listOf({ category: slots, keyword: 'gem' })
    expect(list).toMatchObject([
      {
        rtp: { low: '97.12', high: '97.12' },
        volatility: 'low',
        stake: { min: '1.00', max: '500.00' },
      },
    ])
  })

  it.each([
    { category: 9 },
    { category: 0 },
    { category: '6' },
    { category: 6, tag: 'best' },
    { category: 6, pageNum: 0 },
    { category: 6, pageSize: 61 },
    { category: 6, keyword: 'x'.repeat(31) },
    {},
  ])('does not understand %j', async (input) => {
    const answer = await site.call(calls.gameList, input)
    expect(answer.data.refusal).toBe('invalid-parameter')
  })

  it.each(['recent', 'favourite'])('asks a visitor to log in for %s games', async (tag) => {
    const answer = await site.call(calls.gameList, { category: slots, tag })
    expect(answer.data.refusal).toBe('session-expired')
  })
})

describe('favourites', () => {
  it('keeps a game once, the latest first, and lets it go', async () => {
    const member = await memberWith(site, 0n)
    for (const gameCode of ['KOI', 'KOI', 'GEM'])
      await member.call(calls.addFavourite, { gameCode })
    expect(await codesOf({ category: 8, tag: 'favourite' }, member)).toEqual(['GEM', 'KOI'])
    const { list } = await listOf({ category: slots, keyword: 'jlym' }, member)
    expect(list).toMatchObject([{ isFavourite: 1 }])
    await member.call(calls.removeFavourite, { gameCode: 'GEM' })
    await member.call(calls.removeFavourite, { gameCode: 'GEM' })
    expect(await codesOf({ category: 8, tag: 'favourite' }, member)).toEqual(['KOI'])
  })

  it('are each member’s own', async () => {
    const [one, other] = [await memberWith(site, 0n), await memberWith(site, 0n)]
    await one.call(calls.addFavourite, { gameCode: 'FLY' })
    expect(await codesOf({ category: 8, tag: 'favourite' }, other)).toEqual([])
  })

  it.each([calls.addFavourite, calls.removeFavourite])(
    'know no game outside the catalogue',
    async (call) => {
      const member = await memberWith(site, 0n)
      expect((await member.call(call, { gameCode: 'NOPE' })).data.refusal).toBe('game-unknown')
      expect((await site.call(call, { gameCode: 'KOI' })).data.refusal).toBe('session-expired')
    },
  )
})

describe('a launch', () => {
  it('puts the game first among the recent ones', async () => {
    const member = await memberWith(site, 0n)
    for (const game of ['KOI', 'GEM', 'KOI']) {
      expect((await enter(member, game)).status_code).toBe(6000)
    }
    expect(await codesOf({ category: 8, tag: 'recent' }, member)).toEqual(['KOI', 'GEM'])
    const recent = await member.call(calls.recentGames, {})
    expect(recent.data).toMatchObject([{ gameCode: 'KOI' }, { gameCode: 'GEM' }])
  })

  it.each([
    ['maintenance', 'game-maintenance'],
    ['closed', 'game-closed'],
    ['testing', 'game-testing'],
  ] as const)('is refused while the game is in %s', async (state, refusal) => {
    const member = await memberWith(site, 0n)
    await setEntry(site.platform, 'KOI', { state }, 'test')
    expect((await enter(member, 'KOI')).data.refusal).toBe(refusal)
    expect((await listOf({ category: slots, keyword: 'koi' })).list).toMatchObject([{ state }])
    expect((await enter(member, 'GEM')).status_code).toBe(6000)
  })

  it('lets testers of the venue into a game that is being tested', async () => {
    const member = await memberWith(site, 0n)
    await setEntry(site.platform, 'KOI', { state: 'testing' }, 'test')
    await site.platform.sql`
      update venue_channel set testers = array[${member.id}] where code = 'XHDZ'`
    expect((await enter(member, 'KOI')).status_code).toBe(6000)
  })

  it('knows no game of another venue', async () => {
    const member = await memberWith(site, 0n)
    expect((await enter(member, 'K3')).data.refusal).toBe('game-unknown')
    expect((await enter(member, 'NOPE')).data.refusal).toBe('game-unknown')
  })

  it('of the esports enters the sportsbook', async () => {
    const member = await memberWith(site, 0n)
    const answer = await member.call(launch, { enName: 'esports', isActivity: 1 })
    expect(answer.data).toMatchObject({ channelCode: 'CRTY' })
    expect(await codesOf({ category: 8, tag: 'recent' }, member)).toEqual(['ES'])
  })
})

describe('venues of a category', () => {
  it('are told with their state and the number of their games', async () => {
    const answer = await site.call(calls.venuesOfCategory, { category: slots })
    expect(answer.data).toMatchObject([{ enName: 'slots', state: 'open', games: 4 }])
    const live = await site.call(calls.venuesOfCategory, { category: gameCategoryIds.ZR })
    expect(live.data).toMatchObject([{ enName: 'live', state: 'open', games: 5 }])
  })

  it('hides the esports’ entrance with the sportsbook', async () => {
    await site.platform.settings.set('switches', { crMode: 0 })
    const answer = await site.call(calls.venuesOfCategory, { category: gameCategoryIds.DJ })
    const { list } = await listOf({ category: gameCategoryIds.DJ })
    await site.platform.settings.set('switches', { crMode: 1 })
    expect(answer.data).toMatchObject([{ enName: 'esports', state: 'maintenance' }])
    expect(list).toMatchObject([{ gameCode: 'ES', state: 'maintenance' }])
  })

  it('has the esports where the sportsbook is open', async () => {
    const answer = await site.call(calls.venuesOfCategory, { category: gameCategoryIds.DJ })
    expect(answer.data).toMatchObject([{ enName: 'esports', state: 'open', games: 1 }])
  })
})

describe('an operator', () => {
  it('changes tags and place, with an audit line', async () => {
    await setEntry(site.platform, 'DRG', { tags: ['recommended'], position: 0 }, 'operator')
    expect(await codesOf({ category: slots, tag: 'new' })).toEqual([])
    await setEntry(site.platform, 'DRG', { tags: ['new'], position: 3 }, 'operator')
    expect(await codesOf({ category: slots, tag: 'new' })).toEqual(['DRG'])
    const lines = await site.platform.sql<{ subject: string }[]>`
      select subject from audit_line where action = 'set-game-entry' and actor = 'operator'`
    expect(lines).toEqual([{ subject: 'DRG' }, { subject: 'DRG' }])
  })

  it('cannot change a game that is not there', async () => {
    await expect(setEntry(site.platform, 'NOPE', {}, 'operator')).rejects.toThrow('no game NOPE')
  })
})
