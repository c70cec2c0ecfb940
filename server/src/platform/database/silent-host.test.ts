import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, it } from 'vitest'
import { patient } from '../../../../tools/machine-speed.ts'
import { freshDatabase } from '../../../test/database.ts'
import { makeOwnTable } from '../../../test/own-table.ts'
import { openSilentProxy, type SilentProxy } from '../../../test/silent-proxy.ts'
import { until } from '../../../test/until.ts'
import { connect, databaseAnswers, isConnectionLost, type Sql } from './connect.ts'
import { openLibraryPool } from './library-pool.ts'
import { openPipelinedConnection, type PipelinedConnection } from './pipelined-connection.ts'

/** No statement timeout helps: only the beats notice. */
const limits = { statementMs: 3_600_000, waitMs: 5_000 }
/** Five seconds on a quiet machine. */
const noticedMs = patient(1_250)

let database: Awaited<ReturnType<typeof freshDatabase>>
let proxy: SilentProxy
let sql: Sql
let pipelined: PipelinedConnection
beforeAll(async () => {
  database = await freshDatabase()
  await makeOwnTable(database.owner, 'written', 'number integer primary key')
})
afterAll(() => database.close())
beforeEach(async () => {
  proxy = await openSilentProxy(database.url)
  sql = connect(proxy.url, { max: 3, name: 'silent', ...limits })
  pipelined = openPipelinedConnection(proxy.url, 'silent', { ...limits, liveness: sql.liveness })
  await sql.listen({ channel: 'silent', reload: async () => undefined })
})
afterEach(async () => {
  await pipelined.close()
  await sql.end(0)
  proxy.close()
})

const place = (number: number): Promise<number> =>
  pipelined.begin(async (tx) => ({
    answer: number,
    written: tx`insert into written values (${number})`,
  }))
const write = (number: number): Promise<unknown> =>
  sql.begin((tx) => tx`insert into written values (${number})`)
const outcomeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => (isConnectionLost(error) ? 'lost' : String(error)),
  )
const works = (): Promise<true> =>
  until('the database is used again', async () => ((await databaseAnswers(sql)) ? true : null))

describe('a host that vanishes', () => {
  it('is noticed by running statements, and the pools reopen when it is back', async () => {
    await Promise.all([write(1), write(2), place(3)])
    const began = performance.now()
    proxy.vanish()
    const running = [write(4), sql`select 1`, sql`select 1`, place(5), place(6)]
    expect(await Promise.all(running.map(outcomeOf))).toEqual(running.map(() => 'lost'))
    expect(performance.now() - began).toBeLessThan(noticedMs)
    expect(sql.liveness.isSilent()).toBe(true)
    // Refused at once, without a new attempt to connect.
    const refusedAt = performance.now()
    expect(await Promise.all([write(7), place(8)].map(outcomeOf))).toEqual(['lost', 'lost'])
    expect(performance.now() - refusedAt).toBeLessThan(patient(250))
    expect(await databaseAnswers(sql)).toBe(false)
    proxy.heal()
    await works()
    await Promise.all([write(9), place(10)])
    const rows = await database.sql<{ number: number }[]>`select number from written order by 1`
    expect(rows.map(({ number }) => number)).toEqual([1, 2, 3, 9, 10])
  })

  it('and whose address leads to another server at once: idle connections are not used again', async () => {
    await Promise.all([write(11), write(12), place(13)])
    proxy.silence('open')
    const began = performance.now()
    await until('the silence is noticed', async () =>
      (await outcomeOf(write(14))) === 'done' ? true : null,
    )
    expect(await outcomeOf(place(15))).toBe('done')
    expect(performance.now() - began).toBeLessThan(patient(2_500))
  })

  it('cuts the connections of a library too', async () => {
    const { liveness } = sql
    const library = openLibraryPool(proxy.url, {
      name: 'library',
      max: 1,
      waitMs: 5_000,
      liveness,
    })
    await library.pool.query('select 1')
    proxy.silence('open')
    await expect(library.pool.query('select 1')).rejects.toThrow('terminated')
    await until('the pool works', async () => (await library.pool.query('select 1')).rowCount)
    await library.close()
  })

  it('cuts the connections that are being closed', async () => {
    const { liveness } = sql
    const library = openLibraryPool(proxy.url, { name: 'closed', max: 1, waitMs: 5_000, liveness })
    await place(16)
    const client = await library.pool.connect()
    proxy.vanish()
    const began = performance.now()
    const running = client.query('select 1').catch(() => client.release(true))
    await Promise.all([pipelined.close(), library.close(), running])
    expect(performance.now() - began).toBeLessThan(noticedMs)
  })
})

it('a server that takes no writes any more is left, with all connections to it', async () => {
  const readOnly = 'set default_transaction_read_only = on'
  await Promise.all([1, 2, 3].map(() => sql`select pg_sleep(0.05)`))
  const reserved = await Promise.all([sql.reserve(), sql.reserve(), sql.reserve()])
  for (const one of reserved) {
    await one.unsafe(readOnly)
    one.release()
  }
  expect(await outcomeOf(write(20))).toBe('lost')
  expect(await outcomeOf(write(21))).toBe('done')
  expect(await outcomeOf(write(22))).toBe('done')
})
