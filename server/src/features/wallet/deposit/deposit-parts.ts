import type { Platform } from '../../../platform/parts.ts'
import type { RailAdapter } from './rails/rail-adapter.ts'

/** What the deposit's use cases stand on. */
export interface DepositParts extends Pick<
  Platform,
  'sql' | 'settings' | 'secrets' | 'config' | 'clock'
> {
  readonly adapter: RailAdapter
}
