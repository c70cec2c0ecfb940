import type { PayoutAdapter } from './payout-adapter.ts'

/**
 * Operators pay by hand and record it by command; there is no provider, so a payout can always be stopped.
 */
export const manualPayout: PayoutAdapter = {
  pay: async () => ({ fate: 'pending' }),
  stop: async () => ({ fate: 'failed', reason: 'not paid by hand' }),
}
