import type { Instant } from '@xinghe/rules/base/instant.ts'
import { no, ok, type Result } from '@xinghe/rules/base/result.ts'
import { decidedBy } from '@xinghe/rules/sports/acceptance.ts'
import { withWallets } from '../../../ledger/with-wallets.ts'
import type { Tx } from '../../../platform/database/connect.ts'
import { betNumberOf } from '../orders/order.ts'
import type { CashOutFault, CashOutRow } from './cash-out-row.ts'
import { judgeCashOut, type ValuedCashOut } from './judge-cash-out.ts'
import { findBet, lockBet, type CashOutParts, type LockedBet, type OpenBet } from './locked-bet.ts'
import { payCashOut, tellBet } from './pay-cash-out.ts'
import * as store from './store-cash-out.ts'

interface Decided {
  readonly bet: OpenBet
  readonly cashOut: ValuedCashOut
}

/** By the book at the end of the countdown: every leg as it was, and the value as the policy allows. */
const judge = (
  { book }: CashOutParts,
  locked: LockedBet,
  row: CashOutRow,
): Result<Decided, CashOutFault> => {
  const { bet } = locked
  // Settled meanwhile: the settlement had the purse first.
  if (bet === null) return no('not-open')
  const wanted = { share: row.share, value: row.asked, policy: row.policy }
  const valued = judgeCashOut(book, locked, bet, wanted, row.live)
  return valued.ok ? ok({ bet, cashOut: valued.value }) : valued
}

const settle = async (
  tx: Tx,
  locked: LockedBet,
  { id, memberId, betId }: CashOutRow,
  decided: Result<Decided, CashOutFault>,
): Promise<void> => {
  const { now } = locked
  if (decided.ok) {
    const { bet, cashOut } = decided.value
    await store.writeDecision(tx, id, { value: cashOut.value }, now)
    await payCashOut(tx, locked, bet, id, cashOut)
    return
  }
  await store.writeDecision(tx, id, { reason: decided.reason }, now)
  const state = locked.bet === null ? 'settled' : 'open'
  await tellBet(tx, { id: BigInt(betNumberOf(betId)), memberId }, state)
}

/**
 * Decides one cash out whose countdown is over: paid at its value of now, or refused. Returns its deadline while
 * the book has not been told past it, and null when it is decided, here or by another process.
 */
export const decideCashOut = async (
  parts: CashOutParts,
  number: number,
): Promise<Instant | null> => {
  const { platform, book } = parts
  const { sql } = platform
  const row = await store.readConfirming(sql, number)
  if (row === null) return null
  const { deadline } = row
  if (deadline === null) throw new Error(`${row.id} has no deadline`)
  const found = await findBet(parts, row.memberId, betNumberOf(row.betId))
  if (found === null) throw new Error(`${row.betId} is gone`)
  return withWallets(sql, async (tx) => {
    const locked = await lockBet(tx, parts, found)
    if ((await store.readConfirming(tx, number)) === null) return null
    const known = decidedBy(deadline, book.toldUntil(), locked.now)
    if (known === 'waiting') return deadline
    await settle(tx, locked, row, known === 'told' ? judge(parts, locked, row) : no('feed-silent'))
    return null
  })
}
