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

export const migrationsFolder = new URL('../migrations', import.meta.url).pathname

/** An empty database of its own on the run's PostgreSQL. */
export const emptyDatabase = async (): Promise<{ url: string; drop(): Promise<void> }> => {
  const admin = inject('postgresUrl')
  const name = `t_${randomBytes(6).toString('hex')}`
  const url = new URL(admin)
  url.pathname = `/${name}`
  const sql = connect(admin, { max: 1, name: 'test' })
  await sql.unsafe(`create database ${name}`)
  await sql.end()
  return {
    url: url.href,
    async drop() {
      const again = connect(admin, { max: 1, name: 'test' })
      await again.unsafe(`drop database ${name} with (force)`)
      await again.end()
    },
  }
}

/** The same, migrated. */
export const freshDatabase = async (): Promise<{
  sql: Sql
  url: string
  close(): Promise<void>
}> => {
  const database = await emptyDatabase()
  const sql = connect(database.url, { max: 8, name: 'test' })
  await migrate(sql, migrationsFolder)
  return {
    sql,
    url: database.url,
    async close() {
      await sql.end()
      await database.drop()
    },
  }
}
