import { LRUCache } from 'lru-cache'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import { poolOf, type Db } from '../platform/database/connect.ts'
import { timestamp } from '../platform/database/value.ts'
import { houseAccounts, type AccountRef } from './accounts.ts'

type AccountIds = LRUCache<string, number>

/** Accounts are never removed and keep their ids, so a committed id may be cached, by pool. */
const cachedIds = new WeakMap<object, AccountIds>()
const cachedMost = 400_000

const cacheOf = (db: Db): AccountIds => {
  const pool = poolOf(db)
  const cache = cachedIds.get(pool) ?? new LRUCache<string, number>({ max: cachedMost })
  cachedIds.set(pool, cache)
  return cache
}

interface MemberAccount {
  readonly memberId: MemberId
  readonly purpose: string
  readonly venue: string | null
}

const memberAccount = (account: Extract<AccountRef, { memberId: unknown }>): MemberAccount =>
  'venue' in account
    ? { memberId: account.memberId, purpose: 'venue', venue: account.venue }
    : { memberId: account.memberId, purpose: account.pocket, venue: null }

const nameOf = ({ memberId, purpose, venue }: MemberAccount): string =>
  `${memberId} ${purpose} ${venue ?? ''}`

/** The id of one of the resolved accounts; null for any other. */
export type IdOf = (account: AccountRef) => number | null

/** Ids of all these accounts; a member's first use of a venue opens the wallet there, at zero. */
export const resolveAccounts = async (
  tx: Db,
  accounts: readonly AccountRef[],
  now: Instant,
): Promise<IdOf> => {
  const cache = cacheOf(tx)
  const ids = new Map<string, number>()
  const missing = new Map<string, MemberAccount>()
  for (const account of accounts) {
    if (!('memberId' in account)) continue
    const one = memberAccount(account)
    const name = nameOf(one)
    const id = cache.get(name)
    if (id === undefined) missing.set(name, one)
    else ids.set(name, id)
  }
  if (missing.size > 0)
    for (const [name, id] of await readOrOpen(tx, [...missing.values()], now)) ids.set(name, id)
  return (account) => {
    if ('house' in account) return houseAccounts[account.house]
    if ('channel' in account) return account.channel.houseAccount
    return ids.get(nameOf(memberAccount(account))) ?? null
  }
}

const readOrOpen = async (
  tx: Db,
  wanted: readonly MemberAccount[],
  now: Instant,
): Promise<Map<string, number>> => {
  const ids = await read(tx, wanted)
  const missing = wanted.filter((one) => !ids.has(nameOf(one)))
  if (missing.length === 0) return ids
  await tx`
    insert into ledger_account (member_id, purpose, venue, balance, made_at)
    select member_id, purpose, venue, 0, ${timestamp(now)}
    from unnest(${missing.map((one) => one.memberId)}::text[],
                ${missing.map((one) => one.purpose)}::text[],
                ${missing.map((one) => one.venue)}::text[]) as given (member_id, purpose, venue)
    on conflict do nothing`
  return new Map([...ids, ...(await read(tx, missing))])
}

const read = async (tx: Db, wanted: readonly MemberAccount[]): Promise<Map<string, number>> => {
  // A row written by this transaction or one of its savepoints may still be rolled back and is not
  // cached: only rows older than the transaction's own id are surely committed.
  const rows = await tx<(MemberAccount & { id: number; committed: boolean })[]>`
    select a.id, a.member_id as "memberId", a.purpose, a.venue,
           coalesce(age(a.xmin) > age(pg_current_xact_id_if_assigned()::xid), true) as committed
    from ledger_account a
    join unnest(${wanted.map((one) => one.memberId)}::text[],
                ${wanted.map((one) => one.purpose)}::text[],
                ${wanted.map((one) => one.venue)}::text[]) as given (member_id, purpose, venue)
      on a.member_id = given.member_id and a.purpose = given.purpose
     and a.venue is not distinct from given.venue`
  const cache = cacheOf(tx)
  for (const row of rows) if (row.committed) cache.set(nameOf(row), row.id)
  return new Map(rows.map((row) => [nameOf(row), row.id]))
}
