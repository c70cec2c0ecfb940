import { failureWindowMs, usualDays, type LoginDay } from '@xinghe/rules/account/login-guard.ts'
import { dayMs, later, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { timestamp } from '../../../platform/database/value.ts'

export interface LoginPressure {
  /** Failed logins of this address on unknown devices within the window of the login guard, pending ones included. */
  readonly ofAddress: number
  /** Of the whole site, the last 24 hours first. */
  readonly days: readonly LoginDay[]
}

export const readPressure = async (
  db: Db,
  address: string,
  now: Instant,
): Promise<LoginPressure> => {
  const [[own], days] = await Promise.all([
    db<{ count: number }[]>`
      select count(*)::int as count from login_failure
      where address = ${address} and not known_device
        and failed_at > ${timestamp(later(now, -failureWindowMs))}`,
    db<(LoginDay & { day: number })[]>`
      select floor(extract(epoch from ${timestamp(now)}::timestamptz - hour) / 86400)::int as day,
             sum(failed)::int as failed, sum(known_logins)::int as "knownLogins"
      from login_hour where hour > ${timestamp(later(now, -(usualDays + 1) * dayMs))} group by day`,
  ])
  const byDay = new Map(days.map((day) => [day.day, day]))
  const none: LoginDay = { failed: 0, knownLogins: 0 }
  return {
    ofAddress: own?.count ?? 0,
    days: Array.from({ length: usualDays + 1 }, (_, at) => byDay.get(at) ?? none),
  }
}

/** Adds to the failures of the hour of this moment. */
export const countFailure = async (db: Db, at: Instant): Promise<void> => {
  await db`
    insert into login_hour (hour, failed) values (date_trunc('hour', ${timestamp(at)}::timestamptz), 1)
    on conflict (hour) do update set failed = login_hour.failed + 1`
}

/** The attempt was none after all. */
export const uncountFailure = async (db: Db, at: Instant): Promise<void> => {
  await db`
    update login_hour set failed = failed - 1
    where hour = date_trunc('hour', ${timestamp(at)}::timestamptz) and failed > 0`
}

/** Adds a member who logged in on a known device. */
export const countKnownLogin = async (db: Db, at: Instant): Promise<void> => {
  await db`
    insert into login_hour (hour, failed, known_logins)
    values (date_trunc('hour', ${timestamp(at)}::timestamptz), 0, 1)
    on conflict (hour) do update set known_logins = login_hour.known_logins + 1`
}

export const purgePressure = async (db: Db, now: Instant): Promise<number> => {
  const result = await db`
    delete from login_hour where hour < ${timestamp(later(now, -(usualDays + 2) * dayMs))}`
  return result.count
}
