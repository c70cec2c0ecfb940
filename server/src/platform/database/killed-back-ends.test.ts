import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { freshDatabase } from '../../../test/database.ts'
import { makeOwnTable } from '../../../test/own-table.ts'
import { connect, databaseAnswers, isConnectionLost, type Sql } from './connect.ts'
import { openPipelinedConnection } from './pipelined-connection.ts'

const [name, max, rounds] = ['killed', 4, 12]

let database: Awaited<ReturnType<typeof freshDatabase>>
let sql: Sql
beforeAll(async () => {
  database = await freshDatabase()
  await makeOwnTable(database.owner, 'counted', 'number integer')
})
afterAll(() => database.close())
beforeEach(() => {
  sql = connect(database.url, { max, name })
})
afterEach(() => sql.end())

const killAll = async (): Promise<number> => {
  const killed = await database.sql`
    select pg_terminate_backend(pid) from pg_stat_activity where application_name = ${name}`
  return killed.length
}
const lossOf = async (work: Promise<unknown>): Promise<boolean> => {
  const [outcome] = await Promise.allSettled([work])
  if (outcome.status === 'rejected' && !isConnectionLost(outcome.reason)) throw outcome.reason
  return outcome.status === 'rejected'
}
/** A connection that was killed is noticed when it is used, at the latest. */
const worksAgain = async (): Promise<void> => {
  let losses = 0
  while (await lossOf(sql`select 1`)) losses += 1
  expect(losses).toBeLessThanOrEqual(max)
}
const count = (db: Sql, number: number): Promise<unknown> =>
  db.begin(async (tx) => {
    await tx`insert into counted values (${number})`
    await Promise.all([tx`select pg_sleep(0.005)`, tx`select count(*) from counted`])
    await tx`insert into counted values (${number})`
  })

describe('back ends that are killed', () => {
  it('while idle, fail at most the calls that use them', async () => {
    for (let round = 0; round < rounds; round += 1) {
      await Promise.all(Array.from({ length: max }, () => lossOf(sql`select pg_sleep(0.001)`)))
      expect(await killAll()).toBeGreaterThan(0)
      await worksAgain()
    }
  })

  it('fail their running statements and transactions as a whole, and nothing hangs', async () => {
    let losses = 0
    for (let round = 0; round < rounds; round += 1) {
      const calls = Array.from({ length: 3 * max }, (_, at) =>
        lossOf(at % 2 === 0 ? count(sql, round) : sql`select pg_sleep(0.005)`),
      )
      await killAll()
      losses += (await Promise.all(calls)).filter(Boolean).length
      await worksAgain()
    }
    expect(losses).toBeGreaterThan(0)
    const halves = await database.sql`
      select number from counted group by number having count(*) % 2 <> 0`
    expect(halves).toHaveLength(0)
  })

  it('between two statements of a transaction fail the next statement', async () => {
    const cut = sql.begin(async (tx) => {
      await tx`insert into counted values (-1)`
      await killAll()
      await Promise.all([tx`insert into counted values (-1)`, tx`insert into counted values (-1)`])
    })
    expect(await lossOf(cut)).toBe(true)
    await worksAgain()
    expect(await sql`select 1 from counted where number = -1`).toHaveLength(0)
  })

  it('of a reserved connection leave the pool intact', async () => {
    const reserved = await sql.reserve()
    await killAll()
    expect(await lossOf(reserved`select 1`)).toBe(true)
    reserved.release()
    await worksAgain()
  })

  it('of a pipelined connection fail its transaction, and the next transaction gets a new connection', async () => {
    const connection = openPipelinedConnection(database.url, name)
    const place = (number: number): Promise<number> =>
      connection.begin(async (tx) => ({
        answer: number,
        written: Promise.all([tx`insert into counted values (${number})`, tx`select 1`]),
      }))
    for (let round = 0; round < rounds; round += 1) {
      const placed = Array.from({ length: 3 }, (_, at) => lossOf(place(10_000 + 3 * round + at)))
      await killAll()
      await Promise.all(placed)
      let losses = 0
      while (await lossOf(place(round))) losses += 1
      expect(losses).toBeLessThanOrEqual(1)
    }
    await connection.close()
  })

  it('of the listening connection are replaced, and missed notifications are reported', async () => {
    const [heard, missed] = [vi.fn<(text: string) => void>(), vi.fn<() => Promise<void>>()]
    await sql.listen({ channel: 'killed_channel', hear: heard, reload: missed })
    for (let round = 1; round <= 5; round += 1) {
      await killAll()
      await vi.waitFor(() => expect(missed).toHaveBeenCalledTimes(round), { timeout: 30_000 })
      await database.sql`select pg_notify('killed_channel', ${`round ${round}`})`
      await vi.waitFor(() => expect(heard).toHaveBeenLastCalledWith(`round ${round}`))
    }
  })
})

describe('a call that finds no connection', () => {
  it('fails at its deadline and leaves the queue', async () => {
    const narrow = connect(database.url, { max: 1, name, waitMs: 2_000 })
    const reserved = await narrow.reserve()
    const waiting = [narrow`select 1`, narrow.begin((tx) => tx`select 1`)]
    expect(await Promise.all(waiting.map(lossOf))).toEqual([true, true])
    expect(await databaseAnswers(narrow)).toBe(false)
    reserved.release()
    expect(await databaseAnswers(narrow)).toBe(true)
    await narrow.end()
  })

  it('fails at once when the server does not listen', async () => {
    const url = new URL(database.url)
    url.port = '1'
    const nowhere = connect(url.href, { max: 1, name })
    expect(await lossOf(nowhere`select 1`)).toBe(true)
    await nowhere.end()
  })
})
