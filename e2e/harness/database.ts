import { randomBytes } from 'node:crypto'
import { connect, type Sql } from '@xinghe/server/platform/database/connect.ts'

export type Query = Sql

const pool = { max: 4, name: 'e2e' }

/** An empty database of its own on the run's PostgreSQL. */
export const makeDatabase = async (postgresUrl: string): Promise<{ url: string; query: Query }> => {
  const name = `e2e_${randomBytes(6).toString('hex')}`
  const admin = connect(postgresUrl, pool)
  await admin.unsafe(`create database ${name}`)
  await admin.end()
  const url = new URL(postgresUrl)
  url.pathname = `/${name}`
  return { url: url.href, query: connect(url.href, pool) }
}
