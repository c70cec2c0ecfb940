import { setTimeout as pause } from 'node:timers/promises'
import type { Sql } from '../database/connect.ts'
import type { Secrets } from './secrets.ts'
import * as store from './store.ts'

const usualBatch = 2_000
/** Until rows that others have locked are free. */
const lockedMs = 50

const resealBatch = (
  sql: Sql,
  secrets: Secrets,
  column: store.SealedColumn,
  batchRows: number,
): Promise<number> =>
  sql.begin(async (tx) => {
    const stale = await store.lockStaleValues(tx, column, secrets.currentPrefix, batchRows)
    for (const { at, row, sealed } of stale) {
      const plain = secrets.open(column.purpose, row, sealed)
      await store.writeSealed(tx, column, { at, sealed: secrets.seal(column.purpose, row, plain) })
    }
    return stale.length
  })

/**
 * Seals every value of a column with the current secret and binds it to its row, a batch per transaction.
 * After a kill the next run goes on with what is left. A value that does not open stops it.
 */
export const resealColumn = async (
  sql: Sql,
  secrets: Secrets,
  column: store.SealedColumn,
  batchRows = usualBatch,
): Promise<number> => {
  let done = 0
  while (true) {
    const written = await resealBatch(sql, secrets, column, batchRows)
    done += written
    if (written > 0) continue
    if ((await store.countStaleValues(sql, column, secrets.currentPrefix)) === 0) return done
    await pause(lockedMs)
  }
}

/** How many values still need another secret, or are bound to no row. */
export const countStale = async (
  sql: Sql,
  secrets: Secrets,
  columns: readonly store.SealedColumn[],
): Promise<number> => {
  let count = 0
  for (const column of columns)
    count += await store.countStaleValues(sql, column, secrets.currentPrefix)
  return count
}

/**
 * Once every value is bound to its row, no process opens one again that is not. Returns how many still need
 * another secret, or are bound to no row: with any left nothing changes.
 */
export const stopOpeningUnbound = async (
  sql: Sql,
  secrets: Secrets,
  columns: readonly store.SealedColumn[],
): Promise<number> => {
  const left = await countStale(sql, secrets, columns)
  if (left === 0) await store.completeBinding(sql)
  return left
}
