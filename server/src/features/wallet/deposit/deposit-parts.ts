import type { Platform } from '../../../platform/parts.ts'
import type { RequireBonus } from './deposit-bonus.ts'
import type { RailAdapter } from './rails/rail-adapter.ts'

/** The dependencies of the deposit's use cases. */
export interface DepositParts extends Pick<
  Platform,
  'sql' | 'settings' | 'secrets' | 'config' | 'clock'
> {
  readonly adapter: RailAdapter
  readonly requireBonus: RequireBonus
}
