import { Refused } from '@xinghe/contract/refusal.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { later } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { withWallets } from '../../../ledger/with-wallets.ts'
import type { Tx } from '../../../platform/database/connect.ts'
import { betIdOf } from '../orders/order.ts'
import {
  bodyHashOf,
  type CashOutFault,
  type CashOutRow,
  type WantedCashOut,
} from './cash-out-row.ts'
import { judgeCashOut } from './judge-cash-out.ts'
import {
  findBets,
  lockBets,
  ownerOf,
  type CashOutParts,
  type LockedBets,
  type OpenBet,
} from './locked-bets.ts'
import { payCashOut, tellBets, writePaid } from './pay-cash-outs.ts'
import * as store from './store-cash-out.ts'

export interface AnsweredCashOut {
  readonly cashOut: CashOutRow
  /** Null for a repeated request. */
  readonly stakeable: Fen | null
}

/**
 * Cashes out a running bet, or a share of it. Before the match it is decided at once; in play it is confirming for
 * the countdown of the sport, and `decide-cash-outs.ts` decides it. The same request id always has the same answer.
 */
export const cashOut = async (
  parts: CashOutParts,
  memberId: MemberId,
  wanted: WantedCashOut,
): Promise<AnsweredCashOut> => {
  const { sql, settings } = parts.platform
  const before = answeredBefore(await store.readByRequest(sql, memberId, wanted.requestId), wanted)
  if (before !== null) return before
  // A bet that is unknown, of another member or never accepted is refused like one that is over.
  const betNumber = numberOf(wanted.betId)
  const found = await findBets(parts, [betNumber])
  if (found.bets[0]?.memberId !== memberId) throw new Refused('not-open')
  // Nothing is stored, so the same request id may be sent again.
  if (!parts.book.isWhole()) throw new Refused('book-not-ready')
  if (!settings.get('book').cashOutOn) throw new Refused('cash-out-off')
  return withWallets(sql, async (tx) => {
    const locked = await lockBets(tx, parts, found)
    // Of two requests with one id the second has waited for the first.
    const meanwhile = answeredBefore(
      await store.readByRequest(tx, memberId, wanted.requestId),
      wanted,
    )
    if (meanwhile !== null) return meanwhile
    const bet = locked.open.get(betNumber)
    if (bet === undefined) throw new Refused('not-open')
    const row = await decide(tx, parts, locked, bet, wanted)
    return { cashOut: row, stakeable: ownerOf(locked, bet).player.stakeable() }
  })
}

const answeredBefore = (row: CashOutRow | null, wanted: WantedCashOut): AnsweredCashOut | null => {
  if (row === null) return null
  if (row.bodyHash !== bodyHashOf(wanted)) throw new Refused('request-id-reused')
  return { cashOut: row, stakeable: null }
}

const betShape = /^bet_([1-9]\d{0,14})$/

/** Zero, which no bet has, for text that is no bet id. */
const numberOf = (betId: string): number => Number(betShape.exec(betId)?.[1] ?? 0)

/** Accepted and paid, confirming, or refused with the reason: one row in any case. */
const decide = async (
  tx: Tx,
  { book }: CashOutParts,
  locked: LockedBets,
  bet: OpenBet,
  wanted: WantedCashOut,
): Promise<CashOutRow> => {
  const { now } = locked
  const betId = betIdOf(Number(bet.id))
  const asked = {
    memberId: bet.memberId,
    requestId: wanted.requestId,
    bodyHash: bodyHashOf(wanted),
    betId,
    share: wanted.share,
    policy: wanted.policy,
    asked: wanted.value,
    askedAt: now,
  }
  const undecided = { value: null, refusedWhy: null, deadline: null, decidedAt: null }
  const refuse = (refusedWhy: CashOutFault): Promise<CashOutRow> =>
    store.insertCashOut(tx, {
      ...asked,
      ...undecided,
      state: 'refused',
      risk: 0n,
      live: [],
      refusedWhy,
      decidedAt: now,
    })
  if (await store.isRunning(tx, Number(bet.id))) return refuse('cash-out-running')
  const valued = judgeCashOut(book, locked, bet, wanted)
  if (!valued.ok) return refuse(valued.reason)
  const { split, value, confirmMs, seen } = valued.value
  const taken = { ...asked, ...undecided, risk: split.taken.risk, live: seen }
  if (confirmMs > 0) {
    await tellBets(tx, [{ memberId: bet.memberId, betId, state: 'open' }])
    const deadline = later(now, confirmMs)
    return store.insertCashOut(tx, { ...taken, state: 'confirming', deadline })
  }
  const accepted = { ...taken, state: 'accepted', value, decidedAt: now } as const
  const row = await store.insertCashOut(tx, accepted)
  await writePaid(tx, locked, [payCashOut(locked, bet, row.id, valued.value)])
  return row
}
