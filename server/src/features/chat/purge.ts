import { keptMs, matchKeptMs, reportedKeptMs } from '@xinghe/rules/chat/limits.ts'
import type { Platform } from '../../platform/parts.ts'
import { purgeTokens } from './login/store.ts'
import { purgeMessages } from './moderation/store.ts'

/** The hall and the VIP room keep 90 days, matches a week, reported messages a year. */
export const purgeChat = async ({ sql, clock }: Pick<Platform, 'sql' | 'clock'>): Promise<void> => {
  const now = clock.now()
  await purgeMessages(sql, now, { rooms: keptMs, matches: matchKeptMs, reported: reportedKeptMs })
  await purgeTokens(sql, now)
}
