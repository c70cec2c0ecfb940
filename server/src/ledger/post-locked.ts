import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { decideBatch, type LedgerTransfer } from '@xinghe/rules/ledger/decide-batch.ts'
import type { Db } from '../platform/database/connect.ts'
import { writeDecision } from './post-batch.ts'

/** One member's wallet of a venue and their centre, held until the transaction ends. */
export interface Purse {
  readonly wallet: { readonly id: number; readonly balance: Fen }
  readonly centre: { readonly id: number; readonly balance: Fen }
}

interface Row {
  readonly id: number
  readonly memberId: MemberId
  readonly purpose: string
  readonly balance: Fen
}

const purseOf = (memberId: MemberId, rows: readonly Row[]): Purse => {
  const wallet = rows.find(({ purpose }) => purpose === 'venue')
  const centre = rows.find(({ purpose }) => purpose === 'centre')
  if (wallet === undefined || centre === undefined)
    throw new Error(`${memberId} has no wallet or no centre account`)
  return { wallet, centre }
}

/**
 * Locks many members' purses in the one order of the ledger. Counters and turnover lines stand under the
 * centre's lock. A statement of its own: what is read next is read on what was waited for.
 */
export const lockPurses = async (
  tx: Db,
  memberIds: readonly MemberId[],
  venue: string,
): Promise<ReadonlyMap<MemberId, Purse>> => {
  const wanted = [...new Set(memberIds)]
  const rows = await tx<Row[]>`
    select id, member_id as "memberId", purpose, balance from ledger_account
    where member_id = any(${wanted}::text[])
      and (purpose = 'centre' or (purpose = 'venue' and venue = ${venue}))
    order by id for no key update`
  const rowsOf = Map.groupBy(rows, ({ memberId }) => memberId)
  return new Map(wanted.map((id) => [id, purseOf(id, rowsOf.get(id) ?? [])]))
}

/**
 * Posts transfers between held purses and the house, all of them in one statement. Their causes were
 * judged under the same lock, so a balance below zero or a key used twice is a bug, and throws.
 */
export const postLocked = async (
  tx: Db,
  transfers: readonly LedgerTransfer[],
  purses: Iterable<Purse>,
  now: Instant,
): Promise<void> => {
  if (transfers.length === 0) return
  const balances = new Map<number, Fen>()
  for (const { wallet, centre } of purses) {
    balances.set(wallet.id, wallet.balance)
    balances.set(centre.id, centre.balance)
  }
  const decision = decideBatch(
    transfers.map((one) => [one]),
    { balances, kept: new Map() },
  )
  const wrong = decision.verdicts.findIndex(({ kind }) => kind !== 'posted')
  if (wrong >= 0)
    throw new Error(`${transfers[wrong]?.key} is not posted: ${decision.verdicts[wrong]?.kind}`)
  await writeDecision(tx, decision, now)
}
