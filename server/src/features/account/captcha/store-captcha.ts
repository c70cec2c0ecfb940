import { failureWindowMs, type CaptchaPurpose } from '@xinghe/rules/account/login-guard.ts'
import { later, minuteMs, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { timestamp } from '../../../platform/database/value.ts'

export const captchaLifeMs = 2 * minuteMs

export interface NewCaptcha {
  readonly id: string
  readonly kind: 'slider' | 'picture'
  /** Null for a picture, which is drawn before its purpose is known. */
  readonly purpose: CaptchaPurpose | null
  readonly uuid: string
  readonly answer: string
}

export interface UsedCaptcha {
  readonly kind: 'slider' | 'picture'
  readonly purpose: CaptchaPurpose | null
  readonly answer: string
  readonly passHash: string | null
}

export const insertCaptcha = async (db: Db, made: NewCaptcha, now: Instant): Promise<void> => {
  await db`
    insert into captcha (id, kind, purpose, uuid, answer, made_at)
    values (${made.id}, ${made.kind}, ${made.purpose}, ${made.uuid}, ${made.answer}, ${timestamp(now)})`
}

/** Locks the open slider challenge, so that of several tries only the first is judged. */
export const lockUnjudgedSlider = async (
  db: Db,
  id: string,
  uuid: string,
  now: Instant,
): Promise<{ answer: string } | null> => {
  const [row] = await db<{ answer: string }[]>`
    select answer from captcha
    where id = ${id} and uuid = ${uuid} and kind = 'slider' and used_at is null and pass_hash is null
      and made_at > ${timestamp(later(now, -captchaLifeMs))}
    for update`
  return row ?? null
}

export const passSlider = async (db: Db, id: string, passHash: string): Promise<void> => {
  await db`update captcha set pass_hash = ${passHash} where id = ${id}`
}

/** Who has tried a slider: the id of a browser is made up by the client, the address is not. */
export interface SliderUser {
  readonly uuid: string
  readonly address: string
}

export const failSlider = async (
  db: Db,
  id: string,
  { uuid, address }: SliderUser,
  now: Instant,
): Promise<void> => {
  await db`update captcha set used_at = ${timestamp(now)} where id = ${id}`
  await db`
    insert into captcha_failure (uuid, address, failed_at)
    values (${uuid}, ${address}, ${timestamp(now)})`
}

export const countSliderFailures = async (
  db: Db,
  { uuid, address }: SliderUser,
  now: Instant,
): Promise<{ readonly ofBrowser: number; readonly ofAddress: number }> => {
  const since = timestamp(later(now, -failureWindowMs))
  const [row] = await db<{ ofBrowser: number; ofAddress: number }[]>`
    select
      (select count(*)::int from captcha_failure
       where uuid = ${uuid} and failed_at > ${since}) as "ofBrowser",
      (select count(*)::int from captcha_failure
       where address = ${address} and failed_at > ${since}) as "ofAddress"`
  return row ?? { ofBrowser: 0, ofAddress: 0 }
}

/** One statement, so that exactly one of parallel tries gets the row. */
export const useCaptcha = async (
  db: Db,
  shown: { id: string; uuid: string; usedBy: string | null },
  now: Instant,
): Promise<UsedCaptcha | null> => {
  const [row] = await db<UsedCaptcha[]>`
    update captcha set used_at = ${timestamp(now)}, used_by = ${shown.usedBy}
    where id = ${shown.id} and uuid = ${shown.uuid} and used_at is null
      and made_at > ${timestamp(later(now, -captchaLifeMs))}
    returning kind, purpose, answer, pass_hash as "passHash"`
  return row ?? null
}

export const findUsedBy = async (
  db: Db,
  shown: { id: string; uuid: string; usedBy: string },
): Promise<UsedCaptcha | null> => {
  const [row] = await db<UsedCaptcha[]>`
    select kind, purpose, answer, pass_hash as "passHash" from captcha
    where id = ${shown.id} and uuid = ${shown.uuid} and used_by = ${shown.usedBy}`
  return row ?? null
}

export const purgeCaptchas = async (db: Db, before: Instant): Promise<number> => {
  const captchas = await db`delete from captcha where made_at < ${timestamp(before)}`
  const failures = await db`delete from captcha_failure where failed_at < ${timestamp(before)}`
  return captchas.count + failures.count
}
