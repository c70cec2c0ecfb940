import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { later, minuteMs, secondMs, type Instant } from '@xinghe/rules/base/instant.ts'
import { freshDatabase } from '../../../test/database.ts'
import { ledgerNow } from '../../../test/ledger.ts'
import { connect, type Db, type Sql } from '../../platform/database/connect.ts'
import { advanceHorizon, countedUntil } from './play-horizon.ts'
import { countAllFacts } from './start-counting.ts'
import { writePlayFacts } from './write-facts.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let sql: Sql
let slow: Sql
beforeAll(async () => {
  database = await freshDatabase()
  sql = database.sql
  slow = connect(database.url, { max: 1, name: 'slow' })
})
afterAll(async () => {
  await slow.end()
  await database.close()
})

let now: Instant = ledgerNow
const pass = (ms: number): Instant => (now = later(now, ms))

const play = (db: Db): Promise<void> =>
  writePlayFacts(
    db,
    [
      {
        memberId: 'mem_horizon1',
        category: 'TY',
        bet: 'bet_1',
        edgeBp: 300,
        turnover: 100n,
        net: -100n,
        hedge: null,
      },
    ],
    now,
  )

/** Transactions in other databases of the cluster can delay it for a moment. */
const reach = (until: Instant): Promise<void> =>
  vi.waitFor(async () => {
    await countAllFacts(sql)
    await advanceHorizon(sql, now)
    expect(await countedUntil(sql)).toBe(until)
  })

it('follows the clock a minute behind while nothing is played', async () => {
  expect(await countedUntil(sql)).toBe(0)
  await reach(later(now, -minuteMs))
  const before = now
  pass(4 * secondMs)
  await reach(later(before, -minuteMs))
  pass(secondMs)
  await reach(later(now, -minuteMs))
})

it('waits for a fact that is not counted yet', async () => {
  const before = await countedUntil(sql)
  await play(sql)
  pass(minuteMs)
  const marked = later(now, -minuteMs)
  // The mark comes after the fact.
  await vi.waitFor(async () => {
    await advanceHorizon(sql, now)
    const [row] = await sql<{ at: Instant }[]>`select mark_at as at from play_horizon`
    expect(row?.at).toBe(marked)
  })
  await advanceHorizon(sql, now)
  expect(await countedUntil(sql)).toBe(before)
  await reach(marked)
})

it('waits for a transaction that was running at the mark, and for its facts', async () => {
  const before = await countedUntil(sql)
  const written = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  const writing = slow.begin(async (tx) => {
    await play(tx)
    written.resolve()
    await release.promise
  })
  await written.promise
  pass(10 * minuteMs)
  for (let times = 0; times < 3; times += 1) {
    await countAllFacts(sql)
    await advanceHorizon(sql, now)
    pass(minuteMs)
  }
  const reached = await countedUntil(sql)
  release.resolve()
  await writing
  expect(reached).toBe(before)
  await reach(later(now, -minuteMs))
})
