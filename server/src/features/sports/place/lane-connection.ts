import { connect, isConnectionLost, type Db, type Sql } from '../../../platform/database/connect.ts'

/** What a transaction has decided, while its last statements are on their way. */
export interface Decided<T> {
  readonly answer: T
  readonly written: Promise<unknown>
}

/** A connection of the lane's own, so that bets do not wait behind other work. */
export interface LaneConnection {
  begin<T>(work: (tx: Db) => Promise<Decided<T>>): Promise<T>
  close(): Promise<void>
}

/** More than a statement may take; beyond it the way to the database is gone without a word. */
const silentMs = 40_000

/** A plan made while the tables were small would read them whole once they are not. */
const sessionSettings = {
  enable_seqscan: 'off',
  enable_hashjoin: 'off',
  enable_mergejoin: 'off',
  plan_cache_mode: 'force_generic_plan',
  lock_timeout: '5s',
} as const

const laneUrl = (databaseUrl: string): string => {
  const url = new URL(databaseUrl)
  for (const [name, value] of Object.entries(sessionSettings)) url.searchParams.set(name, value)
  return url.href
}

/** Taken for a lost connection by whoever asks. */
const silence = (): Error =>
  Object.assign(new Error('the database does not answer'), { code: 'CONNECTION_SILENT' })

/** After 1, 2, 4 … transactions and then every so many: what was planned for an empty table goes. */
const replanEvery = 1_024
const isPlannedAnew = (count: number): boolean =>
  count % replanEvery === 0 || (count < replanEvery && (count & (count - 1)) === 0)

/** When every promise that can be settled is: a turn of the event loop may have to wait for other work. */
const settled = (): Promise<void> => new Promise((resolve) => process.nextTick(resolve))

/**
 * Begin goes out with the first statements, and commit right behind the last: two round trips instead of
 * four. A statement that fails makes the commit a rollback; what fails on this side has failed before the
 * commit is sent. After a lost connection nothing is sent any more: the client would write to a socket
 * that is gone, and that ends the process.
 */
const inTransaction = async <T>(
  sql: Sql,
  begin: string,
  work: (tx: Db) => Promise<Decided<T>>,
): Promise<T> => {
  const connection = await sql.reserve()
  try {
    const begun = connection.unsafe(begin).execute()
    // Where it fails, so does all that comes behind it.
    begun.catch(() => undefined)
    const { answer, written } = await work(connection)
    await Promise.race([written, settled()])
    await Promise.all([begun, written, connection.unsafe('commit').execute()])
    connection.release()
    return answer
  } catch (error) {
    if (isConnectionLost(error)) throw error
    await connection.unsafe('rollback')
    connection.release()
    throw error
  }
}

export const openLaneConnection = (databaseUrl: string): LaneConnection => {
  const open = (): Sql => connect(laneUrl(databaseUrl), { max: 1, name: 'placing', corked: true })
  let sql = open()
  let count = 0
  /** A pool that lost its connection hands what it heard last to whoever asks next: it goes as a whole. */
  const giveUp = (lost: Sql): void => {
    if (sql !== lost) return
    sql = open()
    void lost.end({ timeout: 0 })
  }
  return {
    begin: <T>(work: (tx: Db) => Promise<Decided<T>>) =>
      new Promise<T>((resolve, reject) => {
        const used = sql
        const timer = setTimeout(() => {
          giveUp(used)
          reject(silence())
        }, silentMs)
        count += 1
        const begin = isPlannedAnew(count) ? 'begin; discard plans' : 'begin'
        const failed = (error: unknown): void => {
          if (isConnectionLost(error)) giveUp(used)
          reject(error)
        }
        void inTransaction(used, begin, work)
          .finally(() => clearTimeout(timer))
          .then(resolve, failed)
      }),
    close: () => sql.end({ timeout: 1 }),
  }
}
