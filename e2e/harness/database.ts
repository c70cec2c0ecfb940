import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { connect, type Sql } from '@xinghe/server/platform/database/connect.ts'
import { migrate } from '@xinghe/server/platform/database/migrate.ts'
import { root } from './root.ts'

export type Query = Sql

const pool = { max: 4, name: 'e2e' }

const template = 'migrated'

const inside = (postgresUrl: string, name: string): string => {
  const url = new URL(postgresUrl)
  url.pathname = `/${name}`
  return url.href
}

const create = async (postgresUrl: string, database: string): Promise<void> => {
  const admin = connect(postgresUrl, pool)
  await admin.unsafe(`create database ${database}`)
  await admin.end()
}

/** Made once per run: a site copies it in a tenth of the time that its migrations take. */
export const makeTemplate = async (postgresUrl: string): Promise<void> => {
  await create(postgresUrl, template)
  const sql = connect(inside(postgresUrl, template), pool)
  await migrate(sql, join(root, 'server/migrations'))
  await sql.end()
}

/** A migrated database of its own on the run's PostgreSQL. */
export const makeDatabase = async (postgresUrl: string): Promise<{ url: string; query: Query }> => {
  const name = `e2e_${randomBytes(6).toString('hex')}`
  await create(postgresUrl, `${name} template ${template} strategy file_copy`)
  const url = inside(postgresUrl, name)
  return { url, query: connect(url, pool) }
}
