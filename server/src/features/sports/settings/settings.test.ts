import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dayMs, later, type Instant } from '@xinghe/rules/base/instant.ts'
import { bettorWith, type Bettor } from '../../../../test/bettor.ts'
import { startSite, type TestSite } from '../../../../test/site.ts'
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

const refusalOf = async (answer: Promise<{ data: { refusal?: string } }>) =>
  (await answer).data.refusal

describe('settings', () => {
  it('change only the given fields', async () => {
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
    expect(usual.alerts).toEqual(['goal', 'start', 'settlement', 'price'])
    expect(await member.ask('saveSettings', { alerts: [] })).toMatchObject({ alerts: [] })
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
    { alerts: ['corner'] },
    { alerts: ['goal', 'start', 'settlement', 'price', 'goal'] },
  ])('do not take %j', async (change) => {
    expect(await refusalOf(bettor.send('saveSettings', change))).toBe('resource-parameter')
  })
})

describe('favourites', () => {
  beforeEach(() => sendBook(site, noon))
  const mark = (kind: string, id: string, on = true) =>
    bettor.ask('saveFavourite', { kind, id, on })

  it('are marked once and removed', async () => {
    await mark('match', 'today')
    await mark('match', 'today')
    expect(await mark('league', 'league-2')).toEqual({ matches: ['today'], leagues: ['league-2'] })
    expect(await bettor.ask('favourites')).toEqual({ matches: ['today'], leagues: ['league-2'] })
    await mark('league', 'league-2', false)
    expect(await mark('match', 'nowhere', false)).toEqual({ matches: ['today'], leagues: [] })
  })

  it('are matches and leagues that the book offers', async () => {
    const unknown = bettor.send('saveFavourite', { kind: 'league', id: 'today', on: true })
    expect(await refusalOf(unknown)).toBe('resource-empty')
  })

  it('are at most two hundred of a kind', async () => {
    const member = await bettorWith(site, 0n)
    await site.platform.sql`
      insert into sports_favourite (member_id, kind, id, made_at)
      select ${member.id}, 'league', 'l' || n, ${timestamp(noon)} from generate_series(1, 200) n`
    const more = { kind: 'league', id: 'league-1', on: true }
    expect(await refusalOf(member.send('saveFavourite', more))).toBe('list-full')
    await member.ask('saveFavourite', { ...more, kind: 'match', id: 'today' })
  })

  it('lose matches that ended long ago', async () => {
    const member = await bettorWith(site, 0n)
    await site.platform.sql`
      insert into sports_favourite (member_id, kind, id, made_at)
      values (${member.id}, 'match', 'old', ${timestamp(later(noon, -30 * dayMs))})`
    expect(await member.ask('saveFavourite', { kind: 'match', id: 'today', on: true })).toEqual({
      matches: ['today'],
      leagues: [],
    })
  })
})

describe('a member who may not play', () => {
  beforeEach(() => sendBook(site, noon))
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
    ['savePriceTarget', { matchId: 'today', marketId: 'today.M..', side: 'H', target: 150 }],
    ['deletePriceTarget', { id: '1' }],
    ['place', { oddsType: 'H', policy: 'any', bets: [bet] }],
  ] as const

  it('may read while frozen, and change nothing', async () => {
    const member = await bettorWith(site, 0n)
    await site.platform.sql`update member set state = 'frozen' where id = ${member.id}`
    site.platform.sessions.forget(member.id)
    await member.ask('counts')
    for (const [method, request] of writes)
      expect(await refusalOf(member.send(method, request))).toBe('account-frozen')
  })

  it('may read during a break, and change nothing', async () => {
    const member = await bettorWith(site, 0n)
    await site.platform.sql`
      insert into protection_break (member_id, excluded_for_good) values (${member.id}, true)`
    site.platform.sessions.forget(member.id)
    await member.ask('counts')
    for (const [method, request] of writes)
      expect(await refusalOf(member.send(method, request))).toBe('self-excluded')
  })
})
