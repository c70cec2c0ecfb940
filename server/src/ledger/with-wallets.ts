import { Refused } from '@xinghe/contract/refusal.ts'
import { isLockTimeout, type Sql, type Tx } from '../platform/database/connect.ts'

/**
 * A transaction that moves money. When it has waited too long for a balance's lock (`DATABASE_WAIT_MS`) it
 * is refused with `wallet-busy` (6110) and rolled back.
 */
export const withWallets = async <T>(sql: Sql, work: (tx: Tx) => Promise<T>): Promise<T> => {
  try {
    return await sql.begin(work)
  } catch (error) {
    if (isLockTimeout(error)) throw new Refused('lock-not-had')
    throw error
  }
}
