import { connect, type Sql, type Tx } from '../../../platform/database/connect.ts'

/** A connection of the lane's own, so that bets do not wait behind other work. */
export interface LaneConnection {
  begin<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** More than a statement may take; beyond it the way to the database is gone without a word. */
const silentMs = 40_000

/** A plan made while the tables were small would read them whole once they are not. */
const sessionSettings = {
  enable_seqscan: 'off',
  enable_hashjoin: 'off',
  enable_mergejoin: 'off',
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

export const openLaneConnection = (databaseUrl: string): LaneConnection => {
  const open = (): Sql => connect(laneUrl(databaseUrl), { max: 1, name: 'placing' })
  let sql = open()
  const giveUp = (): void => {
    void sql.end({ timeout: 0 })
    sql = open()
  }
  return {
    begin: <T>(work: (tx: Tx) => Promise<T>) =>
      new Promise<T>((resolve, reject) => {
        const timer = setTimeout(() => {
          giveUp()
          reject(silence())
        }, silentMs)
        const settled = (): void => clearTimeout(timer)
        void (sql.begin(work) as Promise<T>).finally(settled).then(resolve, reject)
      }),
    close: () => sql.end({ timeout: 1 }),
  }
}
