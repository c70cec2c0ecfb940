import { afterAll, beforeAll, expect, it } from 'vitest'
import { countEverything, readTotal } from '../../../test/counted-play.ts'
import { readUncounted } from '../../../test/uncounted.ts'
import { freshDatabase } from '../../../test/database.ts'
import { ledgerNow as now } from '../../../test/ledger.ts'
import { makeOwnTable } from '../../../test/own-table.ts'
import type { Sql } from '../../platform/database/connect.ts'
import type { ChangedTotal } from './play-sums.ts'
import { countAllFacts } from './start-counting.ts'
import { writePlayFacts, type NewPlayFact } from './write-facts.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let sql: Sql
beforeAll(async () => {
  database = await freshDatabase()
  sql = database.sql
})
afterAll(() => database.close())

const fact = (memberId: NewPlayFact['memberId'], turnover: bigint): NewPlayFact => ({
  memberId,
  category: 'TY',
  bet: 'bet_1',
  edgeBp: 300,
  turnover,
  net: -turnover,
  hedge: null,
})

it('tells each member once, with the totals before the batch and after it', async () => {
  const told: (readonly ChangedTotal[])[] = []
  const count = () => countAllFacts(sql, [{ after: (changed) => told.push(changed) }])
  await writePlayFacts(sql, [fact('mem_hook1', 100n)], now)
  await countEverything(sql, count)
  await writePlayFacts(
    sql,
    [fact('mem_hook1', 20n), fact('mem_hook1', -50n), fact('mem_hook2', 7n)],
    now,
  )
  await countEverything(sql, count)
  expect(
    told.map((changed) => changed.toSorted((a, b) => (a.memberId < b.memberId ? -1 : 1))),
  ).toEqual([
    [{ memberId: 'mem_hook1', before: 0n, total: 100n }],
    [
      { memberId: 'mem_hook1', before: 100n, total: 70n },
      { memberId: 'mem_hook2', before: 0n, total: 7n },
    ],
  ])
})

it('counts nothing when a hook in its transaction fails, and tells nothing', async () => {
  const told: (readonly ChangedTotal[])[] = []
  await writePlayFacts(sql, [fact('mem_hook3', 100n)], now)
  const fault = new Error('the hook failed')
  const hook = { within: () => Promise.reject(fault), after: () => told.push([]) }
  await expect.poll(() => countAllFacts(sql, [hook]).catch((error: unknown) => error)).toBe(fault)
  expect([await readUncounted(sql), await readTotal(sql, 'mem_hook3'), told]).toEqual([1, null, []])
  await countEverything(sql)
})

it('commits what a hook writes together with the sums', async () => {
  await makeOwnTable(database.owner, 'raised', 'member_id text primary key, seen bigint')
  await writePlayFacts(sql, [fact('mem_hook4', 100n)], now)
  await countEverything(sql, () =>
    countAllFacts(sql, [
      {
        async within(tx, changed) {
          // The sums of the batch are there already.
          for (const { memberId } of changed)
            await tx`insert into raised select member_id, counted from play_total where member_id = ${memberId}`
        },
      },
    ]),
  )
  expect(await sql`select * from raised`).toEqual([{ member_id: 'mem_hook4', seen: 100n }])
})
