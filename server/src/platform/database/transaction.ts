import type { ClientBase } from 'pg'
import { isAborted } from './faults.ts'
import { makeDb, send, trackFailures, type Db } from './query.ts'

export interface Tx extends Db {
  /** Tells the type from a pool, which commits each statement by itself. */
  readonly inTransaction: true
}

/** Fails when any statement has failed, also one that nothing awaited. */
export const inTransaction = async <T>(
  pool: object,
  client: ClientBase,
  mode: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> => {
  const { track, failed } = trackFailures((statement) => send(client, statement))
  await send(client, `begin ${mode}`)
  try {
    const tx: Tx = Object.assign(makeDb(pool, track), { inTransaction: true as const })
    const result = await work(tx)
    if (failed.length > 0) throw failed[0]
    await send(client, 'commit')
    return result
  } catch (error) {
    // On a lost connection the rollback fails too, and the server rolls back by itself.
    await send(client, 'rollback').catch(() => undefined)
    throw isAborted(error) ? (failed[0] ?? error) : error
  }
}
