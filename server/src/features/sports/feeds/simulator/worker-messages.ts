import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { FeedNews } from '../feed.ts'
import type { SimulationOptions } from './simulation.ts'

export interface WorkerStart {
  readonly options: SimulationOptions
  readonly since: Instant | null
}

/** The worker has no clock of its own: it is told what the time is. */
export interface ToWorker {
  readonly now: Instant
}

export type FromWorker =
  | { readonly kind: 'news'; readonly news: readonly FeedNews[] }
  /** All that is due at the instant it was told has been said; the next may come. */
  | { readonly kind: 'advanced' }
