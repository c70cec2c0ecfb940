import { Refused } from '@xinghe/contract/refusal.ts'
import { counterAt, type LimitAmounts } from '@xinghe/rules/account/limit-use.ts'
import { limitPeriods } from '@xinghe/rules/account/limits.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import { fenFromText, fenToText, type Fen } from '@xinghe/rules/base/money.ts'
import { refusedUse } from '../../../ledger/check-limits.ts'
import { writeCount } from '../../../ledger/count-limits.ts'
import { limitCounterOf, readPlayStates, type PlayState } from '../../../ledger/member-terms.ts'
import type { Db } from '../../../platform/database/connect.ts'

const playStateOf = async (db: Db, memberId: MemberId): Promise<PlayState> => {
  const state = (await readPlayStates(db, [memberId])).get(memberId)
  if (state === undefined) throw new Error('play state not read')
  return state
}

const notBelowZero = (amount: Fen): Fen => (amount < 0n ? 0n : amount)

/** The refusal of a deposit beside the waiting orders. The caller holds the balance's lock. */
const refusedDeposit = (state: PlayState, amount: Fen, waiting: Fen, now: Instant) =>
  refusedUse(state, [{ kind: 'deposit', amount: amount + waiting }], now)

/** Whether `askDepositLimit` would refuse the amount. */
export const isOverDepositLimit = async (
  tx: Db,
  memberId: MemberId,
  amount: Fen,
  waiting: Fen,
  now: Instant,
): Promise<boolean> =>
  refusedDeposit(await playStateOf(tx, memberId), amount, waiting, now) !== null

/**
 * Refuses an order that would, together with waiting orders, exceed the member's own limits. The caller
 * holds the balance's lock. The cents that mark an order do not count.
 */
export const askDepositLimit = async (
  tx: Db,
  memberId: MemberId,
  amount: Fen,
  waiting: Fen,
  now: Instant,
): Promise<void> => {
  const state = await playStateOf(tx, memberId)
  const refusal = refusedDeposit(state, amount, waiting, now)
  if (refusal === null) return
  const left = refusal.detail['left']
  if (typeof left !== 'string') throw refusal
  const free = notBelowZero((fenFromText(left) ?? 0n) - waiting)
  throw new Refused(refusal.refusal, { ...refusal.detail, left: fenToText(free) })
}

/** The amount that the limits still allow; null without a limit. */
export const depositLimitLeft = async (
  db: Db,
  memberId: MemberId,
  waiting: Fen,
  now: Instant,
): Promise<Fen | null> => {
  const state = await playStateOf(db, memberId)
  const amounts: LimitAmounts = state.terms.amountsOf('deposit')
  const counter = counterAt(limitCounterOf(state, 'deposit'), now)
  const left = limitPeriods.flatMap((period) => {
    const amount = amounts[period]
    return amount === null ? [] : [notBelowZero(amount - counter[period].used - waiting)]
  })
  return left.length === 0 ? null : left.reduce((least, one) => (one < least ? one : least))
}

/** Counts a credited amount, also above the limit: money that was paid is never refused. */
export const countDeposit = async (
  tx: Db,
  memberId: MemberId,
  amount: Fen,
  now: Instant,
): Promise<void> => {
  const state = await playStateOf(tx, memberId)
  await writeCount(tx, memberId, state, [{ kind: 'deposit', amount }], now)
}
