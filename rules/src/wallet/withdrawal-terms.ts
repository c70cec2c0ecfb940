import { siteDay, type Instant } from '../base/instant.ts'
import type { Fen } from '../base/money.ts'
import { no, ok, type Result } from '../base/result.ts'
import type { WithdrawalState } from './withdrawal.ts'

/** Settings of the operator. A day is a GMT+8 day. */
export interface WithdrawalTerms {
  readonly min: Fen
  readonly max: Fen
  readonly countPerDay: number
  readonly sumPerDay: Fen
  /** Number of free withdrawals a day. */
  readonly freePerDay: number
  /** Hundredths of a percent. */
  readonly feeBasisPoints: number
  readonly feeMin: Fen
  readonly feeMax: Fen
}

export interface WithdrawalUse {
  readonly count: number
  readonly sum: Fen
}

export interface EarlierWithdrawal {
  readonly at: Instant
  readonly amount: Fen
  readonly state: WithdrawalState
}

/** Use of today's limits. A refused withdrawal does not count: its money was returned. */
export const withdrawalsToday = (
  earlier: readonly EarlierWithdrawal[],
  now: Instant,
): WithdrawalUse => {
  const today = siteDay(now)
  const counted = earlier.filter(({ at, state }) => state !== 'refused' && siteDay(at) === today)
  return {
    count: counted.length,
    sum: counted.reduce((sum, { amount }) => sum + amount, 0n),
  }
}

const isCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0

/** False where the settings contradict themselves; nothing is paid out by such settings. */
export const areTermsComplete = (terms: WithdrawalTerms): boolean =>
  terms.min > 0n &&
  terms.max >= terms.min &&
  terms.sumPerDay >= terms.min &&
  isCount(terms.countPerDay) &&
  isCount(terms.freePerDay) &&
  isCount(terms.feeBasisPoints) &&
  terms.feeBasisPoints <= 10_000 &&
  terms.feeMin >= 0n &&
  terms.feeMax >= terms.feeMin

/** Rounded half up once, then brought between the least and the most. */
export const withdrawalFee = (amount: Fen, terms: WithdrawalTerms, countToday: number): Fen => {
  if (countToday < terms.freePerDay) return 0n
  const share = (amount * BigInt(terms.feeBasisPoints) + 5_000n) / 10_000n
  if (share < terms.feeMin) return terms.feeMin
  return share > terms.feeMax ? terms.feeMax : share
}

export type WithdrawalFault =
  | 'withdrawal-settings-incomplete'
  | 'withdrawal-too-low'
  | 'withdrawal-too-high'
  | 'withdrawal-count-used-up'
  | 'withdrawal-sum-used-up'
  | 'withdrawal-below-fee'
  | 'balance-too-low'

export interface WithdrawalOffer {
  /** Leaves the wallet; the fee is part of it. */
  readonly amount: Fen
  readonly fee: Fen
  /** Arrives at the member's account. */
  readonly paidOut: Fen
}

export const checkWithdrawal = (
  amount: Fen,
  balance: Fen,
  terms: WithdrawalTerms,
  today: WithdrawalUse,
): Result<WithdrawalOffer, WithdrawalFault> => {
  if (!areTermsComplete(terms)) return no('withdrawal-settings-incomplete')
  if (amount < terms.min) return no('withdrawal-too-low')
  if (amount > terms.max) return no('withdrawal-too-high')
  if (amount > balance) return no('balance-too-low')
  if (today.count >= terms.countPerDay) return no('withdrawal-count-used-up')
  if (today.sum + amount > terms.sumPerDay) return no('withdrawal-sum-used-up')
  const fee = withdrawalFee(amount, terms, today.count)
  if (fee >= amount) return no('withdrawal-below-fee')
  return ok({ amount, fee, paidOut: amount - fee })
}

/** The largest amount that can be requested now; zero where that is below the minimum. */
export const mostWithdrawable = (
  balance: Fen,
  terms: WithdrawalTerms,
  today: WithdrawalUse,
): Fen => {
  const bounds = [balance, terms.max, terms.sumPerDay - today.sum]
  const most = bounds.reduce((least, bound) => (bound < least ? bound : least))
  return today.count >= terms.countPerDay || most < terms.min ? 0n : most
}
