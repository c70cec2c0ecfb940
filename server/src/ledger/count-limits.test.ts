import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Refused } from '@xinghe/contract/refusal.ts'
import type { LimitKind, LimitPeriod } from '@xinghe/rules/account/limits.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { dayMs, instant, later } from '@xinghe/rules/base/instant.ts'
import { freshDatabase } from '../../test/database.ts'
import { useLimits } from '../../test/day-use.ts'
import { connect, type Sql } from '../platform/database/connect.ts'
import { timestamp } from '../platform/database/value.ts'
import { lockMembers } from './lock-members.ts'
import { noteUses, writeCount } from './count-limits.ts'
import { limitCounterOf, readPlayStates } from './member-terms.ts'
import { openMemberAccounts } from './open-accounts.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let many: Sql
beforeAll(async () => {
  database = await freshDatabase()
  many = connect(database.url, { max: 20, name: 'parallel' })
})
afterAll(async () => {
  await many.end()
  await database.close()
})

/** A Wednesday in the middle of a month. */
const now = instant(Date.parse('2026-07-15T04:00:00Z'))
let members = 0

const newMember = async (): Promise<MemberId> => {
  const id: MemberId = `mem_limits${String((members += 1)).padStart(4, '0')}`
  await database.sql`
    insert into member (id, name, name_key, password_hash, registered_ip, registered_uuid,
                        registered_device, registered_at, agreed_at)
    values (${id}, ${id}, ${id}, '', '', '', '', ${timestamp(now)}, ${timestamp(now)})`
  await openMemberAccounts(database.sql, id, now)
  return id
}
const limit = async (id: MemberId, kind: LimitKind, period: LimitPeriod, amount: bigint) => {
  await database.sql`
    insert into protection_limit (member_id, kind, period, amount, changed_at)
    values (${id}, ${kind}, ${period}, ${amount}, ${timestamp(now)})`
}
const use = (id: MemberId, kind: LimitKind, amount: bigint, at = now) =>
  many.begin((tx) => useLimits(tx, id, [{ kind, amount }], at))
const used = async (id: MemberId, kind: LimitKind) => {
  const state = (await readPlayStates(database.sql, [id])).get(id)
  const counter = state && limitCounterOf(state, kind)
  return counter && [counter.day.used, counter.week.used, counter.month.used]
}
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (fault: unknown) =>
      fault instanceof Refused ? { ...fault.detail, why: fault.refusal } : fault,
  )

describe('using a limit', () => {
  it('counts all three periods, with a limit and without', async () => {
    const id = await newMember()
    await use(id, 'wager', 500n)
    await use(id, 'wager', 300n, later(now, dayMs))
    expect(await used(id, 'wager')).toEqual([300n, 800n, 800n])
    expect(await used(id, 'deposit')).toEqual([0n, 0n, 0n])
  })

  it('allows uses up to the amount, and a refusal tells the rest', async () => {
    const id = await newMember()
    await limit(id, 'deposit', 'week', 1_000n)
    await use(id, 'deposit', 700n)
    expect(await refusal(use(id, 'deposit', 301n))).toEqual({
      why: 'limit-reached',
      kind: 'deposit',
      period: 'week',
      amount: '10.00',
      left: '3.00',
    })
    await use(id, 'deposit', 300n)
    expect(await used(id, 'deposit')).toEqual([1_000n, 1_000n, 1_000n])
  })

  it('applies each kind separately, and counts all of a bet or nothing', async () => {
    const id = await newMember()
    await limit(id, 'loss', 'day', 100n)
    const bet = (amount: bigint) =>
      many.begin((tx) =>
        useLimits(
          tx,
          id,
          [
            { kind: 'wager', amount },
            { kind: 'loss', amount },
          ],
          now,
        ),
      )
    await bet(60n)
    expect(await refusal(bet(60n))).toMatchObject({ why: 'limit-reached', kind: 'loss' })
    expect(await used(id, 'wager')).toEqual([60n, 60n, 60n])
  })

  it('is freed by returned money, also during a break, and never below zero', async () => {
    const id = await newMember()
    await limit(id, 'loss', 'day', 100n)
    await use(id, 'loss', 100n)
    await database.sql`
      insert into protection_break (member_id, excluded_for_good) values (${id}, true)`
    await use(id, 'loss', -40n)
    expect(await used(id, 'loss')).toEqual([60n, 60n, 60n])
    await use(id, 'loss', -500n)
    expect(await used(id, 'loss')).toEqual([0n, 0n, 0n])
  })

  it('refuses a member on a break, and says until when', async () => {
    const id = await newMember()
    const until = later(now, dayMs)
    await database.sql`
      insert into protection_break (member_id, cool_off_until) values (${id}, ${timestamp(until)})`
    expect(await refusal(use(id, 'wager', 1n))).toEqual({
      why: 'cooling-off',
      until: new Date(until).toISOString(),
    })
    await use(id, 'wager', 1n, until)
  })
})

describe('in parallel', () => {
  it('50 uses together never pass a limit', async () => {
    const id = await newMember()
    await limit(id, 'wager', 'day', 1_050n)
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => refusal(use(id, 'wager', 100n))),
    )
    expect(answers.filter((answer) => answer === null)).toHaveLength(10)
    expect(await used(id, 'wager')).toEqual([1_000n, 1_000n, 1_000n])
  })

  it('a first use by many at once is counted in full', async () => {
    const id = await newMember()
    await Promise.all(Array.from({ length: 50 }, () => use(id, 'deposit', 7n)))
    expect(await used(id, 'deposit')).toEqual([350n, 350n, 350n])
  })

  it('batches of several members lock in one order and lose nothing', async () => {
    const ids = await Promise.all([newMember(), newMember(), newMember()])
    const batch = (order: readonly MemberId[]) =>
      many.begin(async (tx) => {
        await lockMembers(tx, order)
        for (const id of order) await noteUses(tx, id, [{ kind: 'wager', amount: 1n }], now)
      })
    await Promise.all(
      Array.from({ length: 40 }, (_, at) => batch(at % 2 === 0 ? ids : ids.toReversed())),
    )
    for (const id of ids) expect(await used(id, 'wager')).toEqual([40n, 40n, 40n])
  })

  it('does not overwrite a count that was written without the lock', async () => {
    const id = await newMember()
    const state = (await readPlayStates(database.sql, [id])).get(id)
    await use(id, 'wager', 5n)
    if (state === undefined) throw new Error('not read')
    const late = writeCount(database.sql, id, state, [{ kind: 'wager', amount: 1n }], now)
    await expect(late).rejects.toThrow('changed by another')
    expect(await used(id, 'wager')).toEqual([5n, 5n, 5n])
  })
})
