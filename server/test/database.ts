import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { connect, type Sql } from '../src/platform/database/connect.ts'
import { migrate } from '../src/platform/database/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Provided by the run's global set-up. */
    postgresUrl: string
  }
}

export interface TestDatabase {
  readonly url: string
  drop(): Promise<void>
}

export const migrationsFolder = new URL('../migrations', import.meta.url).pathname

/** One test file makes the template; the others wait for it. */
const templateLock = 4_000_002

/** A program that runs without vitest sets the variable. */
const postgresUrl = (): string => process.env.TEST_POSTGRES_URL ?? inject('postgresUrl')

const asAdmin = async <T>(work: (admin: Sql) => Promise<T>): Promise<T> => {
  const admin = connect(postgresUrl(), { max: 1, name: 'test' })
  try {
    return await work(admin)
  } finally {
    await admin.end()
  }
}

/** Waits until closed connections have ended: an error on one without a listener would fail the run. */
const dropDatabase = async (admin: Sql, name: string): Promise<void> => {
  const inUse = '55006'
  try {
    await admin.unsafe(`drop database ${name}`)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === inUse)) throw error
    await admin.unsafe(`drop database ${name} with (force)`)
  }
}

const named = (name: string): TestDatabase => {
  const url = new URL(postgresUrl())
  url.pathname = `/${name}`
  return {
    url: url.href,
    drop: () => asAdmin((admin) => dropDatabase(admin, name)),
  }
}

const freshName = (): string => `t_${randomBytes(6).toString('hex')}`

/** A new empty database on the run's PostgreSQL. */
export const emptyDatabase = async (): Promise<TestDatabase> => {
  const name = freshName()
  await asAdmin((admin) => admin.unsafe(`create database ${name}`))
  return named(name)
}

/** A copy of the database that `fill` makes, once per run: copying takes a fraction of the time. */
export const copiedDatabase = (
  template: string,
  fill: (url: string) => Promise<void>,
): Promise<TestDatabase> =>
  asAdmin(async (admin) => {
    const name = freshName()
    // On a busy machine the first file takes longer than a call may wait for a lock.
    await admin`set lock_timeout = 0`
    await admin`select pg_advisory_lock(${templateLock})`
    const made = await admin`select 1 from pg_database where datname = ${template}`
    if (made.length === 0) {
      const unfinished = await emptyDatabase()
      await fill(unfinished.url)
      const { pathname } = new URL(unfinished.url)
      await admin.unsafe(`alter database ${pathname.slice(1)} rename to ${template}`)
    }
    // The advisory lock ends with the connection, also after a failure.
    // Files, not log records: nothing here needs to outlive a crash.
    await admin.unsafe(`create database ${name} template ${template} strategy file_copy`)
    return named(name)
  })

/** A migrated database. */
export const freshDatabase = async (): Promise<{
  sql: Sql
  url: string
  close(): Promise<void>
}> => {
  const database = await copiedDatabase('migrated', async (url) => {
    const sql = connect(url, { max: 1, name: 'test' })
    await migrate(sql, migrationsFolder)
    await sql.end()
  })
  const sql = connect(database.url, { max: 8, name: 'test' })
  return {
    sql,
    url: database.url,
    async close() {
      await sql.end()
      await database.drop()
    },
  }
}
