import { connect as openSocket, createServer, type AddressInfo, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { freshDatabase } from '../../test/database.ts'
import {
  balanceOf,
  centre,
  deposit,
  ledgerNow as now,
  lockAway,
  locked,
  memberWithAccounts,
} from '../../test/ledger.ts'
import { systemClock as clock } from '../platform/clock/clock.ts'
import { connect, type Sql } from '../platform/database/connect.ts'
import { openLane } from './lane.ts'
import { postBatch } from './post-batch.ts'
import { post, type Posted, type Transfer } from './post.ts'
import type { TransferCode } from './transfer-codes.ts'
import { verifyLedger } from './verify.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let sql: Sql
beforeAll(async () => {
  database = await freshDatabase()
  sql = database.sql
})
afterAll(async () => {
  expect((await verifyLedger(sql)).differences).toEqual([])
  await database.close()
})

const refusals = (answers: readonly PromiseSettledResult<unknown>[]): string[] =>
  answers.map((one) => (one.status === 'fulfilled' ? 'posted' : String(one.reason)))

const transactionsOf = async (id: MemberId, code: TransferCode): Promise<number | undefined> => {
  const [row] = await sql<{ count: number }[]>`
    select count(distinct t.tx)::integer as count from ledger_transfer t
    join ledger_account a on a.id in (t.from_account, t.into_account) and a.purpose = 'centre'
    where a.member_id = ${id} and t.code = ${code}`
  return row?.count
}

describe('a batch', () => {
  it('answers each movement on its own', async () => {
    const [one, two] = [await memberWithAccounts(sql), await memberWithAccounts(sql)]
    const known = deposit(one, 10n)
    await post(sql, [known], now)
    const answers = await postBatch(
      sql,
      [
        [known],
        [{ ...known, amount: 11n }],
        [deposit(two, 100n), lockAway(two, 30n)],
        [lockAway(two, 71n)],
        [lockAway(two, 70n)],
        [deposit(one, 0n)],
      ],
      now,
    )
    expect(answers.map(({ kind }) => kind)).toEqual([
      'repeated',
      'key-reused',
      'posted',
      'balance-too-low',
      'posted',
      'malformed',
    ])
    const [, , third, , fifth] = answers
    expect(third?.kind === 'posted' && third.balanceOf(centre(two))).toBe(70n)
    expect(fifth?.kind === 'posted' && fifth.balanceOf(locked(two))).toBe(100n)
    expect(fifth?.kind === 'posted' && fifth.balanceOf(centre(one))).toBeNull()
    expect(await balanceOf(sql, two, 'locked')).toBe(100n)
    expect(
      await sql`
      select 1 from event where kind = 'balances-changed' and body -> 'memberIds' ? ${two}`,
    ).toHaveLength(1)
  })

  it('does not wait for a balance that someone holds', async () => {
    const [held, free] = [await memberWithAccounts(sql), await memberWithAccounts(sql)]
    await sql.begin(async (tx) => {
      await post(tx, [deposit(held, 1n)], now)
      const answers = await postBatch(sql, [[deposit(held, 1n)], [deposit(free, 1n)]], now)
      expect(answers.map(({ kind }) => kind)).toEqual(['held', 'posted'])
    })
    expect(await balanceOf(sql, held)).toBe(1n)
  })

  it('writes nothing when nothing is accepted', async () => {
    const id = await memberWithAccounts(sql)
    const answers = await postBatch(sql, [[lockAway(id, 1n)]], now)
    expect(answers).toEqual([{ kind: 'balance-too-low' }])
  })
})

describe('a lane', () => {
  it('posts what comes together in few transactions, and never more than is there', async () => {
    const id = await memberWithAccounts(sql)
    await post(sql, [deposit(id, 1_000n)], now)
    const lane = openLane({ sql, clock }, { max: 50, most: 1_000 })
    const answers = await Promise.allSettled(
      Array.from({ length: 120 }, () => lane.post([lockAway(id, 10n)])),
    )
    await lane.close()
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(100)
    expect(new Set(refusals(answers).slice(100))).toEqual(new Set(['Refused: balance-too-low']))
    expect(await transactionsOf(id, 'withdraw-lock')).toBe(2)
  })

  it('does not let a poisoned movement fail its mates', async () => {
    const id = await memberWithAccounts(sql)
    const lane = openLane({ sql, clock })
    const poisoned: Transfer[] = [
      { ...deposit(id, 1n), cause: 'a\0b' },
      deposit(id, 2n ** 63n),
      deposit('mem_nobody0000', 1n),
    ]
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, (_, at) => {
        const bad = poisoned[at / 5]
        return lane.post([bad ?? deposit(id, 1n)])
      }),
    )
    await lane.close()
    expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(3)
    expect(await balanceOf(sql, id)).toBe(17n)
  })

  it('posts the movement of a held balance as soon as it is free, and others meanwhile', async () => {
    const [held, free] = [await memberWithAccounts(sql), await memberWithAccounts(sql)]
    const lane = openLane({ sql, clock })
    const late = Promise.withResolvers<Posted>()
    await sql.begin(async (tx) => {
      await post(tx, [deposit(held, 1n)], now)
      lane.post([deposit(held, 2n)]).then(late.resolve, late.reject)
      await lane.post([deposit(free, 1n)])
    })
    expect((await late.promise).balanceOf(centre(held))).toBe(3n)
    await lane.close()
  })

  it('is bounded, and drains when it closes', async () => {
    const id = await memberWithAccounts(sql)
    const lane = openLane({ sql, clock }, { max: 2, most: 5 })
    const all = Promise.allSettled(Array.from({ length: 7 }, () => lane.post([deposit(id, 1n)])))
    await lane.close()
    const answers = refusals(await all)
    expect(answers.filter((one) => one === 'posted')).toHaveLength(5)
    expect(answers.slice(5)).toEqual(['Refused: lock-not-had', 'Refused: lock-not-had'])
    await expect(lane.post([deposit(id, 1n)])).rejects.toMatchObject({ refusal: 'lock-not-had' })
    expect(await balanceOf(sql, id)).toBe(5n)
  })
})

