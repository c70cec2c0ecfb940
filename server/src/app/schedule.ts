import { dayMs, later } from '@xinghe/rules/base/instant.ts'
import { purgeAccountTraces } from '../features/account/purge.ts'
import { takeBets } from '../features/lobby/take-bets.ts'
import { reconcile } from '../features/lobby/transfers/reconcile.ts'
import { purgeMatches } from '../features/sports/settle/purge-matches.ts'
import { settleDue } from '../features/sports/settle/settling.ts'
import { expireOrders } from '../features/wallet/deposit/expire-orders.ts'
import { purgeUnused } from '../features/wallet/deposit/store-mark.ts'
import { payOutDue } from '../features/wallet/withdraw/pay-out.ts'
import { startDueReviews } from '../features/wallet/withdraw/review-withdrawal.ts'
import { sealAndCheck } from '../ledger/start-sealing.ts'
import { purgeMessages } from '../platform/delivery/store.ts'
import { purgeEvents } from '../platform/events/store.ts'
import type { ScheduledJob } from '../platform/jobs/worker.ts'
import { purgeAnswers } from '../platform/once/once.ts'
import type { Platform } from '../platform/parts.ts'
import { purgeSessions } from '../platform/session/store.ts'
import type { FeatureParts } from './routes.ts'

/** What runs by the clock. Each is safe to run twice and in any process. */
export const schedule = (platform: Platform, parts: FeatureParts): ScheduledJob[] => {
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
    {
      name: 'expire_deposits',
      cron: '* * * * *',
      run: async () => {
        await expireOrders(platform)
      },
    },
    {
      name: 'review_withdrawals',
      cron: '* * * * *',
      run: () => startDueReviews(platform),
    },
    { name: 'pay_withdrawals', cron: '* * * * *', run: () => payOutDue(platform) },
    {
      name: 'reconcile_venues',
      cron: '* * * * *',
      run: async () => {
        await reconcile(platform, parts.lobby)
      },
    },
    {
      name: 'take_venue_bets',
      cron: '* * * * *',
      run: () => takeBets(platform, parts.lobby),
    },
    { name: 'settle_sports', cron: '* * * * *', run: () => settleDue(platform) },
    {
      // Every process seals by itself every few seconds; this is for one that has stopped doing so.
      name: 'seal_ledger',
      cron: '* * * * *',
      run: async () => {
        const { faults } = await sealAndCheck(sql, clock)
        if (faults.length > 0) throw new Error(`ledger faults: ${JSON.stringify(faults)}`)
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
        await purgeUnused(sql, later(now, -dayMs))
        await purgeMatches(platform)
      },
    },
  ]
}
