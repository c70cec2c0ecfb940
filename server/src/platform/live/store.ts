import type { Db } from '../database/connect.ts'

export const channel = 'live_event'

export const notify = async (db: Db, text: string): Promise<void> => {
  await db`select pg_notify(${channel}, ${text})`
}
