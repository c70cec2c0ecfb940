import { no, ok, type Result } from '@xinghe/rules/base/result.ts'
import { decidedBy } from '@xinghe/rules/sports/acceptance.ts'
import { withWallets } from '../../../ledger/with-wallets.ts'
import { betNumberOf } from '../orders/order.ts'
import type { CashOutFault, CashOutRow } from './cash-out-row.ts'
import { judgeCashOut, type ValuedCashOut } from './judge-cash-out.ts'
import {
  findBets,
  lockBets,
  type CashOutParts,
  type LockedBets,
  type OpenBet,
} from './locked-bets.ts'
import { payCashOut, tellBets, writePaid, type BetNews, type PaidCashOut } from './pay-cash-outs.ts'
import * as store from './store-cash-out.ts'

interface Accepted {
  readonly bet: OpenBet
  readonly cashOut: ValuedCashOut
}

/** By the book at the end of the countdown: every leg as it was, and the value as the policy allows. */
const judge = (
  { book }: CashOutParts,
  locked: LockedBets,
  { betId, share, asked, policy, live }: CashOutRow,
): Result<Accepted, CashOutFault> => {
  const bet = locked.open.get(betNumberOf(betId))
  // Settled meanwhile: the settlement had the purse first.
  if (bet === undefined) return no('not-open')
  const valued = judgeCashOut(book, locked, bet, { share, value: asked, policy }, live)
  return valued.ok ? ok({ bet, cashOut: valued.value }) : valued
}

/** Null while the book has not been told past the deadline: something may have happened that it does not know. */
const decide = (
  parts: CashOutParts,
  locked: LockedBets,
  row: CashOutRow,
): Result<Accepted, CashOutFault> | null => {
  if (row.deadline === null) throw new Error(`${row.id} has no deadline`)
  const known = decidedBy(row.deadline, parts.book.toldUntil(), locked.now)
  if (known === 'waiting') return null
  return known === 'told' ? judge(parts, locked, row) : no('feed-silent')
}

/** A refused cash out leaves its bet as it is. */
const standingOf = ({ open }: LockedBets, { memberId, betId }: CashOutRow): BetNews => ({
  memberId,
  betId,
  state: open.has(betNumberOf(betId)) ? 'open' : 'settled',
})

/**
 * Decides cash outs whose countdown is over, in one transaction: each is paid at its value of now, or refused.
 * Skips cash outs that another process has decided. Returns the cash outs that must wait for the feed.
 */
export const decideCashOuts = async (
  parts: CashOutParts,
  numbers: readonly number[],
): Promise<readonly CashOutRow[]> => {
  const { sql } = parts.platform
  const rows = await store.readConfirming(sql, numbers)
  if (rows.length === 0) return []
  const found = await findBets(
    parts,
    rows.map(({ betId }) => betNumberOf(betId)),
  )
  return withWallets(sql, async (tx) => {
    const locked = await lockBets(tx, parts, found)
    const undecided = await store.findConfirming(tx, numbers)
    const waiting: CashOutRow[] = []
    const decisions: store.Decision[] = []
    const paid: PaidCashOut[] = []
    const refused: CashOutRow[] = []
    for (const row of rows) {
      if (!undecided.has(row.id)) continue
      const decided = decide(parts, locked, row)
      if (decided === null) waiting.push(row)
      else if (decided.ok) {
        const { bet, cashOut } = decided.value
        decisions.push({ id: row.id, value: cashOut.value, reason: null })
        paid.push(payCashOut(locked, bet, row.id, cashOut))
      } else {
        decisions.push({ id: row.id, value: null, reason: decided.reason })
        refused.push(row)
      }
    }
    await Promise.all([
      store.writeDecisions(tx, decisions, locked.now),
      writePaid(tx, locked, paid),
      tellBets(
        tx,
        refused.map((row) => standingOf(locked, row)),
      ),
    ])
    return waiting
  })
}
