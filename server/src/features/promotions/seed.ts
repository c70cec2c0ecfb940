import { encodeTerms } from '@xinghe/contract/promotions-terms.ts'
import { weekPeriod } from '@xinghe/rules/base/period.ts'
import type { Platform } from '../../platform/parts.ts'
import { seedVersion } from '../../platform/terms/store.ts'
import { seededExchange } from './exchange/seed-exchange.ts'
import { activitySeed } from './seed-activities.ts'

/** Activities begin with the week in which the site is made. */
export const seedActivities = async ({
  sql,
  clock,
}: Pick<Platform, 'sql' | 'clock'>): Promise<void> => {
  const now = clock.now()
  const { from } = weekPeriod(now)
  await sql.begin(async (tx) => {
    for (const { id, terms, texts } of activitySeed) {
      const version = { kind: terms.kind, id, from, until: null, terms: encodeTerms(terms), texts }
      await seedVersion(tx, version, now)
    }
    await seedVersion(tx, seededExchange(from), now)
  })
}
