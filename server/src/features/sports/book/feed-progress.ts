import { secondMs, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { FeedNews } from '../feed/feed.ts'

/** A feed that has told nothing of the last seconds counts as silent, however many old messages come. */
export const silenceMs = 5 * secondMs

/** A feed whose clock is further ahead would look punctual however late it is, so its times are not believed. */
const aheadMostMs = secondMs

/** How far the feed has told the book, by the feed's own times. */
export interface FeedProgress {
  /** Called before the message is applied. */
  readonly hear: (news: FeedNews) => void
  readonly isAlive: () => boolean
  readonly isSnapshotRunning: () => boolean
  /** True once the first snapshot is over. */
  readonly isWhole: () => boolean
  /**
   * The newest feed time up to which the book was ever complete. Orders are accepted as of this time, so that
   * older news comes too late for them.
   */
  readonly completeUntil: () => Instant | null
  /** The same; null while the book is not complete: during a silence, a gap or a snapshot. */
  readonly toldUntil: () => Instant | null
}

export const makeFeedProgress = (clock: Pick<Clock, 'now'>): FeedProgress => {
  /** False before the first snapshot, and from a gap to the end of the next snapshot. */
  let following = false
  let snapshotRunning = false
  let whole = false
  /** The newest time that the feed has reached; it may run ahead of `completeUntil` during a snapshot. */
  let reached: Instant | null = null
  let completeUntil: Instant | null = null

  const newer = (one: Instant | null, at: number): Instant =>
    // A clock that is ahead cannot tell the future.
    Math.max(one ?? 0, Math.min(at, clock.now())) as Instant
  const isAlive = (): boolean => following && reached !== null && clock.now() - reached <= silenceMs

  /** `at` is the time of a message, `told` the time up to which no message is missing. */
  const reach = (at: Instant, told: number): void => {
    if (at > clock.now() + aheadMostMs) return
    reached = newer(reached, at)
    if (!snapshotRunning) completeUntil = newer(completeUntil, told)
  }

  return {
    hear({ kind, at }) {
      if (kind === 'gap') following = false
      else if (kind === 'snapshot-begins') snapshotRunning = true
      else if (kind === 'snapshot-over') {
        snapshotRunning = false
        whole = true
        following = true
        reach(at, at)
      } else if (kind === 'caught-up') {
        following ||= snapshotRunning
        if (following) reach(at, at)
      } else if (following && !snapshotRunning)
        // Others of the same instant may follow.
        reach(at, at - 1)
    },
    isAlive,
    isSnapshotRunning: () => snapshotRunning,
    isWhole: () => whole,
    completeUntil: () => completeUntil,
    toldUntil: () => (isAlive() && !snapshotRunning ? completeUntil : null),
  }
}
