import type { Fen } from '@xinghe/rules/base/money.ts'
import type { Sql, Tx } from '../platform/database/connect.ts'
import { comparePlay } from './counted-play/verify-play.ts'
import { readLastPlace } from '../platform/seals/store.ts'
import { isUpTo, openChain, readRowPages } from '../platform/seals/verify-chain.ts'
import { readTransfers, rowText, type LedgerRow } from './read-transfers.ts'
import { sealedTransfers } from './seal.ts'

export interface LedgerReport {
  readonly transfers: number
  readonly seals: number
  /** Rows that no seal covers yet. */
  readonly unsealed: number
  readonly accounts: number
  /**
   * The sum of all members' balances; house and outside accounts have the same sum with the opposite sign.
   */
  readonly members: Fen
  /** The first fault of each kind; empty when all is correct. */
  readonly differences: readonly string[]
}

type Sums = Map<number, Fen>

const move = (sums: Sums, { from, into, amount }: LedgerRow): void => {
  sums.set(from, (sums.get(from) ?? 0n) - amount)
  sums.set(into, (sums.get(into) ?? 0n) + amount)
}

/**
 * Recomputes the chain and every balance from the transfers, on one snapshot, while the site runs. Memory
 * grows with the accounts, not with the transfers.
 */
export const verifyLedger = (sql: Sql): Promise<LedgerReport> =>
  sql.begin(verifySnapshot, 'isolation level repeatable read read only')

export const verifySnapshot = async (tx: Tx): Promise<LedgerReport> => {
  const chain = await openChain(tx, sealedTransfers, rowText)
  const last = await readLastPlace(tx, sealedTransfers)
  const [sums, sinceSeal]: [Sums, Sums] = [new Map(), new Map()]
  let [transfers, unsealed] = [0, 0]
  for await (const rows of readRowPages((after, most) => readTransfers(tx, after, most))) {
    await chain.add(rows)
    transfers += rows.length
    for (const row of rows) {
      move(sums, row)
      if (isUpTo(row, last)) continue
      unsealed += 1
      move(sinceSeal, row)
    }
  }
  const { seals, fault } = chain.end()
  const { accounts, members, difference } = await compareAccounts(tx, sums)
  const differences = [
    fault,
    difference,
    await compareSealed(tx, sums, sinceSeal),
    await comparePools(tx, sums),
    await comparePlay(tx),
  ]
  return {
    transfers,
    seals,
    unsealed,
    accounts,
    members,
    differences: differences.filter((one) => one !== null),
  }
}

const pageSize = 10_000

const compareAccounts = async (
  tx: Tx,
  sums: Sums,
): Promise<{ accounts: number; members: Fen; difference: string | null }> => {
  const unseen = new Set(sums.keys())
  let [accounts, members, difference]: [number, Fen, string | null] = [0, 0n, null]
  let last = -2_147_483_648
  for (;;) {
    const rows = await tx<{ id: number; balance: Fen | null }[]>`
      select id, balance from ledger_account where id > ${last} order by id limit ${pageSize}`
    for (const { id, balance } of rows) {
      accounts += 1
      unseen.delete(id)
      if (balance === null) continue
      members += balance
      const transfers = sums.get(id) ?? 0n
      if (balance !== transfers)
        difference ??= `account ${id} has ${balance} fen, and its transfers sum to ${transfers}`
    }
    last = rows.at(-1)?.id ?? last
    if (rows.length < pageSize) break
  }
  for (const id of unseen) difference ??= `transfers name account ${id}, which does not exist`
  return { accounts, members, difference }
}

const compareSealed = async (tx: Tx, sums: Sums, sinceSeal: Sums): Promise<string | null> => {
  const rows = await tx<{ id: number; balance: Fen }[]>`
    select account_id as id, balance from ledger_sealed_balance order by account_id`
  const stored = new Map(rows.map(({ id, balance }) => [id, balance]))
  for (const id of new Set([...stored.keys(), ...sums.keys()])) {
    const [is, should] = [stored.get(id) ?? 0n, (sums.get(id) ?? 0n) - (sinceSeal.get(id) ?? 0n)]
    if (is !== should) return `account ${id} was brought forward as ${is} fen instead of ${should}`
  }
  return null
}

/** A jackpot pool says how much of it lies in its account; the rest is not posted yet. */
const comparePools = async (tx: Tx, sums: Sums): Promise<string | null> => {
  const rows = await tx<{ code: string; account: number; posted: Fen }[]>`
    select code, account, posted from game_pool order by account`
  for (const { code, account, posted } of rows) {
    const transfers = sums.get(account) ?? 0n
    if (posted !== transfers)
      return `pool ${code} has ${posted} fen, and the transfers of its account sum to ${transfers}`
  }
  return null
}
