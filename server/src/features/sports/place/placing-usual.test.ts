import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { Refused } from '@xinghe/contract/refusal.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { openBettingDesk, type BettingDesk } from '../../../../test/betting-desk.ts'
import { handicap, single } from '../../../../test/picks.ts'
import { lockMembers } from '../../../ledger/lock-members.ts'
import { post } from '../../../ledger/post.ts'

let desk: BettingDesk
beforeAll(async () => {
  desk = await openBettingDesk()
})
afterAll(async () => {
  expect(await desk.faults()).toEqual([])
  await desk.close()
})

/** Taken (null), or why not. */
const outcomeOf = async (id: MemberId, match: string, stake = 1_000n): Promise<string | null> => {
  try {
    const [order] = await desk.place(id, [single(handicap(match), stake)])
    return order?.refusedWhy ?? null
  } catch (error) {
    if (error instanceof Refused) return error.refusal
    throw error
  }
}

describe('what is known of a member from earlier bets', () => {
  it('ends with the change: frozen, resting, bound by a limit, or without a filling centre', async () => {
    const [id, match] = [await desk.member({ venue: 3_000n, centre: 9_000n }), desk.match()]
    const { sql } = desk
    const outcome = () => outcomeOf(id, match)
    expect(await outcome()).toBeNull()
    await sql`update member set state = 'frozen' where id = ${id}`
    expect(await outcome()).toBe('account-frozen')
    await sql`update member set state = 'active' where id = ${id}`
    expect(await outcome()).toBeNull()
    await sql`insert into protection_break (member_id, excluded_for_good) values (${id}, true)`
    expect(await outcome()).toBe('self-excluded')
    await sql`delete from protection_break where member_id = ${id}`
    await sql`
      insert into protection_limit (member_id, kind, period, amount, changed_at)
      values (${id}, 'wager', 'day', 2500, ${desk.now()})`
    expect(await outcome()).toBe('limit-reached')
    await sql`update protection_limit set amount = 90000 where member_id = ${id}`
    expect(await outcome()).toBeNull()
    expect(await outcome()).toBeNull()
    await sql`update member set auto_transfer = false where id = ${id}`
    expect(await outcome()).toBe('balance-too-low')
    expect(await desk.wallet(id)).toEqual({ venue: 0n, centre: 8_000n })
  })

  it('a change that is under way is waited for', async () => {
    const [id, match] = [await desk.member(), desk.match()]
    expect(await outcomeOf(id, match)).toBeNull()
    const placed = await desk.sql.begin(async (tx) => {
      await lockMembers(tx, [id])
      await tx`insert into protection_break (member_id, excluded_for_good) values (${id}, true)`
      // Waits for the lock of the row that says so.
      return { bet: outcomeOf(id, match) }
    })
    expect(await placed.bet).toBe('self-excluded')
  })
})

describe('a centre that only is looked at', () => {
  it('is not taken from while its money is on the way elsewhere', async () => {
    const [id, match] = [await desk.member({ venue: 300n, centre: 1_000n }), desk.match()]
    const away = {
      from: { memberId: id, pocket: 'centre' },
      into: { memberId: id, pocket: 'locked' },
      amount: 1_000n,
      code: 'withdraw-lock',
      cause: 'test',
      key: `test:${id}:away`,
    } as const
    const placed = await desk.sql.begin(async (tx) => {
      await post(tx, [away], desk.now())
      const bet = outcomeOf(id, match)
      await vi.waitFor(async () => {
        const waiting = await desk.sql`
          select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`
        expect(waiting).toHaveLength(1)
      })
      return { bet }
    })
    expect(await placed.bet).toBe('balance-too-low')
    expect(await desk.wallet(id)).toEqual({ venue: 300n, centre: 0n })
  })
})

describe('in one batch', () => {
  it('a request that was answered by another process harms nobody', async () => {
    const match = desk.match()
    const ids = await Promise.all(Array.from({ length: 5 }, () => desk.member()))
    const [first] = ids
    if (first === undefined) throw new Error('nobody')
    const bets = [single(handicap(match))]
    const request = { requestId: randomUUID(), oddsType: 'H', policy: 'none', bets } as const
    const before = await desk.second().place(first, request)
    const again = desk.placing.place(first, request)
    const others = ids.slice(1).map((id) => desk.place(id, bets))
    expect((await again).orders).toEqual(before.orders)
    const states = (await Promise.all(others)).flat().map(({ state }) => state)
    expect(states).toEqual(['open', 'open', 'open', 'open'])
    for (const id of ids) expect((await desk.wallet(id)).venue).toBe(99_000n)
    expect(await desk.exposure(`match:${match}`)).toBe(5n * 980n)
  })

  it('those whom the centre fills up are taken with the others, and counted once', async () => {
    const match = desk.match()
    const money = [{}, { venue: 300n, centre: 5_000n }, {}, { venue: 0n, centre: 1_000n }, {}]
    const ids = await Promise.all(money.map((own) => desk.member(own)))
    const placed = await Promise.all(ids.map((id) => desk.place(id, [single(handicap(match))])))
    expect(placed.flat().map(({ state }) => state)).toEqual(ids.map(() => 'open'))
    expect(await Promise.all(ids.map((id) => desk.wallet(id)))).toEqual([
      { venue: 99_000n, centre: 0n },
      { venue: 0n, centre: 4_300n },
      { venue: 99_000n, centre: 0n },
      { venue: 0n, centre: 0n },
      { venue: 99_000n, centre: 0n },
    ])
    expect(await desk.exposure(`match:${match}`)).toBe(5n * 980n)
  })
})
