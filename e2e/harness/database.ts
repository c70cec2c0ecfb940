import { randomBytes } from 'node:crypto'
import postgres from 'postgres'

export type Query = postgres.Sql

const connect = (url: string): Query => postgres(url, { max: 2, onnotice: () => undefined })

/** An empty database of its own on the run's PostgreSQL. */
export const makeDatabase = async (postgresUrl: string): Promise<{ url: string; query: Query }> => {
  const name = `e2e_${randomBytes(6).toString('hex')}`
  const admin = connect(postgresUrl)
  await admin.unsafe(`create database ${name}`)
  await admin.end()
  const url = new URL(postgresUrl)
  url.pathname = `/${name}`
  return { url: url.href, query: connect(url.href) }
}
