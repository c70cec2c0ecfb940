import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { MatchPreview } from '@xinghe/rules/sports/feed/preview.ts'
import type { EndedFixture, FeedNews } from '../../feed/feed.ts'
import type { SimulationOptions } from './simulation.ts'

export interface WorkerStart {
  readonly options: SimulationOptions
  readonly since: Instant | null
}

/** The answers to questions about a match, by question. */
export interface Answers {
  readonly preview: MatchPreview | null
  readonly result: EndedFixture | null
}

export interface Question {
  readonly about: keyof Answers
  readonly matchId: string
}

export type ToWorker =
  /** The worker has no clock: the sandbox clock of the main thread may be moved. */
  | { readonly kind: 'advance'; readonly now: Instant }
  /** Asks for the next part of a snapshot. Back-pressure: the main thread asks only when it is ready. */
  | { readonly kind: 'more' }
  | { readonly kind: 'ask'; readonly number: number; readonly question: Question }

export type FromWorker =
  | { readonly kind: 'news'; readonly news: readonly FeedNews[] }
  /** All news up to the requested instant are sent; `more`: a snapshot is running. */
  | { readonly kind: 'advanced'; readonly more: boolean }
  /** A part of a snapshot is sent; without `more` it was the last. */
  | { readonly kind: 'part-sent'; readonly more: boolean }
  | { readonly kind: 'answer'; readonly number: number; readonly answer: Answers[keyof Answers] }
