import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { Db } from '../platform/database/connect.ts'
import { timestamp } from '../platform/database/value.ts'
import type { Pocket } from './accounts.ts'
import type { TransferCode } from './transfer-codes.ts'

/** One pocket, one venue, or without either all wallets of the member together. */
export type StatementAccount =
  | { readonly memberId: MemberId }
  | { readonly memberId: MemberId; readonly pocket: Pocket }
  | { readonly memberId: MemberId; readonly venue: string }

export interface StatementPage {
  readonly from: Instant
  /** Not part of the period. */
  readonly until: Instant
  /** The `next` of the page before. */
  readonly after?: string | undefined
  readonly limit: number
}

export interface LedgerLine {
  readonly id: string
  readonly at: Instant
  readonly code: TransferCode
  readonly cause: string
  readonly key: string
  /** Negative where money left. */
  readonly amount: Fen
  /** After this line. */
  readonly balance: Fen
}

export interface LedgerStatement {
  /** Of the whole period, on every page. */
  readonly opening: Fen
  readonly closing: Fen
  /** In the order in which they happened. */
  readonly lines: readonly LedgerLine[]
  readonly next: string | null
}

type Row = { readonly opening: Fen; readonly closing: Fen; readonly earlier: Fen } & (
  | Omit<LedgerLine, 'balance'>
  | { readonly id: null }
)

/**
 * Wallets over a period, in one SQL statement and so from one snapshot: lines and sums always agree.
 * Transfers between the chosen wallets are left out: they change no sum.
 * Balances are computed backwards from the current one, because recent periods are read most. Ids are
 * assigned under the lock of the balance, so within an account their order is the order of events.
 */
export const readStatement = async (
  db: Db,
  account: StatementAccount,
  { from, until, after = '0', limit }: StatementPage,
): Promise<LedgerStatement> => {
  const purpose = 'venue' in account ? 'venue' : 'pocket' in account ? account.pocket : null
  const venue = 'venue' in account ? account.venue : null
  // The indexes cover only members' accounts; `> 0` tells the planner so.
  const rows = await db<Row[]>`
    with account as materialized (
      select id, balance from ledger_account
      where member_id = ${account.memberId}
        and (${purpose}::text is null
             or purpose = ${purpose} and venue is not distinct from ${venue}::text)
    ), change as materialized (
      select t.id, t.made_at, t.amount, t.into_account as account from ledger_transfer t
      where t.into_account = any (array(select id from account)) and t.into_account > 0
        and t.made_at >= ${timestamp(from)}
        and t.from_account <> all (array(select id from account))
      union all
      select t.id, t.made_at, -t.amount, t.from_account from ledger_transfer t
      where t.from_account = any (array(select id from account)) and t.from_account > 0
        and t.made_at >= ${timestamp(from)}
        and t.into_account <> all (array(select id from account))
    ), held as (
      select sum(balance)::bigint as balance from account having count(*) > 0
    ), total as (
      select coalesce(sum(amount), 0)::bigint as since,
             coalesce(sum(amount) filter (where made_at >= ${timestamp(until)}), 0)::bigint as later,
             coalesce(sum(amount) filter (where made_at < ${timestamp(until)} and id <= ${after}::bigint), 0)::bigint
               as earlier
      from change
    ), page as (
      select id, made_at, amount, account from change
      where made_at < ${timestamp(until)} and id > ${after}::bigint
      order by id limit ${limit + 1}
    ), line as (
      select page.id, page.made_at, page.amount, t.code, t.cause, t.key
      from page
      cross join lateral (
        select code, cause, key from ledger_transfer
        where id = page.id and made_at = page.made_at and into_account = page.account
          and into_account > 0
        union all
        select code, cause, key from ledger_transfer
        where id = page.id and made_at = page.made_at and from_account = page.account
          and from_account > 0
      ) as t
    )
    select held.balance - total.since as opening, held.balance - total.later as closing,
           total.earlier, line.id::text as id, line.made_at as at, line.amount, line.code,
           line.cause, line.key
    from held cross join total left join line on true
    order by line.id`
  return statementFrom(rows, limit)
}

const statementFrom = (rows: readonly Row[], limit: number): LedgerStatement => {
  const [first] = rows
  // A venue that was never used has no account and no lines.
  if (first === undefined) return { opening: 0n, closing: 0n, lines: [], next: null }
  const { opening, closing, earlier } = first
  let balance = opening + earlier
  const lines: LedgerLine[] = []
  for (const row of rows.slice(0, limit)) {
    if (row.id === null) break
    const { id, at, code, cause, key, amount } = row
    balance += amount
    lines.push({ id, at, code, cause, key, amount, balance })
  }
  return { opening, closing, lines, next: rows.length > limit ? (lines.at(-1)?.id ?? null) : null }
}
