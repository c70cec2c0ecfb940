import { appendFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeScratchFolder } from '../../../../tools/postgres/places.ts'
import { findPostmaster } from '../../../../tools/postgres/postmaster.ts'
import { startPostgres, type RunningPostgres } from '../../../../tools/postgres/start-postgres.ts'
import { until } from '../../../test/until.ts'
import { connect, isConnectionLost, type Sql } from './connect.ts'
import { openPipelinedConnection } from './pipelined-connection.ts'

const statementMs = 300

let folder: string
let postgres: RunningPostgres
let admin: Sql
let sql: Sql
beforeAll(async () => {
  folder = await makeScratchFolder('xinghe-standby-')
  postgres = await startPostgres({ dataDir: folder, name: 'standby' })
  admin = connect(postgres.ownerUrl, { max: 1, name: 'admin' })
  sql = connect(postgres.ownerUrl, { max: 1, name: 'waiting', statementMs })
  await admin`create table written (number integer primary key)`
  await admin`set synchronous_commit = local`
  // Every commit from now on waits for a standby that does not exist.
  const cluster = join(folder, 'cluster')
  await appendFile(join(cluster, 'postgresql.auto.conf'), "synchronous_standby_names = 'missing'\n")
  const postmaster = await findPostmaster(cluster)
  if (postmaster === undefined) throw new Error('there is no PostgreSQL')
  process.kill(postmaster.pid, 'SIGHUP')
  await until('commits wait', async () => {
    const [row] = await admin<{ names: string }[]>`show synchronous_standby_names`
    return Object.values(row ?? {}).includes('missing') ? true : null
  })
})
afterAll(async () => {
  await sql.end(0)
  await admin.end()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
})

const outcomeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'success',
    (error: unknown) => (isConnectionLost(error) ? 'unknown' : String(error)),
  )
const isWritten = async (number: number): Promise<boolean> =>
  (await admin`select 1 from written where number = ${number}`).length === 1
/** The process that waits for a standby, once it has waited longer than a statement may take. */
const waitingLongEnough = (): Promise<number> =>
  until('a commit waits', async () => {
    const [row] = await admin<{ pid: number }[]>`
      select pid from pg_stat_activity
      where wait_event = 'SyncRep' and clock_timestamp() - query_start > interval '1 second'`
    return row?.pid ?? null
  })
const cancel = (pid: number): Promise<unknown> => admin`select pg_cancel_backend(${pid})`

describe('a commit whose wait for a standby is cut', () => {
  it('has an unknown outcome in a transaction, and no statement timeout cuts it', async () => {
    const outcome = outcomeOf(sql.begin((tx) => tx`insert into written values (1)`))
    await cancel(await waitingLongEnough())
    expect(await outcome).toBe('unknown')
    expect(await isWritten(1)).toBe(true)
  })

  it('has an unknown outcome on a pipelined connection', async () => {
    const connection = openPipelinedConnection(postgres.ownerUrl, 'waiting', { statementMs })
    const outcome = outcomeOf(
      connection.begin(async (tx) => ({
        answer: 2,
        written: tx`insert into written values (2)`,
      })),
    )
    await cancel(await waitingLongEnough())
    expect(await outcome).toBe('unknown')
    expect(await isWritten(2)).toBe(true)
    await connection.close()
  })

  it('has an unknown outcome for a single statement', async () => {
    const outcome = outcomeOf(sql`insert into written values (3)`)
    await cancel(await waitingLongEnough())
    expect(await outcome).toBe('unknown')
    expect(await isWritten(3)).toBe(true)
  })
})
