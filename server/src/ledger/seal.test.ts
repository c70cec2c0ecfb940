import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { freshDatabase } from '../../test/database.ts'
import { readHouseBalance } from '../../test/house-balance.ts'
import { deposit, ledgerNow as now, lockAway, memberWithAccounts } from '../../test/ledger.ts'
import { systemClock } from '../platform/clock/clock.ts'
import { connect, type Sql } from '../platform/database/connect.ts'
import { SealFault } from '../platform/seals/seal.ts'
import { post } from './post.ts'
import { sealRows } from './seal.ts'
import { sealAndCheck } from './start-sealing.ts'
import { verifyLedger, verifySnapshot } from './verify.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let sql: Sql
let id: MemberId
beforeAll(async () => {
  database = await freshDatabase()
  sql = database.sql
  id = await memberWithAccounts(sql)
})
afterAll(() => database.close())

const fill = async (count: number): Promise<void> => {
  for (let at = 0; at < count; at += 1) await post(sql, [deposit(id, 100n), lockAway(id, 1n)], now)
}
/** Transactions in other databases of the cluster can delay sealing for a moment. */
const sealAll = (seal: () => Promise<unknown> = () => sealAndCheck(sql, systemClock)) =>
  vi.waitFor(async () => {
    await seal()
    expect(await verifyLedger(sql)).toMatchObject({ unsealed: 0, differences: [] })
  })
const links = () => sql<{ rows: bigint }[]>`select rows from ledger_seal order by number`

describe('sealing', () => {
  it('covers each row once, in a chain of links', async () => {
    const { transfers: before } = await verifyLedger(sql)
    await fill(3)
    await sealAll()
    await fill(2)
    await sealAll()
    const report = await verifyLedger(sql)
    expect(report).toMatchObject({ transfers: before + 10, members: 500n })
    expect(report.seals).toBeGreaterThanOrEqual(2)
    expect(await links()).toHaveLength(report.seals)
  })

  it('puts no more rows into a link than the limit', async () => {
    const before = (await links()).length
    await fill(4)
    await sealAll(() => sealRows(sql, now, 3))
    const rows = (await links()).slice(before).map((link) => Number(link.rows))
    expect(rows.reduce((sum, one) => sum + one)).toBe(8)
    expect(Math.max(...rows)).toBeLessThanOrEqual(3)
  })

  it('waits for a running transaction, and skips nothing', async () => {
    const slow = connect(database.url, { max: 1, name: 'slow' })
    const written = Promise.withResolvers<void>()
    const release = Promise.withResolvers<void>()
    const writing = slow.begin(async (tx) => {
      await post(tx, [deposit(await memberWithAccounts(tx), 5n)], now)
      written.resolve()
      await release.promise
    })
    await written.promise
    await fill(1)
    expect((await sealAndCheck(sql, systemClock)).rows).toBe(0)
    release.resolve()
    await writing
    await slow.end()
    await sealAll()
  })

  it('stores sums of house accounts, to which a read adds the rows since', async () => {
    const before = await readHouseBalance(sql, 'rail:bank')
    await fill(1)
    await sealAll()
    expect(await sql`select balance from ledger_sealed_balance where account_id = -1`).toEqual([
      { balance: before - 100n },
    ])
    await fill(1)
    expect(await readHouseBalance(sql, 'rail:bank')).toBe(before - 200n)
  })

  it('is done by one of several processes at once', async () => {
    const many = connect(database.url, { max: 6, name: 'parallel' })
    await fill(5)
    await sealAll(() => Promise.all(Array.from({ length: 6 }, () => sealRows(many, now, 2))))
    await many.end()
  })

  it('finds no fault while others write', async () => {
    const many = connect(database.url, { max: 6, name: 'parallel' })
    const writers = Promise.all(
      Array.from({ length: 60 }, () => post(many, [deposit(id, 1n)], now)),
    )
    for (let at = 0; at < 10; at += 1) await sealAndCheck(sql, systemClock)
    await writers
    await sealAll()
    await many.end()
    expect(await sql`select 1 from ledger_fault`).toHaveLength(0)
  })

  it('finds a balance that is not the sum of its transfers, and records it once', async () => {
    const change = (by: bigint) => sql`
      update ledger_account set balance = balance + ${by} where member_id = ${id} and purpose = 'centre'`
    await change(7n)
    const found = async (): Promise<object[]> => {
      await sealAndCheck(sql, systemClock)
      return sql`select what, detail ->> 'difference' as difference from ledger_fault`
    }
    for (let times = 0; times < 2; times += 1) {
      await fill(1)
      await vi.waitFor(async () =>
        expect(await found()).toEqual([{ what: 'balance', difference: '7' }]),
      )
    }
    await change(-7n)
    await sealAll()
  })

  it('refuses to continue when transaction ids have started again', async () => {
    const other = await freshDatabase()
    await other.sql`insert into ledger_seal values (1, '9000000000', 1, 1, '', now())`
    await expect(sealRows(other.sql, now, 100)).rejects.toThrow(SealFault)
    await other.close()
  })
})

