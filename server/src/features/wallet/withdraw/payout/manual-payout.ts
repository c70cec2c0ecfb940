import type { PayoutAdapter } from './payout-adapter.ts'

/** Operators pay by hand and say so by command; nobody else ever pays, so it can always be stopped. */
export const manualPayout: PayoutAdapter = {
  pay: async () => ({ fate: 'pending' }),
  stop: async () => ({ fate: 'failed', reason: 'not paid by hand' }),
}
