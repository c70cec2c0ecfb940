import { Refused } from '@xinghe/contract/refusal.ts'
import { isLockTimeout, type Sql, type Tx } from '../platform/database/connect.ts'

/**
 * A transaction that moves money. Whoever waits five seconds for a balance is told that the wallet is
 * busy (6110), and nothing has happened.
 */
export const withWallets = async <T>(sql: Sql, work: (tx: Tx) => Promise<T>): Promise<T> => {
  try {
    return (await sql.begin(async (tx) => {
      await tx`set local lock_timeout = '5s'`
      return work(tx)
    })) as T
  } catch (error) {
    if (isLockTimeout(error)) throw new Refused('lock-not-had')
    throw error
  }
}
