import type { Platform } from '../../../../platform/parts.ts'
import { httpPayout } from './http-payout.ts'
import { manualPayout } from './manual-payout.ts'
import type { PayoutAdapter } from './payout-adapter.ts'
import { sandboxPayout } from './sandbox-payout.ts'

export const openPayout = ({
  config,
  clock,
  secrets,
}: Pick<Platform, 'config' | 'clock' | 'secrets'>): PayoutAdapter => {
  const { adapter } = config.payout
  if (adapter === 'http') return httpPayout(config.payout, clock)
  if (adapter === 'manual') return manualPayout
  return sandboxPayout(secrets.key('payout-sandbox').toString('hex'), clock)
}
