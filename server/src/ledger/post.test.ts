import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { freshDatabase } from '../../test/database.ts'
import {
  balanceOf,
  bank,
  centre,
  deposit,
  freshKey,
  ledgerNow as now,
  lockAway,
  locked,
  memberWithAccounts,
} from '../../test/ledger.ts'
import { connect, type Sql } from '../platform/database/connect.ts'
import { post, type Transfer } from './post.ts'
import { withWallets } from './with-wallets.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let sql: Sql
let many: Sql
beforeAll(async () => {
  database = await freshDatabase()
  sql = database.sql
  many = connect(database.url, { max: 20, name: 'parallel' })
})
afterAll(async () => {
  await many.end()
  await database.close()
})

const transfersOf = (key: string) => sql`select 1 from ledger_transfer where key = ${key}`
const eventsOf = (id: MemberId) => sql`
  select 1 from event where kind = 'balance-changed' and body ->> 'memberId' = ${id}`

describe('a posting', () => {
  it('moves the money, and writes the row and an event for the member', async () => {
    const id = await memberWithAccounts(sql)
    const posted = await post(sql, [deposit(id, 12_30n, 'first')], now)
    expect(posted.repeated).toBe(false)
    expect(posted.balanceOf(centre(id))).toBe(12_30n)
    expect(posted.balanceOf(locked(id))).toBeNull()
    expect(await balanceOf(sql, id)).toBe(12_30n)
    const [row] = await sql`
      select from_account, amount, code, cause, made_at from ledger_transfer where key = 'first'`
    expect(row).toEqual({
      from_account: -1,
      amount: 12_30n,
      code: 'deposit',
      cause: 'dep_1',
      made_at: now,
    })
    expect(await eventsOf(id)).toHaveLength(1)
  })

  it('writes one event per member, however many of their pockets it changes', async () => {
    const id = await memberWithAccounts(sql)
    await post(sql, [deposit(id, 500n), lockAway(id, 200n)], now)
    expect(await eventsOf(id)).toHaveLength(1)
    expect(await balanceOf(sql, id)).toBe(300n)
    expect(await balanceOf(sql, id, 'locked')).toBe(200n)
  })

  it('lets money pass through a pocket that is empty before and after', async () => {
    const id = await memberWithAccounts(sql)
    const posted = await post(sql, [lockAway(id, 70n), deposit(id, 70n)], now)
    expect(posted.balanceOf(centre(id))).toBe(0n)
    expect(posted.balanceOf(locked(id))).toBe(70n)
  })

  it('moves the last fen of a balance, and refuses one more', async () => {
    const id = await memberWithAccounts(sql)
    await post(sql, [deposit(id, 10n)], now)
    const taken = (amount: bigint): Transfer => ({
      from: centre(id),
      into: { house: 'fees' },
      amount,
      code: 'adjust-out',
      cause: 'test',
      key: freshKey(),
    })
    await expect(post(sql, [taken(11n)], now)).rejects.toMatchObject({ refusal: 'balance-too-low' })
    expect(await balanceOf(sql, id)).toBe(10n)
    expect((await post(sql, [taken(10n)], now)).balanceOf(centre(id))).toBe(0n)
  })

  it('writes all of its transfers or none', async () => {
    const id = await memberWithAccounts(sql)
    const [enough, short] = [freshKey(), freshKey()]
    await expect(
      post(sql, [deposit(id, 100n, enough), lockAway(id, 101n, short)], now),
    ).rejects.toMatchObject({ refusal: 'balance-too-low' })
    expect(await transfersOf(enough)).toHaveLength(0)
    expect(await balanceOf(sql, id)).toBe(0n)
    expect(await eventsOf(id)).toHaveLength(0)
  })

  it('does not abort the caller’s transaction when the balance is too low', async () => {
    const id = await memberWithAccounts(sql)
    await sql.begin(async (tx) => {
      await expect(post(tx, [lockAway(id, 1n)], now)).rejects.toThrow()
      await post(tx, [deposit(id, 5n)], now)
    })
    expect(await balanceOf(sql, id)).toBe(5n)
  })

  it('takes a whole balance', async () => {
    const id = await memberWithAccounts(sql)
    await post(sql, [deposit(id, 5n)], now)
    await post(sql, [lockAway(id, 5n)], now)
    expect(await balanceOf(sql, id)).toBe(0n)
  })

  it('refuses an account that does not exist, an amount of nothing and a transfer to itself', async () => {
    const id = await memberWithAccounts(sql)
    await expect(post(sql, [deposit('mem_nobody0000', 5n)], now)).rejects.toThrow()
    await expect(
      sql`select ledger_post('{x}', '{-1}', '{999999}', '{5}', '{deposit}', '{x}', now())`,
    ).rejects.toThrow(/does not exist/)
    for (const amount of [0n, -5n]) {
      await expect(post(sql, [deposit(id, amount)], now)).rejects.toThrow(/not positive/)
    }
    const toItself: Transfer = { ...deposit(id, 5n), from: centre(id) }
    await expect(post(sql, [toItself], now)).rejects.toThrow(/two_accounts/)
    expect(await balanceOf(sql, id)).toBe(0n)
  })
})

