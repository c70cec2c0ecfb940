import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { inDatabase, type PostgresUrls } from '../../tools/postgres/urls.ts'
import { connect, type Sql } from '../src/platform/database/connect.ts'
import { prepareDatabase } from '../src/platform/database/prepare-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Provided by the run's global set-up. */
    postgres: PostgresUrls
  }
}

export interface TestDatabase extends PostgresUrls {
  drop(): Promise<void>
}

/** One test file makes a template; the others wait for it. */
const templateLock = 4_002

/** A program that runs without vitest sets the variable. */
const postgres = (): PostgresUrls => {
  const given = process.env.TEST_POSTGRES
  return given === undefined ? inject('postgres') : (JSON.parse(given) as PostgresUrls)
}

const asAdmin = async <T>(work: (admin: Sql) => Promise<T>): Promise<T> => {
  const admin = connect(postgres().ownerUrl, { max: 1, name: 'test' })
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

const named = (name: string): TestDatabase => ({
  ...inDatabase(postgres(), name),
  drop: () => asAdmin((admin) => dropDatabase(admin, name)),
})

const freshName = (): string => `t_${randomBytes(6).toString('hex')}`

/** A new empty database on the run's PostgreSQL, for the owner: the site's role has no rights in it. */
export const emptyDatabase = async (): Promise<TestDatabase> => {
  const name = freshName()
  await asAdmin((admin) => admin.unsafe(`create database ${name}`))
  return named(name)
}

/** A copy of the database that `make` makes, once per run: copying takes a fraction of the time. */
export const copiedDatabase = (
  template: string,
  make: () => Promise<TestDatabase>,
): Promise<TestDatabase> =>
  asAdmin(async (admin) => {
    const name = freshName()
    // On a busy machine the first file takes longer than a call may wait for a lock.
    await admin`set lock_timeout = 0`
    await admin`select pg_advisory_lock(${templateLock}, hashtext(${template}))`
    const made = await admin`select 1 from pg_database where datname = ${template}`
    if (made.length === 0) {
      const { pathname } = new URL((await make()).url)
      await admin.unsafe(`alter database ${pathname.slice(1)} rename to ${template}`)
    }
    // The advisory lock ends with the connection, also after a failure.
    // Files, not log records: nothing here needs to outlive a crash.
    await admin.unsafe(`create database ${name} template ${template} strategy file_copy`)
    // Rights on the database itself are not copied.
    await admin.unsafe(`revoke temporary on database ${name} from public`)
    return named(name)
  })

/** A migrated database, with the rights of the site's role. */
export const migratedDatabase = (): Promise<TestDatabase> =>
  copiedDatabase('migrated', async () => {
    const database = await emptyDatabase()
    await prepareDatabase(database)
    return database
  })

export interface FreshDatabase extends PostgresUrls {
  /** With the rights of the site. */
  readonly sql: Sql
  /** May change tables and evidence; it connects when it is first used. */
  readonly owner: Sql
  close(): Promise<void>
}

/** Connections to a migrated database. */
export const freshDatabase = async (): Promise<FreshDatabase> => {
  const database = await migratedDatabase()
  const sql = connect(database.url, { max: 8, name: 'test' })
  const owner = connect(database.ownerUrl, { max: 2, name: 'owner' })
  return {
    sql,
    owner,
    url: database.url,
    ownerUrl: database.ownerUrl,
    async close() {
      await Promise.all([sql.end(), owner.end()])
      await database.drop()
    },
  }
}
