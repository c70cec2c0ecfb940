import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { instant, later } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { freshDatabase } from '../../test/database.ts'
import { fillTurnover, readTurnover, releaseTurnover } from './fill-turnover.ts'
import { openMemberAccounts } from './open-accounts.ts'
import { post } from './post.ts'
import { askTurnover } from './turnover.ts'
import { timestamp } from '../platform/database/value.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

const now = instant(1_800_000_000_000)
let members = 0
const newMember = async (balance: Fen): Promise<MemberId> => {
  const id: MemberId = `mem_turn${(members += 1).toString().padStart(8, '0')}`
  const { sql } = database
  await sql`
    insert into member (id, name, name_key, password_hash, registered_ip, registered_uuid,
                        registered_device, registered_at, agreed_at)
    values (${id}, ${id}, ${id}, '', '', '', '', ${timestamp(now)}, ${timestamp(now)})`
  await openMemberAccounts(sql, id, now)
  if (balance > 0n)
    await sql.begin((tx) =>
      post(
        tx,
        [
          {
            from: { house: 'adjustments' },
            into: { memberId: id, pocket: 'centre' },
            amount: balance,
            code: 'adjust-in',
            cause: 'test',
            key: `${id}:fund`,
          },
        ],
        now,
      ),
    )
  return id
}
const ask = (memberId: MemberId, cause: string, amount: Fen, afterMs: number) =>
  askTurnover(
    database.sql,
    { memberId, kind: 'deposit', cause: `${memberId}:${cause}`, amount, multipleHundredths: 100 },
    later(now, afterMs),
  )
const fill = (memberId: MemberId, amount: Fen) =>
  database.sql.begin((tx) => fillTurnover(tx, memberId, amount))
const open = async (memberId: MemberId) =>
  (await readTurnover(database.sql, memberId)).map(({ asked, done }) => [asked, done])

describe('turnover lines', () => {
  it('are filled oldest first, and the rest is returned', async () => {
    const id = await newMember(100_00n)
    await ask(id, 'newer', 50_00n, 1_000)
    await ask(id, 'older', 30_00n, 0)
    expect(await fill(id, 40_00n)).toBe(0n)
    expect(await open(id)).toEqual([[50_00n, 10_00n]])
    expect(await fill(id, 45_00n)).toBe(5_00n)
    expect(await open(id)).toEqual([])
    expect(await fill(id, 1n)).toBe(1n)
  })

  it('lose nothing when many bets settle at once', async () => {
    const id = await newMember(100_00n)
    await ask(id, 'first', 10_00n, 0)
    await ask(id, 'second', 90_00n, 1)
    await Promise.all(Array.from({ length: 20 }, () => fill(id, 2_50n)))
    expect(await open(id)).toEqual([[90_00n, 40_00n]])
  })

  it('are released when no money is left, and not before', async () => {
    const [poor, rich] = [await newMember(1_00n), await newMember(1_01n)]
    const release = (id: MemberId) => database.sql.begin((tx) => releaseTurnover(tx, id, now))
    for (const id of [poor, rich]) await ask(id, 'one', 50_00n, 0)
    expect(await release(rich)).toBe(false)
    expect(await release(poor)).toBe(true)
    expect(await release(poor)).toBe(false)
    expect([await open(poor), await open(rich)]).toEqual([[], [[50_00n, 0n]]])
  })

  it('stay while there is money in an outside venue or in a running bet', async () => {
    const { sql } = database
    const [away, staked] = [await newMember(80_00n), await newMember(0n)]
    for (const id of [away, staked]) await ask(id, 'one', 50_00n, 0)
    const transit = { memberId: away, pocket: 'transit' } as const
    const sent = { amount: 80_00n, cause: 'test' } as const
    const moves = [
      {
        ...sent,
        from: { memberId: away, pocket: 'centre' },
        into: transit,
        code: 'venue-in',
        key: `${away}:in`,
      },
      {
        ...sent,
        from: transit,
        into: { house: 'outside-venue:SBX' },
        code: 'venue-sent',
        key: `${away}:sent`,
      },
    ] as const
    await sql.begin((tx) => post(tx, moves, now))
    await sql`
      insert into sports_bet (member_id, request_id, position, body_hash, state, code, stake, risk,
                              max_win, policy, usd_rate, placed_at)
      values (${staked}, 'test', 0, '', 'open', 'single', 8000, 8000, 7600, 'none', 72000, ${timestamp(now)})`
    const release = (id: MemberId) => sql.begin((tx) => releaseTurnover(tx, id, now))
    expect([await release(away), await release(staked)]).toEqual([false, false])
  })
})
