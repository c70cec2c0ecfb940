import { seedAccounts, type DemoAccount } from '../features/account/seed.ts'
import { seedSite } from '../features/site/seed.ts'
import type { Platform } from '../platform/parts.ts'
import type { FeatureParts } from './routes.ts'

/** The living demo world of a fresh start; running it again changes nothing. */
export const seedDemo = async (platform: Platform, parts: FeatureParts): Promise<DemoAccount[]> => {
  await seedSite(platform.sql, platform.clock)
  return seedAccounts(platform, parts.account)
}
