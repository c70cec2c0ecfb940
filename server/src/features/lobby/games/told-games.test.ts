import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as calls from '@xinghe/contract/lobby-games.ts'
import { dayMs, minuteMs } from '@xinghe/rules/base/instant.ts'
import { openSocket } from '../../../../test/live-socket.ts'
import { startSite, type TestSite } from '../../../../test/site.ts'
import { memberWith } from '../../../../test/venue-member.ts'
import { cachedPlayers } from './players.ts'
import { readWinners } from './read-told.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({ VENUE_ADAPTER: 'none' })
  // Tables in the place of the bets and pools behind the two views.
  const { sql } = site.platform
  await sql`drop view game_win, game_pool_amount`
  await sql`create table game_win (id text, game text, name text, simulated boolean, stake bigint,
                                   payout bigint, won_at timestamptz default now())`
  await sql`create table game_pool_amount (code text, amount bigint)`
})
afterAll(() => site.close())
beforeEach(async () => {
  await site.platform.sql`delete from game_win`
  await site.platform.sql`delete from game_pool_amount`
})

const win = (id: string, name: string, simulated: boolean) => site.platform.sql`
  insert into game_win (id, game, name, simulated, stake, payout)
  values (${id}, 'KOI', ${name}, ${simulated}, 200, 12000)`

describe('winners', () => {
  it('are told masked, newest first, and simulated ones are marked', async () => {
    await win('XG1', 'demo01', false)
    await win('XG2', 'robot77', true)
    const { data } = await site.call(calls.winners, {})
    const told = (data as unknown as { id: string }[]).filter(({ id }) => id.startsWith('XG'))
    expect(told).toMatchObject([
      { id: 'XG2', player: 'r***7', simulated: 1 },
      { id: 'XG1', player: 'd***1', simulated: 0, stake: '2.00', payout: '120.00' },
    ])
    expect(JSON.stringify(data)).not.toContain('demo01')
  })

  it('on a live site are members only', async () => {
    await win('XG1', 'demo01', false)
    await win('XG2', 'robot77', true)
    const { sql, config, clock } = site.platform
    const told = await readWinners({ sql, clock, config: { ...config, mode: 'live' } })
    expect(told.map(({ id }) => id)).toEqual(['XG1'])
  })
})

it('tells the pools by their names, smallest first', async () => {
  await site.platform.sql`
    insert into game_pool_amount values ('grand', 10012345), ('mini', 10000), ('other', 5)`
  const { data } = await site.call(calls.bonusPools, {})
  expect(data).toEqual([
    { code: 'mini', amount: '100.00' },
    { code: 'grand', amount: '100123.45' },
  ])
})

it('pushes pools and winners to those who read them, when they change', async () => {
  await site.platform.sql`insert into game_pool_amount values ('mini', 10000)`
  const socket = await openSocket(site.url)
  socket.send({ t: 'sub', topic: calls.poolsTopic })
  expect(await socket.next('snap')).toMatchObject({ data: [{ code: 'mini', amount: '100.00' }] })
  await site.platform.sql`update game_pool_amount set amount = 10003`
  expect(await socket.next('delta')).toMatchObject({ data: [{ code: 'mini', amount: '100.03' }] })
  socket.send({ t: 'sub', topic: calls.winnersTopic })
  expect(await socket.next('snap')).toMatchObject({ topic: calls.winnersTopic })
  await win('XG1', 'demo01', false)
  expect((await socket.next('delta'))['data']).toContainEqual(
    expect.objectContaining({ id: 'XG1', player: 'd***1' }),
  )
  socket.close()
})

it('counts each member of the last 24 hours once, and counts again after a minute', async () => {
  const { sql, clock } = site.platform
  let now = clock.now()
  const players = cachedPlayers({ sql, clock: { ...clock, now: () => now } })
  const [one, other] = [await memberWith(site, 0n), await memberWith(site, 0n)]
  const played = (memberId: string, ago: number, uid: string) => sql`
    insert into venue_launch (uid, member_id, session_hash, venue, game_code, made_at)
    values (${uid}, ${memberId}, '', 'CRTY', 'KOI', ${new Date(now - ago).toISOString()})`
  await played(one.id, 1_000, 'a')
  await played(one.id, 2_000, 'b')
  await played(other.id, dayMs + 1_000, 'c')
  expect(await players()).toEqual(new Map([['KOI', 1]]))
  await played(other.id, 1_000, 'd')
  expect((await players()).get('KOI')).toBe(1)
  now = (now + minuteMs) as typeof now
  expect((await players()).get('KOI')).toBe(2)
  await sql`update member set simulated = true where id = ${other.id}`
  now = (now + minuteMs) as typeof now
  expect((await players()).get('KOI')).toBe(1)
  const hot = await site.call(calls.gameList, { category: 8, tag: 'hot' })
  expect(hot.data['list']).toMatchObject([{ gameCode: 'KOI', players: 1 }])
})