describe('a key', () => {
  it('moves money once: the same posting again is a repetition', async () => {
    const id = await memberWithAccounts(sql)
    const both = [deposit(id, 100n), lockAway(id, 40n)]
    await post(sql, both, now)
    const again = await post(sql, both, now)
    expect(again.repeated).toBe(true)
    expect(again.balanceOf(centre(id))).toBeNull()
    expect(await balanceOf(sql, id)).toBe(60n)
  })

  it('is a repetition also when the money has been moved on since', async () => {
    const id = await memberWithAccounts(sql)
    await post(sql, [deposit(id, 100n)], now)
    const lock = lockAway(id, 100n)
    await post(sql, [lock], now)
    expect((await post(sql, [lock], now)).repeated).toBe(true)
  })

  it('cannot be used for another transfer', async () => {
    const id = await memberWithAccounts(sql)
    const first = deposit(id, 100n)
    await post(sql, [first], now)
    const others: Transfer[][] = [
      [{ ...first, amount: 101n }],
      [{ ...first, cause: 'dep_2' }],
      [{ ...first, code: 'adjust-in' }],
      [{ ...first, into: locked(id) }],
      [first, deposit(id, 1n)],
    ]
    for (const other of others) {
      await expect(post(sql, other, now)).rejects.toThrow(/used for another/)
    }
    expect(await balanceOf(sql, id)).toBe(100n)
  })

  it('is free again after a rollback', async () => {
    const id = await memberWithAccounts(sql)
    const first = deposit(id, 100n)
    await sql
      .begin(async (tx) => {
        await post(tx, [first], now)
        throw new Error('rolled back')
      })
      .catch(() => undefined)
    expect((await post(sql, [first], now)).repeated).toBe(false)
    expect(await balanceOf(sql, id)).toBe(100n)
  })

  it('used by many at once moves money once, between house accounts too', async () => {
    const id = await memberWithAccounts(sql)
    const ofMember = deposit(id, 9n)
    const ofHouse: Transfer = {
      from: bank,
      into: { house: 'fees' },
      amount: 9n,
      code: 'withdraw-fee',
      cause: 'wd_1',
      key: freshKey(),
    }
    for (const transfer of [ofMember, ofHouse]) {
      const all = await Promise.all(Array.from({ length: 20 }, () => post(many, [transfer], now)))
      expect(all.filter(({ repeated }) => !repeated)).toHaveLength(1)
      expect(await transfersOf(transfer.key)).toHaveLength(1)
    }
    expect(await balanceOf(sql, id)).toBe(9n)
  })
})