describe('verifying', () => {
  /**
   * The faults that verifying finds after a change made with all database rights; the change is then
   * undone.
   */
  const differencesAfter = async (...deeds: string[]): Promise<string> => {
    let found = ''
    const undo = new Error('undone')
    await database.owner
      .begin(async (tx) => {
        await tx.unsafe('alter table ledger_transfer disable trigger user')
        await tx.unsafe('alter table ledger_seal disable trigger user')
        for (const deed of deeds) await tx.unsafe(deed)
        found = (await verifySnapshot(tx)).differences.join('\n')
        throw undo
      })
      .catch((error: unknown) => expect(error).toBe(undo))
    return found
  }

  it('counts unsealed rows', async () => {
    await sealAll()
    await fill(1)
    expect(await verifyLedger(sql)).toMatchObject({ unsealed: 2, differences: [] })
  })

  it.each([
    ['a changed amount', `update ledger_transfer set amount = 101 where amount = 100`],
    ['a changed cause', `update ledger_transfer set cause = 'dep_2' where code = 'deposit'`],
    [
      'text moved from one field to the next',
      `update ledger_transfer set code = code || 'd', cause = substr(cause, 2) where code = 'deposit'`,
    ],
    ['a changed time', `update ledger_transfer set made_at = made_at + interval '1 microsecond'`],
    [
      'a removed row',
      `delete from ledger_transfer where id = (select min(id) from ledger_transfer)`,
    ],
    [
      'the last row removed',
      `delete from ledger_transfer where id = (select max(id) from ledger_transfer)`,
    ],
    [
      'a row slipped in below',
      `insert into ledger_transfer (tx, from_account, into_account, amount, code, cause, key, made_at) values ('1', -1, -2, 1, 'deposit', '', 'slipped in', now())`,
    ],
    ['a changed link', `update ledger_seal set hash = sha256('') where number = 1`],
    ['a removed link', `delete from ledger_seal where number = 1`],
  ])('finds %s in sealed rows', async (_what, deed) => {
    await sealAll()
    expect(await differencesAfter(deed)).toMatch(/^seal \d+/)
  })

  it('finds a changed balance, a wrong stored sum and an unknown account', async () => {
    await sealAll()
    expect(
      await differencesAfter(
        `update ledger_account set balance = balance + 1 where member_id = '${id}' and purpose = 'centre'`,
      ),
    ).toMatch(/^account \d+ has \d+ fen, and its transfers sum to \d+$/)
    expect(
      await differencesAfter(`update ledger_sealed_balance set balance = 5 where account_id = -1`),
    ).toMatch(/^account -1 was brought forward as 5 fen instead of -\d+$/)
    expect(
      await differencesAfter(
        `insert into ledger_transfer (from_account, into_account, amount, code, cause, key, made_at)
         values (-1, -99, 1, 'deposit', '', 'unknown', now())`,
      ),
    ).toBe('transfers name account -99, which does not exist')
  })
})
