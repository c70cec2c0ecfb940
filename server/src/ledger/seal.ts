import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Db, Sql } from '../platform/database/connect.ts'
import { sealNext } from '../platform/seals/seal.ts'
import type { Link, SealedTable } from '../platform/seals/store.ts'

export const sealedTransfers: SealedTable = {
  rows: 'ledger_transfer',
  seals: 'ledger_seal',
  rowText: 'ledger_row_text',
  lock: 4_000_002,
}

export interface Sealed {
  readonly rows: number
  /** Members' accounts whose transfers were sealed. */
  readonly accounts: readonly number[]
}

/** Seals at most `most` rows and updates the sums of their accounts, in one transaction. */
export const sealRows = async (sql: Sql, now: Instant, most: number): Promise<Sealed> => {
  let accounts: readonly number[] = []
  const link = await sealNext(sql, sealedTransfers, most, now, async (tx, sealed) => {
    accounts = await bringForward(tx, sealed)
  })
  return { rows: link?.rows ?? 0, accounts }
}

const bringForward = async (tx: Db, { after, upTo }: Link): Promise<readonly number[]> => {
  const rows = await tx<{ account: number }[]>`
    with fresh as materialized (
      select from_account, into_account, amount from ledger_transfer
      where (tx, id) > (${after.tx}::xid8, ${after.id}::bigint)
        and (tx, id) <= (${upTo.tx}::xid8, ${upTo.id}::bigint)
    )
    insert into ledger_sealed_balance as sealed (account_id, balance)
    select account, sum(change)
    from (
      select from_account as account, -amount as change from fresh
      union all
      select into_account, amount from fresh
    ) as side
    group by account order by account
    on conflict (account_id) do update set balance = sealed.balance + excluded.balance
    returning account_id as account`
  return rows.map(({ account }) => account).filter((account) => account > 0)
}
