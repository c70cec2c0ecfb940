import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { FeedNews } from '../feed.ts'
import type { SimulationOptions } from './simulation.ts'

export interface WorkerStart {
  readonly options: SimulationOptions
  readonly since: Instant | null
}

export type ToWorker =
  /** The worker has no clock of its own: it is told what the time is. */
  | { readonly kind: 'advance'; readonly now: Instant }
  /** The next part of a snapshot: more is not sent than can be heard. */
  | { readonly kind: 'more' }

export type FromWorker =
  | { readonly kind: 'news'; readonly news: readonly FeedNews[] }
  /** All that is due at the instant it was told has been said; `more`: a snapshot is to be told. */
  | { readonly kind: 'advanced'; readonly more: boolean }
  /** A part of a snapshot has been said; not `more`: it is over. */
  | { readonly kind: 'told'; readonly more: boolean }
