import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db, Sql, Tx } from './connect.ts'

export class MigrationFault extends Error {}

interface Migration {
  readonly name: string
  readonly text: string
  readonly checksum: string
}

export const migrationsFolder = new URL('../../../migrations', import.meta.url).pathname

/** Any number of processes may start at once: one migrates, the others wait for this lock. */
const lockKey = 4_000_001

/** Until the end of the transaction. */
export const lockMigration = async (tx: Tx): Promise<void> => {
  // Another process may migrate for minutes.
  await tx`set local lock_timeout = 0`
  await tx`select pg_advisory_xact_lock(${lockKey})`
}

interface AppliedMigration {
  readonly name: string
  readonly checksum: string
}

const readApplied = (db: Db): Promise<AppliedMigration[]> => db<AppliedMigration[]>`
  select name, checksum from migration order by name`

export const readMigrations = async (folder: string): Promise<Migration[]> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8')
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

/** Forward only, each file in one transaction. An edited or vanished file is refused, never repaired. */
export const migrate = async (sql: Sql, folder: string): Promise<string[]> => {
  const migrations = await readMigrations(folder)
  const connection = await sql.reserve()
  try {
    // Another process may migrate for minutes.
    await connection`set lock_timeout = 0`
    await connection`select pg_advisory_lock(${lockKey})`
    await connection`
      create table if not exists migration (
        name text primary key,
        checksum text not null,
        applied_at timestamptz not null default now()
      )`
    const applied = await readApplied(connection)
    refuseEdited(migrations, applied)
    const fresh = notApplied(migrations, applied)
    for (const migration of fresh) {
      await connection.unsafe('begin')
      try {
        await connection.unsafe(migration.text)
        await connection`insert into migration (name, checksum) values (${migration.name}, ${migration.checksum})`
        await connection.unsafe('commit')
      } catch (error) {
        await connection.unsafe('rollback')
        throw new MigrationFault(
          `${migration.name}: ${error instanceof Error ? error.message : String(error)}`,
        )
      }
    }
    return fresh.map((migration) => migration.name)
  } finally {
    await connection`select pg_advisory_unlock(${lockKey})`
    await connection`reset lock_timeout`
    connection.release()
  }
}

/** For a role that may not migrate. */
export const requireMigrated = async (sql: Sql, folder = migrationsFolder): Promise<void> => {
  const migrations = await readMigrations(folder)
  const [found] = await sql<
    { exists: boolean }[]
  >`select to_regclass('migration') is not null as exists`
  const applied = found?.exists === true ? await readApplied(sql) : []
  refuseEdited(migrations, applied)
  const [first] = notApplied(migrations, applied)
  if (first === undefined) return
  throw new MigrationFault(
    `The database is not migrated: ${first.name} is not applied. ` +
      "`npm start` migrates first; else run `npm run migrate` with the owner's role as MIGRATION_DATABASE_URL.",
  )
}

const notApplied = (
  migrations: readonly Migration[],
  applied: readonly AppliedMigration[],
): Migration[] => {
  const known = new Set(applied.map((row) => row.name))
  return migrations.filter((migration) => !known.has(migration.name))
}

const refuseEdited = (
  migrations: readonly Migration[],
  applied: readonly AppliedMigration[],
): void => {
  const byName = new Map(migrations.map((migration) => [migration.name, migration]))
  for (const row of applied) {
    const file = byName.get(row.name)
    if (file === undefined)
      throw new MigrationFault(`${row.name} was applied, and its file is gone`)
    if (file.checksum !== row.checksum) {
      throw new MigrationFault(
        `${row.name} was edited after it was applied; write a new migration instead`,
      )
    }
  }
  const last = applied.at(-1)?.name ?? ''
  const late = migrations.find(
    (file) => file.name < last && !applied.some((row) => row.name === file.name),
  )
  if (late !== undefined)
    throw new MigrationFault(`${late.name} sorts before ${last}, which is already applied`)
}
