import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { QuickClock } from '../quick-clock.ts'

/** What a keeper's process is started with. */
export interface KeeperOrder {
  readonly url: string
  readonly name: string
  readonly members: readonly MemberId[]
  readonly leaseSeconds: number
  readonly clock: QuickClock
  readonly seed: number
}

/** What a keeper's process tells: the bets that it asked for and got, and the results that it heard. */
export type KeeperWord =
  | { readonly t: 'ready' }
  | { readonly t: 'asked'; readonly requestId: string }
  | { readonly t: 'taken'; readonly requestId: string; readonly ticket: string }
  | { readonly t: 'refused'; readonly refusal: string }
  | { readonly t: 'heard'; readonly roundId: string; readonly numbers: string }
