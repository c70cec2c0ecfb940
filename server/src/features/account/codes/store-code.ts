import type { CodePurpose } from '@xinghe/rules/account/code-policy.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { dayMs, later, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { fragment } from '../../../platform/database/statement.ts'
import { timestamp } from '../../../platform/database/value.ts'

/** Serialises sends and checks of one target, until the transaction ends. */
export const lockTarget = async (db: Db, targetHash: string): Promise<void> => {
  await db`select pg_advisory_xact_lock(hashtextextended(${targetHash}, 6036))`
}

export const readSends = async (db: Db, targetHash: string, now: Instant): Promise<Instant[]> => {
  const rows = await db<{ at: Instant }[]>`
    select sent_at as at from verification_code
    where target_hash = ${targetHash} and sent_at > ${timestamp(later(now, -dayMs))}`
  return rows.map((row) => row.at)
}

/** Serialises the sends that one member or address asks for, until the transaction ends. */
export const lockAsker = async (db: Db, asker: string): Promise<void> => {
  await db`select pg_advisory_xact_lock(hashtextextended(${asker}, 6034))`
}

/** When codes were sent for these purposes, within a day: of a member, or from an address. */
export const readAsked = async (
  db: Db,
  asker: { readonly memberId: MemberId } | { readonly address: string },
  purposes: readonly CodePurpose[],
  now: Instant,
): Promise<Instant[]> => {
  const whose =
    'memberId' in asker
      ? fragment`member_id = ${asker.memberId}`
      : fragment`address = ${asker.address} and address <> ''`
  const rows = await db<{ at: Instant }[]>`
    select sent_at as at from verification_code
    where ${whose} and purpose = any(${[...purposes]}) and sent_at > ${timestamp(later(now, -dayMs))}`
  return rows.map((row) => row.at)
}

export interface NewCode {
  readonly targetHash: string
  readonly memberId: MemberId | null
  readonly subjectHash: string | null
  readonly purpose: CodePurpose
  readonly category: 0 | 1 | 2
  /** Of the caller; empty where none is told. */
  readonly address: string
  readonly codeHash: string
  readonly decoy: boolean
}

export const insertCode = async (db: Db, made: NewCode, now: Instant): Promise<void> => {
  await db`
    insert into verification_code
      (target_hash, member_id, subject_hash, purpose, category, address, code_hash, sent_at, decoy)
    values (${made.targetHash}, ${made.memberId}, ${made.subjectHash}, ${made.purpose}, ${made.category},
            ${made.address}, ${made.codeHash}, ${timestamp(now)}, ${made.decoy})`
}

export interface StoredCode {
  readonly id: bigint
  readonly codeHash: string
  readonly tries: number
  readonly sentAt: Instant
  readonly used: boolean
  readonly decoy: boolean
}

/**
 * Whose code is sought. A visitor's is found by its subject alone: if codes that are real were found in another way
 * than decoys, the tries that are left would tell which they are.
 */
export type CodeHolder = { readonly memberId: MemberId } | { readonly subjectHash: string }

/** The newest code of this holder for the purpose; later codes of others do not hide it. */
export const findCode = async (
  db: Db,
  sought: { readonly targetHash: string; readonly purpose: CodePurpose } & CodeHolder,
): Promise<StoredCode | null> => {
  const whose =
    'subjectHash' in sought
      ? fragment`subject_hash = ${sought.subjectHash}`
      : fragment`member_id = ${sought.memberId} and subject_hash is null`
  const [row] = await db<StoredCode[]>`
    select id, code_hash as "codeHash", tries, sent_at as "sentAt", used_at is not null as used, decoy
    from verification_code
    where target_hash = ${sought.targetHash} and purpose = ${sought.purpose}
      and ${whose}
    order by sent_at desc, id desc limit 1`
  return row ?? null
}

export const countTry = async (db: Db, id: bigint): Promise<void> => {
  await db`update verification_code set tries = tries + 1 where id = ${id}`
}

export const useCode = async (db: Db, id: bigint, now: Instant): Promise<void> => {
  await db`update verification_code set used_at = ${timestamp(now)} where id = ${id}`
}

export const purgeCodes = async (db: Db, before: Instant): Promise<number> => {
  const result = await db`delete from verification_code where sent_at < ${timestamp(before)}`
  return result.count
}
