import type { Tx } from '../../platform/database/connect.ts'
import type { ChangedTotal } from './play-sums.ts'

/** Facts that were counted in one transaction. */
export interface CountedBatch {
  readonly facts: number
  /** Each member once. */
  readonly changed: readonly ChangedTotal[]
}

/** What a feature does when members' counted play has changed. */
export interface CountingHook {
  /**
   * In the transaction that counts, so that it is done exactly once. Must be quick, and must not fail: the
   * batch would be counted again and again.
   */
  readonly within?: (tx: Tx, changed: readonly ChangedTotal[]) => Promise<void>
  /** After the commit, in the process that has counted. A crash in between leaves it out. */
  readonly after?: (changed: readonly ChangedTotal[]) => void
  /**
   * Each time all facts were counted, in transactions of its own: for what needs locks that counting must not
   * wait for. Also where another process has counted.
   */
  readonly afterPass?: () => Promise<void>
}
