import { connect as openSocket, type Socket } from 'node:net'
import postgres from 'postgres'
import { corkEachMoment } from './corked-socket.ts'

interface Types extends Record<string, unknown> {
  bigint: bigint
  instant: number
}

export type Sql = postgres.Sql<Types>
export type Tx = postgres.TransactionSql<Types>
/** What a query needs: a pool or a transaction. */
export type Db = Sql | Tx

export interface Pool {
  readonly max: number
  readonly name: string
  /** What is sent together goes out by one call of the system; for connections that carry much. */
  readonly corked?: boolean
}

/** How postgres.js names the way to the server. */
interface Target {
  readonly host: readonly string[]
  readonly port: readonly number[]
  /** Of a unix socket. */
  readonly path: string | false
}

/** In postgres.js's manual, not in its types. It writes at once, which a socket that connects keeps. */
const openCorked = ({ host: [host], port: [port], path }: Target): Socket =>
  corkEachMoment(
    openSocket({ ...(path ? { path } : { host, port: port ?? 5_432 }), noDelay: true }),
  )

/**
 * int8 arrives as bigint (money), timestamptz as epoch milliseconds. The statement time-out keeps a lost
 * connection from holding a caller for ever.
 */
export const connect = (url: string, pool: Pool = { max: 16, name: 'xinghe' }): Sql =>
  postgres(url, {
    max: pool.max,
    onnotice: () => undefined,
    connection: { application_name: pool.name, statement_timeout: 25_000 },
    connect_timeout: 10,
    ...(pool.corked === true && { socket: openCorked }),
    types: {
      bigint: postgres.BigInt,
      instant: {
        to: 1184,
        from: [1184],
        serialize: (at: number) => new Date(at).toISOString(),
        parse: (text: string) => Date.parse(text),
      },
    },
  })

/**
 * One value for a pool and all its transactions, the key of what is remembered of one database: postgres.js
 * makes this function once for each pool and hangs it on everything that comes out of it.
 */
// oxlint-disable-next-line typescript/unbound-method -- it is compared, never called
export const poolOf = (db: Db): object => db.json

/** The condition names of PostgreSQL that our code answers to. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof postgres.PostgresError && error.code === '23505'

/** `lock_timeout` ran out. */
export const isLockTimeout = (error: unknown): boolean =>
  error instanceof postgres.PostgresError && error.code === '55P03'

/** The server or the way to it went away: what was under way may have been committed or not. */
export const isConnectionLost = (error: unknown): boolean => {
  if (error instanceof postgres.PostgresError) return /^(08|57P0)/.test(error.code)
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return /^(CONNECT|ECONN|EPIPE|ETIMEDOUT)/.test(code)
}

export const databaseAnswers = (sql: Sql): Promise<boolean> =>
  sql`select 1`.then(
    () => true,
    () => false,
  )