describe('in parallel', () => {
  it('many postings on one member preserve the sum and never overdraw', async () => {
    const id = await memberWithAccounts(sql)
    await post(sql, [deposit(id, 1_000n)], now)
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, at) =>
        post(many, at % 3 === 0 ? [deposit(id, 10n)] : [lockAway(id, 100n)], now).then(
          () => true,
          () => false,
        ),
      ),
    )
    const taken = answers.filter((done, at) => done && at % 3 !== 0).length
    expect(taken).toBeGreaterThanOrEqual(10)
    expect(await balanceOf(sql, id)).toBe(1_200n - BigInt(taken) * 100n)
    expect(await balanceOf(sql, id, 'locked')).toBe(BigInt(taken) * 100n)
  })

  it('postings over several members in any order do not deadlock', async () => {
    const [one, two] = [await memberWithAccounts(sql), await memberWithAccounts(sql)]
    await post(sql, [deposit(one, 1_000n), deposit(two, 1_000n)], now)
    const give = (from: MemberId, into: MemberId): Transfer[] => [
      { ...lockAway(from, 1n), into: centre(into) },
      lockAway(into, 1n),
      lockAway(from, 1n),
    ]
    await Promise.all(
      Array.from({ length: 60 }, (_, at) =>
        post(many, at % 2 === 0 ? give(one, two) : give(two, one), now),
      ),
    )
    expect(await balanceOf(sql, one)).toBe(940n)
    expect(await balanceOf(sql, two)).toBe(940n)
  })

  it('a posting that waits too long for a balance is refused and changes nothing', async () => {
    const id = await memberWithAccounts(sql)
    await sql.begin(async (tx) => {
      await post(tx, [deposit(id, 10n)], now)
      const blocked = withWallets(many, async (other) => {
        await other`set local lock_timeout = '50ms'`
        await post(other, [deposit(id, 1n)], now)
      })
      await expect(blocked).rejects.toMatchObject({ refusal: 'lock-not-had' })
    })
    expect(await balanceOf(sql, id)).toBe(10n)
  })
})

describe('a venue wallet', () => {
  const into = (id: MemberId, amount: bigint): Transfer => ({
    from: centre(id),
    into: { memberId: id, venue: 'CRTY' },
    amount,
    code: 'venue-in',
    cause: 'vt_1',
    key: freshKey(),
  })

  it('is opened once, by its first use, also by many at once', async () => {
    const id = await memberWithAccounts(sql)
    await post(sql, [deposit(id, 100n)], now)
    await Promise.all(Array.from({ length: 10 }, () => post(many, [into(id, 5n)], now)))
    expect(await balanceOf(sql, id, 'venue')).toBe(50n)
  })

  it('whose opening is rolled back, whole or to a savepoint, is opened again', async () => {
    const id = await memberWithAccounts(sql)
    await post(sql, [deposit(id, 100n)], now)
    const fail = async (): Promise<never> => {
      throw new Error('rolled back')
    }
    await sql
      .begin(async (tx) => {
        await post(tx, [into(id, 5n)], now)
        await post(tx, [into(id, 5n)], now)
        await fail()
      })
      .catch(() => undefined)
    await sql.begin(async (tx) => {
      await tx`insert into site_setting (name, value) values ('xid', '1')`
      await tx`savepoint before`
      await post(tx, [into(id, 5n)], now)
      await post(tx, [into(id, 5n)], now)
      await tx`rollback to before`
    })
    const posted = await post(sql, [into(id, 7n)], now)
    expect(posted.balanceOf({ memberId: id, venue: 'CRTY' })).toBe(7n)
    expect(await balanceOf(sql, id, 'venue')).toBe(7n)
  })
})

describe('the tables', () => {
  it('let no row of the ledger be changed, removed or emptied', async () => {
    const id = await memberWithAccounts(sql)
    await post(sql, [deposit(id, 1n)], now)
    await sql`insert into ledger_seal values (0, '1', 1, 1, '', now())`
    const attempts = [
      'update ledger_transfer set amount = 2',
      'delete from ledger_transfer',
      'truncate ledger_transfer',
      'update ledger_seal set rows = 2',
      'delete from ledger_seal',
      'truncate ledger_seal',
      'delete from ledger_account',
      'truncate ledger_account',
    ]
    for (const attempt of attempts) {
      await expect(database.owner.unsafe(attempt), attempt).rejects.toThrow(/never changed/)
    }
    await expect(
      sql`update ledger_account set balance = -1 where member_id = ${id}`,
    ).rejects.toThrow(/balance/)
  })
})
