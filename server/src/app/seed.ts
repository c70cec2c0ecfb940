import { legalNames } from '@xinghe/rules/site/legal.ts'
import { seedAccounts, type DemoAccount } from '../features/account/seed.ts'
import { seedDemoAgent } from '../features/agent/seed-demo.ts'
import { seedAgentTerms } from '../features/agent/seed.ts'
import { seedChatWords } from '../features/chat/seed.ts'
import { seedGames } from '../features/lobby/games/seed.ts'
import { seedChannels } from '../features/lobby/seed.ts'
import { seedActivities } from '../features/promotions/seed.ts'
import { readReleaseText } from '../features/site/legal/release-text.ts'
import { seedDemoContent, seedSandboxPlace, seedStructure } from '../features/site/seed.ts'
import { seedLegal } from '../features/site/legal/publish-legal.ts'
import { readRealName } from '../features/account/profile/bind-real-name.ts'
import { seedDemoCards } from '../features/wallet/seed-cards.ts'
import { seedDemoBalances, seedRails } from '../features/wallet/seed.ts'
import { seedWithdrawals } from '../features/wallet/seed-withdraw.ts'
import { seedDemoGrades } from '../features/vip/seed-demo.ts'
import { seedVip } from '../features/vip/seed.ts'
import { seedWeights } from '../ledger/wagering/seed-weights.ts'
import type { Platform } from '../platform/parts.ts'
import type { FeatureParts } from './routes.ts'

const seedLegalTexts = async ({ sql, clock, config }: Platform): Promise<void> => {
  for (const name of legalNames) {
    const document = await readReleaseText(config.webRoot, name)
    // Without built pages they show the text that they carry themselves.
    if (document !== null)
      await seedLegal(sql, { name, document, actor: 'release', now: clock.now() })
  }
}

/** Seeds a new site, in demo mode with demo content; running it again changes nothing. */
export const seed = async (platform: Platform, parts: FeatureParts): Promise<DemoAccount[]> => {
  await seedStructure(platform.sql)
  await seedLegalTexts(platform)
  await seedSandboxPlace(platform.sql, platform.config.venue.adapter === 'sandbox')
  await seedChannels(platform)
  await seedGames(platform)
  await seedRails(platform)
  await seedWithdrawals(platform.sql)
  await seedWeights(platform)
  await seedActivities(platform)
  await seedVip(platform)
  await seedAgentTerms(platform)
  await seedChatWords(platform)
  await parts.chat.words.read()
  if (platform.config.mode !== 'demo') return []
  await seedDemoContent(platform.sql, platform.clock)
  const accounts = await seedAccounts(platform, parts.account)
  // Before the balances: simulated members get none.
  await seedDemoAgent(platform)
  await seedDemoBalances(platform)
  await seedDemoGrades(platform)
  await seedDemoCards(platform, (memberId) => readRealName(platform, memberId))
  return accounts
}
