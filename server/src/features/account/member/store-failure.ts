import { failureMemoryMs } from '@xinghe/rules/account/login-guard.ts'
import { later, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { timestamp } from '../../../platform/database/value.ts'

/** Of a name, on devices that its member has used, or on all others: as the device is that asks. */
export interface FailureHistory {
  /** Attempts that failed. */
  readonly failed: Instant[]
  /** Attempts whose password is being checked. */
  readonly pending: Instant[]
  readonly deviceKnown: boolean
}

/** Failures before the last success, or before the registration of the name, do not count. */
export const readFailures = async (
  db: Db,
  nameKey: string,
  uuid: string,
  now: Instant,
): Promise<FailureHistory> => {
  const [row] = await db<FailureHistory[]>`
    with known as (
      select id, coalesce(last_login_at, registered_at) as since from member
      where name_key = ${nameKey}
    ), device as (
      select exists (
        select 1 from member_device d join known on d.member_id = known.id where d.uuid = ${uuid}
      ) as known
    ), counted as (
      select failed_at, pending from login_failure
      where known_device = (select known from device) and name_key = ${nameKey} and failed_at > ${timestamp(later(now, -failureMemoryMs))}
        and failed_at > coalesce((select since from known), '-infinity')
    )
    select
      array(select failed_at from counted where not pending) as failed,
      array(select failed_at from counted where pending) as pending,
      (select known from device) as "deviceKnown"`
  return row ?? { failed: [], pending: [], deviceKnown: false }
}

/** Serialises the counting of attempts at one name, until the transaction ends. */
export const lockName = async (db: Db, nameKey: string): Promise<void> => {
  await db`select pg_advisory_xact_lock(hashtextextended(${nameKey}, 6011))`
}

export interface AttemptFrom {
  readonly knownDevice: boolean
  readonly address: string
}

export const insertAttempt = async (
  db: Db,
  nameKey: string,
  now: Instant,
  { knownDevice, address }: AttemptFrom = { knownDevice: false, address: '' },
): Promise<bigint> => {
  const [row] = await db<{ id: bigint }[]>`
    insert into login_failure (name_key, failed_at, pending, known_device, address)
    values (${nameKey}, ${timestamp(now)}, true, ${knownDevice}, ${address})
    returning id`
  if (row === undefined) throw new Error('an attempt was not written')
  return row.id
}

export const failAttempt = async (db: Db, id: bigint): Promise<void> => {
  await db`update login_failure set pending = false where id = ${id}`
}

export const takeBackAttempt = async (db: Db, id: bigint): Promise<void> => {
  await db`delete from login_failure where id = ${id}`
}

export const purgeFailures = async (db: Db, before: Instant): Promise<number> => {
  const result = await db`delete from login_failure where failed_at < ${timestamp(before)}`
  return result.count
}
