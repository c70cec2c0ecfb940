import type { Consumer } from '../../../platform/events/dispatcher.ts'
import type { Platform } from '../../../platform/parts.ts'
import { grantBonus } from './grant-bonus.ts'

/**
 * Gives the bonus of a credited deposit. Each bonus is a transaction of its own, so that a batch never holds
 * the wallets of several members; an event that comes again finds the verdict.
 */
export const bonusConsumer = (
  platform: Pick<Platform, 'sql' | 'clock' | 'settings'>,
): Consumer => ({
  name: 'deposit-bonus',
  async handle(events) {
    for (const { kind, body } of events)
      if (kind === 'deposit-credited') await grantBonus(platform, body.orderId, body.reference)
  },
})
