import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { logout } from '@xinghe/contract/account-member.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import { isRefusalName } from '@xinghe/contract/refusal-table.ts'
import { resourceMethods } from '@xinghe/contract/sports-methods.ts'
import { resource } from '@xinghe/contract/sports-resource.ts'
import { hotLive } from '@xinghe/contract/sports.ts'
import { later, secondMs, type Instant } from '@xinghe/rules/base/instant.ts'
import { bettorWith, enter, setBook, type Bettor } from '../../../../test/bettor.ts'
import { testBrowser } from '../../../../test/wire-client.ts'
import { startSite, type TestSite } from '../../../../test/site.ts'
import { sendBook, waitForNoon } from '../../../../test/send-book.ts'
import { memberWith } from '../../../../test/venue-member.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { sportsLaunchCheck } from './sports-launch.ts'

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

describe('before the first message of the feed', () => {
  it('calls that need the feed are refused, and others are answered', async () => {
    for (const method of ['counts', 'champions'])
      expect(await bettor.send(method)).toMatchObject({
        status_code: 6318,
        data: { refusal: 'feed-error' },
      })
    expect(await bettor.ask('openBets')).toEqual([])
    expect((await site.call(hotLive, {})).data).toMatchObject({ matches: [] })
  })
})

describe('the launch check', () => {
  beforeEach(() => sendBook(site, noon))

  it('accepts the uid of this session’s launch', async () => {
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

  it('refuses the uid of another member, and of another session of the same member', async () => {
    const stranger = await bettorWith(site, 0n)
    expect(await refusalOf(stranger.send('settings', {}, { token: bettor.uid }))).toBe(
      'uid-refused',
    )
    const made = {
      memberId: bettor.id,
      uuid: testBrowser,
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

  it('takes the launches of two tabs of one login', async () => {
    const member = await bettorWith(site, 0n)
    await member.ask('settings')
    const next = await enter(member)
    await member.ask('settings', {}, { token: next })
    await member.ask('settings')
  })

  it('refuses a launch that another process has ended, although it is cached', async () => {
    const { sql, clock } = site.platform
    const { id: memberId, uid } = await bettorWith(site, 0n)
    const launchCheck = sportsLaunchCheck(site.platform)
    const [launch] = await sql<{ hash: string }[]>`
      select session_hash as hash from venue_launch where uid = ${uid}`
    const [start, session] = [clock.now(), launch]
    const check = (ms: number): Promise<void> =>
      launchCheck.check(
        { memberId, session, now: later(start, ms) } as unknown as MemberContext,
        uid,
      )
    await check(0)
    await sql`update venue_launch set ended_at = now() where uid = ${uid}`
    await check(4.9 * secondMs)
    await check(5.1 * secondMs)
    await vi.waitFor(() => expect(check(5.1 * secondMs)).rejects.toThrow(Refused))
  })

  it('refuses a uid after logout', async () => {
    const member = await bettorWith(site, 0n)
    await member.ask('settings')
    await member.call(logout, {})
    expect(await refusalOf(member.send('settings'))).toBe('session-expired')
  })

  it('refuses everyone during maintenance, and everyone but testers during a test', async () => {
    await setBook(site, 'maintenance')
    expect(await bettor.send('counts')).toMatchObject({ status_code: 6316 })
    await setBook(site, 'testing')
    expect(await bettor.send('counts')).toMatchObject({ status_code: 6366 })
    await setBook(site, 'testing', [bettor.id])
    sendBook(site, noon)
    await bettor.ask('counts')
    await setBook(site, 'open')
  })

  it('refuses an unknown method and an invalid Request with 6301', async () => {
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

  it('requires a session', async () => {
    const answer = site.call(resource, { method: 'counts', enName: 'crty', Request: {} })
    expect(await refusalOf(answer)).toBe('session-expired')
  })
})

describe('hostile requests', () => {
  it('get a named refusal or an answer, never an internal error', async () => {
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
    sendBook(site, noon)
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

  it('get 6399 without details when an unexpected error occurs', async () => {
    await site.owner`alter table sports_favourite rename to sports_favourite_away`
    const answer = await bettor.send('favourites')
    await site.owner`alter table sports_favourite_away rename to sports_favourite`
    expect(answer).toMatchObject({ http: 200, status_code: 6399 })
    expect(answer.data).toEqual({ refusal: 'book-abnormal' })
  })

  it('are refused for a member without a launch, whatever the method', async () => {
    const stranger = await memberWith(site, 0n)
    for (const method of Object.keys(resourceMethods)) {
      const Request = { timestamp: 1, token: 'none' }
      const answer = await stranger.call(resource, { method, enName: 'crty', Request })
      expect(answer).toMatchObject({ status_code: 6302, data: { refusal: 'uid-refused' } })
    }
  })
})
