import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { CoinNetwork } from '@xinghe/rules/wallet/coin-address.ts'
import type { RailName } from '@xinghe/rules/wallet/rails.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { timestamp } from '../../../platform/database/value.ts'

/** Throws a unique violation when the code exists: the caller draws another. */
export const insertSignalCode = async (
  db: Db,
  row: { code: string; memberId: MemberId; rail: RailName; usedBy: string | null; now: Instant },
): Promise<void> => {
  await db`
    insert into signal_code (code, member_id, rail, made_at, used_by)
    values (${row.code}, ${row.memberId}, ${row.rail}, ${timestamp(row.now)}, ${row.usedBy})`
}

/** False when the code is another member's, for another rail, used, or older than `since`. */
export const useSignalCode = async (
  tx: Db,
  row: { code: string; memberId: MemberId; rail: RailName; usedBy: string; since: Instant },
): Promise<boolean> => {
  const result = await tx`
    update signal_code set used_by = ${row.usedBy}
    where code = ${row.code} and member_id = ${row.memberId} and rail = ${row.rail}
      and used_by is null and made_at > ${timestamp(row.since)}`
  return result.count === 1
}

export interface QuoteRow {
  readonly id: string
  readonly network: CoinNetwork
  readonly direction: 'deposit' | 'withdraw'
  readonly rate: number
  readonly expiresAt: Instant
  readonly usedBy: string | null
}

export const insertQuote = async (
  db: Db,
  row: Omit<QuoteRow, 'usedBy'> & { memberId: MemberId; now: Instant },
): Promise<void> => {
  await db`
    insert into coin_quote (id, member_id, network, direction, rate, made_at, expires_at)
    values (${row.id}, ${row.memberId}, ${row.network}, ${row.direction}, ${row.rate}, ${timestamp(row.now)},
            ${timestamp(row.expiresAt)})`
}

export const findQuote = async (
  db: Db,
  memberId: MemberId,
  id: string,
): Promise<QuoteRow | null> => {
  const [row] = await db<QuoteRow[]>`
    select id, network, direction, rate, expires_at as "expiresAt", used_by as "usedBy"
    from coin_quote where id = ${id} and member_id = ${memberId}`
  return row ?? null
}

/** False when the quote was used by another order or has expired. */
export const useQuote = async (
  tx: Db,
  row: { id: string; usedBy: string; now: Instant },
): Promise<boolean> => {
  const result = await tx`
    update coin_quote set used_by = ${row.usedBy}
    where id = ${row.id} and used_by is null and expires_at > ${timestamp(row.now)}`
  return result.count === 1
}

/** Deletes unused quotes and codes; used ones belong to their orders. */
export const purgeUnused = async (db: Db, before: Instant): Promise<void> => {
  await db`delete from coin_quote where used_by is null and made_at < ${timestamp(before)}`
  await db`delete from signal_code where used_by is null and made_at < ${timestamp(before)}`
}
