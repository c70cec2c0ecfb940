import { Refused } from '@xinghe/contract/refusal.ts'
import type { PayoutAdapter } from './payout-adapter.ts'

/**
 * Simulates the bank. A tester chooses the outcome by the cents: .01 fails, .02 is pending for two tries,
 * .03 is paid but the first answer is lost; all other amounts are paid at once.
 */
export const sandboxPayout: PayoutAdapter = {
  async pay({ id, amount, earlierTries }) {
    const cents = amount % 100n
    if (cents === 1n) return { fate: 'failed', reason: 'account closed (sandbox)' }
    if (cents === 2n && earlierTries < 2) return { fate: 'pending' }
    if (cents === 3n && earlierTries === 0) throw new Refused('outside-unreachable')
    return { fate: 'paid', reference: `SBX-${id.slice(3).toUpperCase()}` }
  },
  stop: async () => ({ fate: 'failed', reason: 'stopped (sandbox)' }),
}