/** A way to the database that is cut once: when a commit is asked for, or when it is answered. */
const cutWay = async (url: string, when: 'before commit' | 'after commit') => {
  const { hostname, port } = new URL(url)
  const mark = when === 'before commit' ? 'commit' : 'COMMIT'
  let cuts = 0
  const server = createServer((near) => {
    const far = openSocket(Number(port), hostname)
    const end = (): void => {
      near.destroy()
      far.destroy()
    }
    const pass = (into: Socket) => (bytes: Buffer) => {
      if (cuts > 0 || !bytes.includes(mark)) return into.write(bytes)
      cuts += 1
      return end()
    }
    for (const socket of [near, far]) socket.on('error', end).on('close', end)
    far.on('data', pass(near))
    near.on('data', pass(far))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const through = new URL(url)
  through.port = String((server.address() as AddressInfo).port)
  return { url: through.href, cuts: () => cuts, close: () => server.close() }
}

describe('a connection that is lost at the commit', () => {
  it.each(['after commit', 'before commit'] as const)(
    'leaves everything posted once, cut %s',
    async (when) => {
      const id = await memberWithAccounts(sql)
      const way = await cutWay(database.url, when)
      const shaky = connect(way.url, { max: 3, name: 'shaky' })
      const lane = openLane({ sql: shaky, clock })
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => lane.post([deposit(id, 1n)])),
      )
      await lane.close()
      // The client keeps waiting for the query that was under way on the lost connection.
      await shaky.end({ timeout: 0 })
      way.close()
      expect(way.cuts()).toBe(1)
      expect(answers.map(({ repeated }) => repeated)).toEqual(
        answers.map(() => when === 'after commit'),
      )
      expect(await balanceOf(sql, id)).toBe(10n)
      // A lost connection is no poison: the batch stays whole.
      expect(await transactionsOf(id, 'deposit')).toBe(1)
    },
  )
})
