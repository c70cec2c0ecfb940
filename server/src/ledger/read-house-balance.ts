import type { Fen } from '@xinghe/rules/base/money.ts'
import type { Db } from '../platform/database/connect.ts'
import { houseAccounts, type HouseAccount } from './accounts.ts'

/**
 * What came into a house account less what left it: brought forward to the last seal, plus the seconds
 * since. Negative where the house has paid, as an awards account has; a rail is what lies outside.
 */
export const readHouseBalance = async (db: Db, house: HouseAccount): Promise<Fen> => {
  const id = houseAccounts[house]
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
