import { failureWindowMs, usualDays } from '@xinghe/rules/account/login-guard.ts'
import { dayMs, later, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { timestamp } from '../../../platform/database/value.ts'

/** Failed logins on unknown devices, pending ones included. */
export interface LoginPressure {
  /** From this address, within the window of the login guard. */
  readonly ofAddress: number
  /** On the whole site in 24 hours. */
  readonly lastDay: number
  /** In each of the 24 hours before, newest first. */
  readonly daysBefore: readonly number[]
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
    db<{ day: number; failed: number }[]>`
      select floor(extract(epoch from ${timestamp(now)}::timestamptz - hour) / 86400)::int as day,
             sum(failed)::int as failed
      from login_hour where hour > ${timestamp(later(now, -(usualDays + 1) * dayMs))} group by day`,
  ])
  const byDay = new Map(days.map(({ day, failed }) => [day, failed]))
  return {
    ofAddress: own?.count ?? 0,
    lastDay: byDay.get(0) ?? 0,
    daysBefore: Array.from({ length: usualDays }, (_, at) => byDay.get(at + 1) ?? 0),
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

export const purgePressure = async (db: Db, now: Instant): Promise<number> => {
  const result = await db`
    delete from login_hour where hour < ${timestamp(later(now, -(usualDays + 2) * dayMs))}`
  return result.count
}
