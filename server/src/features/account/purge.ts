import { dayMs, later } from '@xinghe/rules/base/instant.ts'
import type { Platform } from '../../platform/parts.ts'
import { purgeCaptchas } from './store-captcha.ts'
import { purgeFailures } from './store-failure.ts'
import { purgeGrants } from './store.ts'

/** Challenges, counted failures and unused grants mean nothing after a day; answers how many went. */
export const purgeAccountTraces = async ({
  sql,
  clock,
}: Pick<Platform, 'sql' | 'clock'>): Promise<number> => {
  const before = later(clock.now(), -dayMs)
  const captchas = await purgeCaptchas(sql, before)
  const failures = await purgeFailures(sql, before)
  const grants = await purgeGrants(sql, before)
  return captchas + failures + grants
}
