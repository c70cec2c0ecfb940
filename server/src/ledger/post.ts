import { Refused } from '@xinghe/contract/refusal.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { Db } from '../platform/database/connect.ts'
import { timestamp } from '../platform/database/value.ts'
import type { AccountRef } from './accounts.ts'
import { resolveAccounts, type IdOf } from './resolve-accounts.ts'
import type { TransferCode } from './transfer-codes.ts'

export interface Transfer {
  readonly from: AccountRef
  readonly into: AccountRef
  readonly amount: Fen
  readonly code: TransferCode
  /** The order, bet or audit line behind the transfer. */
  readonly cause: string
  /** Idempotency key, valid for ever: `dep_…:credit`. */
  readonly key: string
}

interface PostRow {
  readonly verdict: 'posted' | 'repeated' | 'key-reused' | 'balance-too-low'
  readonly short: number | null
  readonly accountIds: number[] | null
  readonly balances: Fen[] | null
}

export interface Posted {
  /** True when the same transfers had been posted before; then no money moved. */
  readonly repeated: boolean
  /** The balance after the posting, of accounts that it changed. */
  balanceOf(account: AccountRef): Fen | null
}

/** An array literal of PostgreSQL: the driver would send an array of bigint as one value. */
const amountArray = (transfers: readonly Transfer[]): string =>
  `{${transfers.map(({ amount }) => amount).join(',')}}`

/** The most frequent posting has an SQL function of its own; all others share one. */
const writeTransfers = async (
  tx: Db,
  transfers: readonly Transfer[],
  idOf: IdOf,
  now: Instant,
): Promise<PostRow> => {
  const [only, ...others] = transfers
  const [from, into] = [only && idOf(only.from), only && idOf(only.into)]
  const [row] =
    only && others.length === 0 && from && into && from < 0 !== into < 0
      ? await tx<PostRow[]>`
          select verdict, short, account_ids as "accountIds", balances
          from ledger_post_one(${only.key}, ${from}, ${into}, ${only.amount}, ${only.code},
                               ${only.cause}, ${timestamp(now)}::timestamptz)`
      : await tx<PostRow[]>`
          select verdict, short, account_ids as "accountIds", balances
          from ledger_post(
            ${transfers.map(({ key }) => key)}::text[],
            ${transfers.map(({ from: side }) => idOf(side))}::integer[],
            ${transfers.map(({ into: side }) => idOf(side))}::integer[],
            ${amountArray(transfers)}::bigint[],
            ${transfers.map(({ code }) => code)}::text[],
            ${transfers.map(({ cause }) => cause)}::text[],
            ${timestamp(now)}::timestamptz)`
  if (row === undefined) throw new Error('the ledger did not answer')
  return row
}

/**
 * Moves money: all of these transfers, or none. Locks every member balance that it changes, in the lock
 * order of the ledger, until the transaction ends. A balance that would go below zero is refused with
 * `balance-too-low`; a key that was used for another transfer is a bug and throws.
 */
export const post = async (
  tx: Db,
  transfers: readonly Transfer[],
  now: Instant,
): Promise<Posted> => {
  // The table refuses them too, but a negative amount would first be reported as a low balance.
  if (transfers.some(({ amount }) => amount <= 0n)) throw new Error('an amount is not positive')
  const idOf = await resolveAccounts(
    tx,
    transfers.flatMap(({ from, into }) => [from, into]),
    now,
  )
  const row = await writeTransfers(tx, transfers, idOf, now)
  if (row.verdict === 'balance-too-low') throw new Refused('balance-too-low')
  if (row.verdict === 'key-reused') throw new Error('a ledger key was used for another transfer')
  return {
    repeated: row.verdict === 'repeated',
    balanceOf: (account) => {
      const id = idOf(account)
      const at = id === null ? -1 : (row.accountIds?.indexOf(id) ?? -1)
      return at < 0 ? null : (row.balances?.[at] ?? null)
    },
  }
}
