import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import { poolOf, type Db } from '../platform/database/connect.ts'
import { houseAccounts, type AccountRef } from './accounts.ts'

/** Accounts are never removed and keep their ids, so a committed id may be remembered, by pool. */
const knownIn = new WeakMap<object, Map<string, number>>()
const knownMost = 200_000

const knownTo = (db: Db): Map<string, number> => {
  const pool = poolOf(db)
  const known = knownIn.get(pool) ?? new Map<string, number>()
  knownIn.set(pool, known)
  return known
}

interface MemberAccount {
  readonly memberId: MemberId
  readonly purpose: string
  readonly venue: string | null
}

const memberAccount = (account: Exclude<AccountRef, { house: unknown }>): MemberAccount =>
  'venue' in account
    ? { memberId: account.memberId, purpose: 'venue', venue: account.venue }
    : { memberId: account.memberId, purpose: account.pocket, venue: null }

const nameOf = ({ memberId, purpose, venue }: MemberAccount): string =>
  `${memberId} ${purpose} ${venue ?? ''}`

/** The id of an account that was asked for; null for any other. */
export type IdOf = (account: AccountRef) => number | null

/** Ids of all these accounts; a member's first use of a venue opens the wallet there, at zero. */
export const resolveAccounts = async (
  tx: Db,
  accounts: readonly AccountRef[],
  now: Instant,
): Promise<IdOf> => {
  const known = knownTo(tx)
  const wanted = new Map<string, MemberAccount>()
  for (const account of accounts) {
    if ('house' in account) continue
    const one = memberAccount(account)
    if (!known.has(nameOf(one))) wanted.set(nameOf(one), one)
  }
  const found = wanted.size === 0 ? null : await readOrOpen(tx, [...wanted.values()], now)
  return (account) => {
    if ('house' in account) return houseAccounts[account.house]
    const name = nameOf(memberAccount(account))
    return known.get(name) ?? found?.get(name) ?? null
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
    select member_id, purpose, venue, 0, ${now}
    from unnest(${missing.map((one) => one.memberId)}::text[],
                ${missing.map((one) => one.purpose)}::text[],
                ${missing.map((one) => one.venue)}::text[]) as given (member_id, purpose, venue)
    on conflict do nothing`
  return new Map([...ids, ...(await read(tx, missing))])
}

const read = async (tx: Db, wanted: readonly MemberAccount[]): Promise<Map<string, number>> => {
  // A row that this transaction or a savepoint of it wrote may still roll back, and is not remembered:
  // only what is older than the transaction's own number surely stays.
  const rows = await tx<(MemberAccount & { id: number; committed: boolean })[]>`
    select a.id, a.member_id as "memberId", a.purpose, a.venue,
           coalesce(age(a.xmin) > age(pg_current_xact_id_if_assigned()::xid), true) as committed
    from ledger_account a
    join unnest(${wanted.map((one) => one.memberId)}::text[],
                ${wanted.map((one) => one.purpose)}::text[],
                ${wanted.map((one) => one.venue)}::text[]) as given (member_id, purpose, venue)
      on a.member_id = given.member_id and a.purpose = given.purpose
     and a.venue is not distinct from given.venue`
  const known = knownTo(tx)
  for (const row of rows) {
    if (row.committed && known.size < knownMost) known.set(nameOf(row), row.id)
  }
  return new Map(rows.map((row) => [nameOf(row), row.id]))
}
