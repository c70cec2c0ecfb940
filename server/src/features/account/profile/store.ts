import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { timestamp } from '../../../platform/database/value.ts'

/** The facts that decide bindings. Sealed values are opened by the use case. */
export interface Bindings {
  readonly id: MemberId
  readonly name: string
  readonly passwordHash: string
  readonly withdrawalPasswordHash: string | null
  readonly phoneSealed: Uint8Array | null
  readonly emailSealed: Uint8Array | null
  readonly realNameSealed: Uint8Array | null
  readonly emailHash: string | null
  readonly birthday: string | null
  readonly phoneBoundAt: Instant | null
  readonly emailBoundAt: Instant | null
  readonly realNameBoundAt: Instant | null
}

export const readBindings = async (db: Db, id: MemberId): Promise<Bindings> => {
  const [row] = await db<Bindings[]>`
    select id, name, password_hash as "passwordHash",
           withdrawal_password_hash as "withdrawalPasswordHash", phone_sealed as "phoneSealed",
           email_sealed as "emailSealed", real_name_sealed as "realNameSealed",
           email_hash as "emailHash", birthday::text as birthday,
           phone_bound_at as "phoneBoundAt", email_bound_at as "emailBoundAt",
           real_name_bound_at as "realNameBoundAt"
    from member where id = ${id}`
  if (row === undefined) throw new Error('a session without a member')
  return row
}

export interface BoundValue {
  readonly sealed: Buffer
  readonly masked: string
  readonly hash: string
}

/** False when a value is bound already: the first one stays. */
type BindFirst = (db: Db, id: MemberId, value: BoundValue, now: Instant) => Promise<boolean>

export const bindPhone: BindFirst = async (db, id, { sealed, masked, hash }, now) => {
  const rows = await db`
    update member set phone_sealed = ${sealed}, phone_masked = ${masked}, phone_hash = ${hash},
                      phone_bound_at = ${timestamp(now)}
    where id = ${id} and phone_hash is null returning 1`
  return rows.length === 1
}

/** False when the bound email is not the one that was proved. */
export const bindEmail = async (
  db: Db,
  id: MemberId,
  { sealed, masked, hash }: BoundValue,
  replaced: string | null,
  now: Instant,
): Promise<boolean> => {
  const rows = await db`
    update member set email_sealed = ${sealed}, email_masked = ${masked}, email_hash = ${hash},
                      email_bound_at = ${timestamp(now)}
    where id = ${id} and email_hash is not distinct from ${replaced} returning 1`
  return rows.length === 1
}

export const bindRealName: BindFirst = async (db, id, { sealed, masked, hash }, now) => {
  const rows = await db`
    update member set real_name_sealed = ${sealed}, real_name_masked = ${masked},
                      real_name_hash = ${hash}, real_name_bound_at = ${timestamp(now)}
    where id = ${id} and real_name_hash is null returning 1`
  return rows.length === 1
}

export const setGender = async (db: Db, id: MemberId, gender: 0 | 1 | 2): Promise<void> => {
  await db`update member set gender = ${gender} where id = ${id}`
}

/** False when another birthday is set. */
export const setBirthday = async (
  db: Db,
  id: MemberId,
  day: string,
  now: Instant,
): Promise<boolean> => {
  const rows = await db`
    update member set birthday = ${day}::date,
                      birthday_entered_at = coalesce(birthday_entered_at, ${timestamp(now)})
    where id = ${id} and (birthday is null or birthday = ${day}::date) returning 1`
  return rows.length === 1
}

/** False when the password has changed since it was checked: of two changes the first wins. */
export const setPassword = async (
  db: Db,
  id: MemberId,
  change: { hash: string; replaced: string },
  now: Instant,
): Promise<boolean> => {
  const rows = await db`
    update member set password_hash = ${change.hash}, password_changed_at = ${timestamp(now)}
    where id = ${id} and password_hash = ${change.replaced} returning 1`
  return rows.length === 1
}

export const setWithdrawalPassword = async (
  db: Db,
  id: MemberId,
  change: { hash: string; replaced: string | null },
  now: Instant,
): Promise<boolean> => {
  const rows = await db`
    update member set withdrawal_password_hash = ${change.hash}, withdrawal_password_set_at = ${timestamp(now)}
    where id = ${id} and withdrawal_password_hash is not distinct from ${change.replaced}
    returning 1`
  return rows.length === 1
}

/** A right password resets the failures of the check. */
export const forgetFailures = async (db: Db, nameKey: string): Promise<void> => {
  await db`delete from login_failure where name_key = ${nameKey} and not pending`
}

export const lockMember = async (db: Db, id: MemberId): Promise<void> => {
  await db`select 1 from member where id = ${id} for no key update`
}

/** The hash of the login password, under the lock with which changes of it wait for each other. */
export const lockPassword = async (db: Db, id: MemberId): Promise<string | null> => {
  const [row] = await db<{ hash: string }[]>`
    select password_hash as hash from member where id = ${id} for no key update`
  return row?.hash ?? null
}

export const countReveals = async (db: Db, id: MemberId, since: Instant): Promise<number> => {
  const [row] = await db<{ count: number }[]>`
    select count(*)::int as count from reveal where member_id = ${id} and revealed_at >= ${timestamp(since)}`
  return row?.count ?? 0
}

export const insertReveal = async (
  db: Db,
  id: MemberId,
  field: string,
  now: Instant,
): Promise<void> => {
  await db`insert into reveal (member_id, field, revealed_at) values (${id}, ${field}, ${timestamp(now)})`
}

export const findByName = async (
  db: Db,
  nameKey: string,
): Promise<{ id: MemberId; name: string; state: 'active' | 'frozen' | 'closed' } | null> => {
  const [row] = await db<{ id: MemberId; name: string; state: 'active' | 'frozen' | 'closed' }[]>`
    select id, name, state from member where name_key = ${nameKey} for no key update`
  return row ?? null
}

export const setState = async (
  db: Db,
  id: MemberId,
  state: 'active' | 'frozen' | 'closed',
  reason: string | null,
): Promise<void> => {
  await db`update member set state = ${state}, state_reason = ${reason} where id = ${id}`
}

/** When the phone was last proven in this session. */
export const phoneCheckedAt = async (db: Db, sessionHash: string): Promise<Instant | null> => {
  const [row] = await db<{ at: Instant | null }[]>`
    select phone_checked_at as at from session where token_hash = ${sessionHash}`
  return row?.at ?? null
}
