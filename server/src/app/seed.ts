import { seedAccounts, type DemoAccount } from '../features/account/seed.ts'
import { seedDemoContent, seedStructure } from '../features/site/seed.ts'
import type { Platform } from '../platform/parts.ts'
import type { FeatureParts } from './routes.ts'

/** What a fresh site needs, and in demo mode the demo world; running it again changes nothing. */
export const seed = async (platform: Platform, parts: FeatureParts): Promise<DemoAccount[]> => {
  await seedStructure(platform.sql)
  if (platform.config.mode !== 'demo') return []
  await seedDemoContent(platform.sql, platform.clock)
  return seedAccounts(platform, parts.account)
}
