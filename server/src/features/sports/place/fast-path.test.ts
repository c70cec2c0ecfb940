import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { Refused } from '@xinghe/contract/refusal.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { openPlacementFixture, type PlacementFixture } from '../../../../test/placement-fixture.ts'
import { handicap, single } from '../../../../test/picks.ts'
import { lockMembers } from '../../../ledger/lock-members.ts'
import { post } from '../../../ledger/post.ts'
import { timestamp } from '../../../platform/database/value.ts'

let fixture: PlacementFixture
beforeAll(async () => {
  fixture = await openPlacementFixture()
})
afterAll(async () => {
  expect(await fixture.faults()).toEqual([])
  await fixture.close()
})

/** Taken (null), or why not. */
const outcomeOf = async (id: MemberId, match: string, stake = 1_000n): Promise<string | null> => {
  try {
    const [order] = await fixture.place(id, [single(handicap(match), stake)])
    return order?.refusedWhy ?? null
  } catch (error) {
    if (error instanceof Refused) return error.refusal
    throw error
  }
}

describe('cached terms of a member', () => {
  it('expire when the member is frozen, takes a break, sets a limit or ends auto-transfer', async () => {
    const [id, match] = [await fixture.member({ venue: 3_000n, centre: 9_000n }), fixture.match()]
    const { sql } = fixture
    const outcome = () => outcomeOf(id, match)
    expect(await outcome()).toBeNull()
    await sql`update member set state = 'frozen' where id = ${id}`
    expect(await outcome()).toBe('account-frozen')
    await sql`update member set state = 'active' where id = ${id}`
    expect(await outcome()).toBeNull()
    await sql`insert into protection_break (member_id, excluded_for_good) values (${id}, true)`
    expect(await outcome()).toBe('self-excluded')
    await fixture.owner`delete from protection_break where member_id = ${id}`
    await sql`
      insert into protection_limit (member_id, kind, period, amount, changed_at)
      values (${id}, 'wager', 'day', 2500, ${timestamp(fixture.now())})`
    expect(await outcome()).toBe('limit-reached')
    await sql`update protection_limit set amount = 90000 where member_id = ${id}`
    expect(await outcome()).toBeNull()
    expect(await outcome()).toBeNull()
    await sql`update member set auto_transfer = false where id = ${id}`
    expect(await outcome()).toBe('balance-too-low')
    expect(await fixture.wallet(id)).toEqual({ venue: 0n, centre: 8_000n })
  })

  it('are not used while a change of the terms is uncommitted', async () => {
    const [id, match] = [await fixture.member(), fixture.match()]
    expect(await outcomeOf(id, match)).toBeNull()
    const placed = await fixture.sql.begin(async (tx) => {
      await lockMembers(tx, [id])
      await tx`insert into protection_break (member_id, excluded_for_good) values (${id}, true)`
      // Waits for the lock of the row that says so.
      return { bet: outcomeOf(id, match) }
    })
    expect(await placed.bet).toBe('self-excluded')
  })
})

describe('a centre wallet locked by another transaction', () => {
  it('is waited for, and the bet is refused when that transaction has spent the money', async () => {
    const [id, match] = [await fixture.member({ venue: 300n, centre: 1_000n }), fixture.match()]
    const away = {
      from: { memberId: id, pocket: 'centre' },
      into: { memberId: id, pocket: 'locked' },
      amount: 1_000n,
      code: 'withdraw-lock',
      cause: 'test',
      key: `test:${id}:away`,
    } as const
    const placed = await fixture.sql.begin(async (tx) => {
      await post(tx, [away], fixture.now())
      const bet = outcomeOf(id, match)
      await vi.waitFor(async () => {
        const waiting = await fixture.sql`
          select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`
        expect(waiting).toHaveLength(1)
      })
      return { bet }
    })
    expect(await placed.bet).toBe('balance-too-low')
    expect(await fixture.wallet(id)).toEqual({ venue: 300n, centre: 0n })
  })
})

describe('in one batch', () => {
  it('a request that another process has answered does not affect other requests', async () => {
    const match = fixture.match()
    const ids = await Promise.all(Array.from({ length: 5 }, () => fixture.member()))
    const [first] = ids
    if (first === undefined) throw new Error('nobody')
    const bets = [single(handicap(match))]
    const request = { requestId: randomUUID(), oddsType: 'H', policy: 'none', bets } as const
    const before = await fixture.second().place(first, request)
    const again = fixture.placing.place(first, request)
    const others = ids.slice(1).map((id) => fixture.place(id, bets))
    expect((await again).orders).toEqual(before.orders)
    const states = (await Promise.all(others)).flat().map(({ state }) => state)
    expect(states).toEqual(['open', 'open', 'open', 'open'])
    for (const id of ids) expect((await fixture.wallet(id)).venue).toBe(99_000n)
    expect(await fixture.exposure(`match:${match}`)).toBe(5n * 980n)
  })

  it('members with auto-transfer are placed with the others, and counted once', async () => {
    const match = fixture.match()
    const money = [{}, { venue: 300n, centre: 5_000n }, {}, { venue: 0n, centre: 1_000n }, {}]
    const ids = await Promise.all(money.map((own) => fixture.member(own)))
    const placed = await Promise.all(ids.map((id) => fixture.place(id, [single(handicap(match))])))
    expect(placed.flat().map(({ state }) => state)).toEqual(ids.map(() => 'open'))
    expect(await Promise.all(ids.map((id) => fixture.wallet(id)))).toEqual([
      { venue: 99_000n, centre: 0n },
      { venue: 0n, centre: 4_300n },
      { venue: 99_000n, centre: 0n },
      { venue: 0n, centre: 0n },
      { venue: 99_000n, centre: 0n },
    ])
    expect(await fixture.exposure(`match:${match}`)).toBe(5n * 980n)
  })
})
