import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Sql, Tx } from '../platform/database/connect.ts'
import { timestamp } from '../platform/database/value.ts'

/** One process seals at a time; the others skip their turn. */
const sealLock = 4_000_002

export interface Sealed {
  readonly rows: number
  /** Members' accounts whose transfers were sealed. */
  readonly accounts: readonly number[]
}

const nothing: Sealed = { rows: 0, accounts: [] }

/**
 * New rows would sort before sealed ones, as after a restore into a cluster whose transaction ids start
 * again.
 */
export class SealFault extends Error {}

/**
 * Adds one link of at most `most` rows to the hash chain and updates the sums of their accounts, in one
 * transaction. Only rows of transactions older than the oldest running one: no earlier row can appear after
 * them.
 */
export const sealRows = (sql: Sql, now: Instant, most: number): Promise<Sealed> =>
  sql.begin(async (tx) => {
    const [turn] = await tx<{ mine: boolean; behind: boolean | null }[]>`
      select pg_try_advisory_xact_lock(${sealLock}) as mine,
             (select up_to_tx from ledger_seal order by number desc limit 1)
               >= pg_snapshot_xmax(pg_current_snapshot()) as behind`
    if (turn === undefined || !turn.mine) return nothing
    if (turn.behind === true) throw new SealFault('transaction ids are behind the sealed rows')
    return writeLink(tx, now, most)
  })

const writeLink = async (tx: Tx, now: Instant, most: number): Promise<Sealed> => {
  const [link] = await tx<{ rows: number | null; accounts: number[] }[]>`
    with last as materialized (
      select number, up_to_tx, up_to_id, hash from ledger_seal
      union all
      select 0, '0', 0, ''::bytea
      order by number desc limit 1
    ), fresh as materialized (
      select t.tx, t.id, t.from_account, t.into_account, t.amount, ledger_row_text(t) as text
      from ledger_transfer t
      where (t.tx, t.id) > ((select up_to_tx from last), (select up_to_id from last))
        and t.tx < pg_snapshot_xmin(pg_current_snapshot())
      order by t.tx, t.id limit ${most}
    ), link as (
      insert into ledger_seal (number, up_to_tx, up_to_id, rows, hash, made_at)
      select last.number + 1, (array_agg(tx order by tx desc, id desc))[1],
             (array_agg(id order by tx desc, id desc))[1], count(*),
             sha256(last.hash || convert_to(string_agg(text, '' order by tx, id), 'UTF8')), ${timestamp(now)}
      from fresh cross join last
      group by last.number, last.hash
      returning rows
    ), forward as (
      insert into ledger_sealed_balance as sealed (account_id, balance)
      select account, sum(change)
      from (
        select from_account as account, -amount as change from fresh
        union all
        select into_account, amount from fresh
      ) as side
      group by account order by account
      on conflict (account_id) do update set balance = sealed.balance + excluded.balance
      returning account_id
    )
    select (select rows::integer from link) as rows,
           array(select account_id from forward where account_id > 0) as accounts`
  return { rows: link?.rows ?? 0, accounts: link?.accounts ?? [] }
}
