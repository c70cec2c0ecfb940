import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { HouseChannel } from '../../../ledger/channel.ts'
import type { MemberTerms } from '../../../ledger/member-terms.ts'
import type { LedgerTransfer, Player } from '../../../ledger/play/player.ts'
import type { LockedRows } from '../../../ledger/play/purse.ts'
import type { Db } from '../../../platform/database/connect.ts'
import type { AskedBase, Judgement } from './round.ts'

/** How a batch runs. */
export interface KindWay {
  readonly lockedRows: LockedRows
  /** Whether to look up which requests were answered before; else their keys refuse the whole batch. */
  readonly looksUp: boolean
}

/** The member whose request is judged. */
export interface Seat {
  readonly player: Player
  readonly terms: MemberTerms
  readonly now: Instant
}

/** What one kind of round locked, read and decided in one batch. */
export interface KindBatch<Answer> {
  /** Judges the request at this place of its own list. Draws only after everything was allowed. */
  judge(at: number, seat: Seat): Promise<Judgement<Answer>>
  /** Sends its statements: none waits for another. */
  write(tx: Db, now: Instant): readonly Promise<unknown>[]
  /** Money between accounts of the house. */
  houseTransfers(): readonly LedgerTransfer[]
  /** Rows that other batches wait for until the commit: sent last. */
  writeShared(tx: Db): readonly Promise<unknown>[]
}

/**
 * One kind of round: what it locks and reads beside the purses, how a request is judged, and what is
 * written. All kinds share transactions, limits and the ledger.
 */
export interface RoundKind<Asked extends AskedBase, Answer> {
  channelOf(asked: Asked): HouseChannel
  /** Before the transaction: numbers and rows that must be there. */
  prepare(asks: readonly Asked[]): Promise<Prepared<Answer>>
}

export interface Prepared<Answer> {
  /** Called in the turn in which the purses are locked, behind them: it is the same round trip. */
  open(tx: Db, way: KindWay): Promise<KindBatch<Answer>>
}
