import { dayMs, later } from '@xinghe/rules/base/instant.ts'
import { purgeAccountTraces } from '../features/account/purge.ts'
import { purgeMessages } from '../platform/delivery/store.ts'
import { purgeEvents } from '../platform/events/store.ts'
import type { ScheduledJob } from '../platform/jobs/worker.ts'
import { purgeAnswers } from '../platform/once/once.ts'
import type { Platform } from '../platform/parts.ts'
import { purgeSessions } from '../platform/session/store.ts'

/** What runs by the clock. Each is safe to run twice and in any process. */
export const schedule = (platform: Platform): ScheduledJob[] => {
  const { sql, clock, keyRing, sessions } = platform
  return [
    {
      // A call finds an overdue login by itself; this is for pages that are only left open.
      name: 'end_overdue_sessions',
      cron: '* * * * *',
      run: async () => {
        await sessions.endOverdue()
      },
    },
    { name: 'rotate_wire_key', cron: '10 * * * *', run: () => keyRing.rotateWhenOld() },
    {
      name: 'purge_short_lived',
      cron: '25 * * * *',
      run: async () => {
        const now = clock.now()
        await purgeAnswers(sql, now)
        await purgeAccountTraces(platform)
        await purgeEvents(sql, later(now, -7 * dayMs))
        await purgeMessages(sql, later(now, -7 * dayMs))
        await purgeSessions(sql, now)
      },
    },
  ]
}
