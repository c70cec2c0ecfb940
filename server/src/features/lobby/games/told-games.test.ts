import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import * as calls from '@xinghe/contract/lobby-games.ts'
import { dayMs, minuteMs } from '@xinghe/rules/base/instant.ts'
import { openSocket } from '../../../../test/live-socket.ts'
import { startSite, type TestSite } from '../../../../test/site.ts'
import { memberWith } from '../../../../test/venue-member.ts'
import { makeOwnTable } from '../../../../test/own-table.ts'
import { cachedPlayers } from './players.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({ VENUE_ADAPTER: 'none' })
  // A table in the place of the pools behind the view.
  await site.owner`drop view game_pool_amount`
  await makeOwnTable(site.owner, 'game_pool_amount', 'code text, amount bigint')
})
afterAll(() => site.close())
beforeEach(async () => {
  await site.platform.sql`delete from game_pool_amount`
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

it('pushes pools to those who read them, when they change', async () => {
  await site.platform.sql`insert into game_pool_amount values ('mini', 10000)`
  const socket = await openSocket(site.url)
  socket.send({ t: 'sub', topic: calls.poolsTopic })
  expect(await socket.next('snap')).toMatchObject({ data: [{ code: 'mini', amount: '100.00' }] })
  await site.platform.sql`update game_pool_amount set amount = 10003`
  expect(await socket.next('delta')).toMatchObject({ data: [{ code: 'mini', amount: '100.03' }] })
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
