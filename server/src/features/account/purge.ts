import { dayMs, later } from '@xinghe/rules/base/instant.ts'
import type { Platform } from '../../platform/parts.ts'
import { purgeCodes } from './codes/store-code.ts'
import { purgeTickets } from './codes/store-ticket.ts'
import { purgeCaptchas } from './captcha/store-captcha.ts'
import { purgeFailures } from './member/store-failure.ts'
import { purgePressure } from './member/store-pressure.ts'
import { purgeGrants } from './member/store.ts'
import { purgeUploads } from './profile/store-picture.ts'

/** Deletes challenges, failures, unused grants, codes, tickets and counted uploads after a day; returns their number. */
export const purgeAccountTraces = async ({
  sql,
  clock,
}: Pick<Platform, 'sql' | 'clock'>): Promise<number> => {
  const before = later(clock.now(), -dayMs)
  const captchas = await purgeCaptchas(sql, before)
  const failures = await purgeFailures(sql, before)
  const grants = await purgeGrants(sql, before)
  const codes = await purgeCodes(sql, before)
  const tickets = await purgeTickets(sql, before)
  const uploads = await purgeUploads(sql, before)
  await purgePressure(sql, clock.now())
  return captchas + failures + grants + codes + tickets + uploads
}
