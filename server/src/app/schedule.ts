import { lettersKeptYears } from '@xinghe/rules/inbox/letter-type.ts'
import { dayMs, hourMs, later } from '@xinghe/rules/base/instant.ts'
import { purgeAccountTraces } from '../features/account/purge.ts'
import { purgeChat } from '../features/chat/purge.ts'
import { finishLeftHands } from '../features/games/play/finish-left-hands.ts'
import { postPools } from '../features/games/pools/post-pools.ts'
import { checkReturns } from '../features/games/returns/check-returns.ts'
import { purgeKills } from '../features/games/shots/store-fish.ts'
import { closeDue } from '../features/inbox/feedback/store.ts'
import { purgeLetters } from '../features/inbox/store.ts'
import { takeBets } from '../features/lobby/take-bets.ts'
import { reconcile } from '../features/lobby/transfers/reconcile.ts'
import { expireOffers } from '../features/promotions/awards/expire-offers.ts'
import { purgeMatches } from '../features/sports/settle/purge-matches.ts'
import { settleDue } from '../features/sports/settle/settling.ts'
import { expireOrders } from '../features/wallet/deposit/expire-orders.ts'
import { purgeRefusedCallbacks } from '../features/wallet/deposit/store-callback.ts'
import { purgeUnused } from '../features/wallet/deposit/store-mark.ts'
import { payOutDue } from '../features/wallet/withdraw/pay-out.ts'
import { startDueReviews } from '../features/wallet/withdraw/review-withdrawal.ts'
import { countedUntil } from '../ledger/counted-play/play-horizon.ts'
import { runPayouts } from '../ledger/payouts/run-payouts.ts'
import { sealAndCheck } from '../ledger/start-sealing.ts'
import { sealLines } from '../platform/audit/seal-lines.ts'
import { purgeMessages } from '../platform/delivery/store.ts'
import { purgeEvents } from '../platform/events/store.ts'
import type { ScheduledJob } from '../platform/jobs/worker.ts'
import { purgeAnswers } from '../platform/once/once.ts'
import type { Platform } from '../platform/parts.ts'
import { purgeLoosePictures } from '../platform/pictures/store.ts'
import { purgeSessions } from '../platform/session/store.ts'
import { payoutKinds } from './payout-kinds.ts'
import type { FeatureParts } from './routes.ts'

/** Two years. */
const lettersKeptMs = (lettersKeptYears * 365 + 1) * dayMs

/** The scheduled jobs. Each may run twice and in any process. */
export const schedule = (platform: Platform, parts: FeatureParts): ScheduledJob[] => {
  const { sql, clock, keyRing, sessions } = platform
  return [
    {
      // A call detects an overdue session by itself; this job is for open pages that make no calls.
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
    {
      name: 'finish_left_hands',
      cron: '* * * * *',
      run: async () => {
        await finishLeftHands(platform, parts.games)
      },
    },
    { name: 'expire_offers', cron: '* * * * *', run: () => expireOffers(platform) },
    {
      name: 'run_payouts',
      cron: '* * * * *',
      run: () => runPayouts(sql, payoutKinds, countedUntil, clock.now()),
    },
    {
      name: 'close_feedback',
      cron: '* * * * *',
      run: async () => {
        await closeDue(sql, clock.now())
      },
    },
    { name: 'post_pools', cron: '5 * * * *', run: () => postPools(platform) },
    { name: 'settle_sports', cron: '* * * * *', run: () => settleDue(platform) },
    {
      // Every process seals every few seconds; this job is for the case that none does.
      name: 'seal_ledger',
      cron: '* * * * *',
      run: async () => {
        const { faults } = await sealAndCheck(sql, clock)
        if (faults.length > 0) throw new Error(`ledger faults: ${JSON.stringify(faults)}`)
      },
    },
    {
      name: 'seal_audit',
      cron: '* * * * *',
      run: async () => {
        await sealLines(platform)
      },
    },
    {
      name: 'check_game_returns',
      cron: '40 * * * *',
      run: async () => {
        const wrong = (await checkReturns(platform)).filter((game) => game.isAlarming)
        const text = wrong.map(({ game, version, z }) => `${game} v${version} z ${z?.toFixed(1)}`)
        if (wrong.length > 0) throw new Error(`returns off their rules: ${text.join(', ')}`)
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
        await purgeRefusedCallbacks(sql, later(now, -30 * dayMs))
        await purgeKills(sql, later(now, -hourMs))
        await purgeMatches(platform)
        await purgeChat(platform)
        await purgeLoosePictures(sql, later(now, -dayMs))
        await purgeLetters(sql, later(now, -lettersKeptMs))
      },
    },
  ]
}
