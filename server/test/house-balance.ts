import type { Fen } from '@xinghe/rules/base/money.ts'
import type { Db } from '../src/platform/database/connect.ts'
import { houseAccounts, type HouseAccount } from '../src/ledger/accounts.ts'

/**
 * The balance of a house account: the sum up to the last seal plus the rows since. Negative where the house
 * has paid, as for awards.
 */
export const readHouseBalance = async (db: Db, house: HouseAccount | number): Promise<Fen> => {
  const id = typeof house === 'number' ? house : houseAccounts[house]
  const [row] = await db<{ balance: Fen }[]>`
    select (
      coalesce((select balance from ledger_sealed_balance where account_id = ${id}), 0)
      + coalesce((
          select sum(case when t.into_account = ${id} then t.amount else -t.amount end)
          from ledger_transfer t
          where (t.tx, t.id) > (
              coalesce((select up_to_tx from ledger_seal order by number desc limit 1), '0'),
              coalesce((select up_to_id from ledger_seal order by number desc limit 1), 0))
            and (t.from_account = ${id} or t.into_account = ${id})), 0)
    )::bigint as balance`
  if (row === undefined) throw new Error('the ledger did not answer')
  return row.balance
}
