import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { LedgerTransfer } from '@xinghe/rules/ledger/decide-batch.ts'
import type { Db } from '../platform/database/connect.ts'
import { writeDecision } from './post-batch.ts'

/** One member's wallet of a venue and their centre, held until the transaction ends. */
export interface Purse {
  readonly wallet: {
    readonly id: number
    readonly balance: Fen
    /** What their play is counted by; only the wallet of the house's own book has it. */
    readonly counted: string | null
  }
  readonly centre: { readonly id: number; readonly balance: Fen }
}

interface Row {
  readonly id: number
  readonly memberId: MemberId
  readonly purpose: string
  readonly balance: Fen
  readonly counted: string | null
}

const purseOf = (memberId: MemberId, rows: readonly Row[]): Purse => {
  const wallet = rows.find(({ purpose }) => purpose === 'venue')
  const centre = rows.find(({ purpose }) => purpose === 'centre')
  if (wallet === undefined || centre === undefined)
    throw new Error(`${memberId} has no wallet or no centre account`)
  return { wallet, centre }
}

/**
 * Locks many members' purses in the one order of the ledger. Turnover lines stand under the centre's
 * lock. A statement of its own: what is read next is read on what was waited for.
 */
export const lockPurses = async (
  tx: Db,
  memberIds: readonly MemberId[],
  venue: string,
): Promise<ReadonlyMap<MemberId, Purse>> => {
  const wanted = [...new Set(memberIds)]
  const rows = await tx<Row[]>`
    select id, member_id as "memberId", purpose, balance, counted from ledger_account
    where member_id = any(${wanted}::text[])
      and (purpose = 'centre' or (purpose = 'venue' and venue = ${venue}))
    order by id for no key update`
  const rowsOf = Map.groupBy(rows, ({ memberId }) => memberId)
  return new Map(wanted.map((id) => [id, purseOf(id, rowsOf.get(id) ?? [])]))
}

/** By the id of the wallet: counters as they are to be written. */
export type Counted = ReadonlyMap<number, string>

/**
 * Posts transfers between held purses and the house, and writes what they count, all in one statement.
 * Their causes were judged under the same lock, so a balance below zero or a key used twice is a bug, and
 * throws.
 */
export const postLocked = async (
  tx: Db,
  transfers: readonly LedgerTransfer[],
  purses: Iterable<Purse>,
  counted: Counted,
  now: Instant,
): Promise<void> => {
  if (transfers.length === 0 && counted.size === 0) return
  const held = new Map<number, Fen>()
  for (const { wallet, centre } of purses) {
    held.set(wallet.id, wallet.balance)
    held.set(centre.id, centre.balance)
  }
  await writeDecision(
    tx,
    { transfers, balances: balancesAfter(transfers, held, counted) },
    now,
    counted,
  )
}

/** Of the accounts in which something moved or that are written anew. */
const balancesAfter = (
  transfers: readonly LedgerTransfer[],
  held: ReadonlyMap<number, Fen>,
  counted: Counted,
): ReadonlyMap<number, Fen> => {
  const after = new Map<number, Fen>()
  const move = (account: number, change: Fen): void => {
    // The house has no balance of its own: it is the sum of its transfers.
    if (account < 0) return
    const balance = after.get(account) ?? held.get(account)
    if (balance === undefined) throw new Error('a balance is not held')
    if (balance + change < 0n) throw new Error('a balance would go below zero')
    after.set(account, balance + change)
  }
  for (const { from, into, amount } of transfers) {
    move(from, -amount)
    move(into, amount)
  }
  for (const id of counted.keys()) move(id, 0n)
  return after
}
