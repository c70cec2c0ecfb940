import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Db } from '../platform/database/connect.ts'
import { timestamp } from '../platform/database/value.ts'

/** Money as text: it goes into a log and into jsonb. */
export interface BalanceFault {
  readonly account: number
  readonly balance: string
  readonly transfers: string
  readonly difference: string
}

/**
 * Compares the balances of these accounts with the sums of their transfers: the sum up to the last seal
 * plus the rows since. One statement, so that both come from one snapshot. A known difference is not
 * recorded again.
 */
export const checkBalances = async (
  db: Db,
  accounts: readonly number[],
  now: Instant,
): Promise<BalanceFault[]> => {
  const rows = await db<{ detail: BalanceFault }[]>`
    with last as materialized (
      select up_to_tx, up_to_id from ledger_seal order by number desc limit 1
    ), since as materialized (
      select from_account, into_account, amount from ledger_transfer
      where (tx, id) > ((select up_to_tx from last), (select up_to_id from last))
    ), open as (
      select account, sum(change) as net
      from (
        select from_account as account, -amount as change from since
        union all
        select into_account, amount from since
      ) as side
      group by account
    ), compared as (
      select a.id, a.balance, sealed.balance + coalesce(open.net, 0) as transfers
      from ledger_account a
      join ledger_sealed_balance sealed on sealed.account_id = a.id
      left join open on open.account = a.id
      where a.id = any(${accounts}::integer[])
    )
    insert into ledger_fault (what, detail, found_at)
    select 'balance', jsonb_build_object('account', id, 'balance', balance::text,
             'transfers', transfers::text, 'difference', (balance - transfers)::text), ${timestamp(now)}
    from compared
    where balance <> transfers and not exists (
      select 1 from ledger_fault f
      where f.what = 'balance' and (f.detail ->> 'account')::integer = compared.id
        and f.detail ->> 'difference' = (balance - transfers)::text)
    returning detail`
  return rows.map(({ detail }) => detail)
}
