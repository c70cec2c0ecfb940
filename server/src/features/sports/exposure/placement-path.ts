import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Db } from '../../../platform/database/connect.ts'
import type { BookTerms } from '../book/book-terms.ts'
import type { AskedRequest, PlacedOrder } from '../orders/order.ts'
import type { Exposures } from './exposures.ts'

/** What a batch reads of data that other members' bets change too. */
export interface SharedView {
  readonly exposures: Exposures
  /** By member, the body hash of a request id that was answered before. */
  readonly answered: ReadonlyMap<MemberId, string>
  /** Ends a request. False: its orders are dropped and judged again on the locked path. */
  trusts(orders: readonly PlacedOrder[]): boolean
  /** The last statement: bets on the same matches wait for these rows until the commit. */
  writeExposures(tx: Db, terms: BookTerms): Promise<void>
}

/** A strategy of placing a batch: which shared rows it locks and reads. */
export interface PlacementPath {
  /** Before the transaction: inserts missing rows, which could not be locked or added to. */
  prepare(scopes: readonly string[]): Promise<void>
  /** In the transaction, after the purses are locked. */
  view(tx: Db, batch: readonly AskedRequest[], scopes: readonly string[]): Promise<SharedView>
  /** The transaction failed: cached sums that it changed are dropped. */
  failed(scopes: readonly string[]): void
}
