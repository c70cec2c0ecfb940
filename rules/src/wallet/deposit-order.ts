import { later, type Instant } from '../base/instant.ts'
import type { Fen } from '../base/money.ts'
import { no, ok, type Result } from '../base/result.ts'
import type { CoinRate, MicroUsdt } from './coin-rate.ts'

/** An amount in the unit of the rail. */
export type RailSum = Fen | MicroUsdt

export const depositStates = [
  'waiting',
  'paid',
  'paid-late',
  'expired',
  'closed',
  'reviewing',
  'credited-in-review',
  'rejected',
] as const
export type DepositState = (typeof depositStates)[number]

/** Outcome of one payment. */
const receiptFates = ['credited', 'reviewing', 'rejected'] as const
export type ReceiptFate = (typeof receiptFates)[number]

/** One payment that a provider reported; its reference is the provider's own and never repeats. */
export interface Receipt<Sum extends RailSum = Fen> {
  readonly reference: string
  readonly sum: Sum
  readonly fate: ReceiptFate
}

export interface DepositOrder<Sum extends RailSum = Fen> {
  readonly state: DepositState
  readonly expected: Sum
  readonly expiresAt: Instant
  /** The member gave it up; that stays so, whatever is paid afterwards. */
  readonly isClosed: boolean
  /** All payments received for the order, oldest first. */
  readonly receipts: readonly Receipt<Sum>[]
}

/** A provider's callback, after its signature and age were checked. */
export interface DepositCallback<Sum extends RailSum = Fen> {
  readonly reference: string
  readonly sum: Sum
}

export type CallbackFault = 'callback-sum' | 'callback-contradicts'

type CallbackStep = 'credit' | 'credit-late' | 'review' | 'duplicate'

export interface CallbackAnswer<Sum extends RailSum = Fen> {
  readonly step: CallbackStep
  /** The order from now on; unchanged by a duplicate. */
  readonly order: DepositOrder<Sum>
}

/** What decides on a payment of the right sum for an order that waits no longer. */
export interface LateTerms {
  /** How long after the expiry money is credited without an operator. */
  readonly graceMs: number
  /** Whether an order of this sum would be refused now, for instance by the member's own limit. */
  readonly isRefused: boolean
}

const isLate = (order: DepositOrder<RailSum>, now: Instant): boolean =>
  order.isClosed || order.state === 'expired' || now >= order.expiresAt

/** Whether money came before the order's expiry and the grace after it. */
export const isWithinGrace = (
  { expiresAt }: Pick<DepositOrder<RailSum>, 'expiresAt'>,
  graceMs: number,
  paidAt: Instant,
): boolean => paidAt < later(expiresAt, graceMs)

/**
 * The limits were asked for the sum of an order that waits. Another order may have been opened in the place
 * of one that does not, so its money is judged as it comes.
 */
const isCreditedAtOnce = (
  order: DepositOrder<RailSum>,
  { graceMs, isRefused }: LateTerms,
  now: Instant,
): boolean => {
  if (order.state === 'waiting' && !isLate(order, now)) return true
  return !order.isClosed && isWithinGrace(order, graceMs, now) && !isRefused
}

/** The rate of coins that come now. It is fixed while the order waits; later the lower one holds. */
export const rateOfPayment = (
  order: DepositOrder<RailSum>,
  orderRate: CoinRate,
  rateOfDay: CoinRate | null,
  now: Instant,
): CoinRate =>
  isLate(order, now) && rateOfDay !== null ? Math.min(orderRate, rateOfDay) : orderRate

const isCredited = (order: DepositOrder<RailSum>): boolean =>
  order.receipts.some(({ fate }) => fate === 'credited')

const withReceipt = <Sum extends RailSum>(
  order: DepositOrder<Sum>,
  { reference, sum }: DepositCallback<Sum>,
  fate: ReceiptFate,
  state: DepositState,
): DepositOrder<Sum> => ({
  ...order,
  state,
  receipts: [...order.receipts, { reference, sum, fate }],
})

/**
 * Received money is never turned away, in any state of the order. The first payment of the expected
 * amount is credited, also after another was sent to review, and soon after the expiry; every other payment
 * waits for an operator.
 */
export const takeCallback = <Sum extends RailSum>(
  order: DepositOrder<Sum>,
  callback: DepositCallback<Sum>,
  terms: LateTerms,
  now: Instant,
): Result<CallbackAnswer<Sum>, CallbackFault> => {
  if ((callback.sum as bigint) <= 0n) return no('callback-sum')
  const known = order.receipts.find(({ reference }) => reference === callback.reference)
  if (known !== undefined)
    return known.sum === callback.sum
      ? ok({ step: 'duplicate', order })
      : no('callback-contradicts')
  const credited = isCredited(order)
  const isRight = !credited && callback.sum === order.expected
  if (!isRight || !isCreditedAtOnce(order, terms, now)) {
    const state = credited ? order.state : 'reviewing'
    return ok({ step: 'review', order: withReceipt(order, callback, 'reviewing', state) })
  }
  const late = isLate(order, now)
  return ok({
    step: late ? 'credit-late' : 'credit',
    order: withReceipt(order, callback, 'credited', late ? 'paid-late' : 'paid'),
  })
}

export type CloseFault = 'deposit-paid' | 'deposit-in-review' | 'deposit-over'

/** The member gives up waiting. Idempotent. */
export const closeDeposit = <Sum extends RailSum>(
  order: DepositOrder<Sum>,
  now: Instant,
): Result<DepositOrder<Sum>, CloseFault> => {
  if (order.state === 'closed') return ok(order)
  if (isCredited(order)) return no('deposit-paid')
  if (order.state === 'reviewing') return no('deposit-in-review')
  if (order.state !== 'waiting' || now >= order.expiresAt) return no('deposit-over')
  return ok({ ...order, state: 'closed', isClosed: true })
}

/** The order at `now`: waiting ends at its expiry. */
export const depositAt = <Sum extends RailSum>(
  order: DepositOrder<Sum>,
  now: Instant,
): DepositOrder<Sum> =>
  order.state === 'waiting' && now >= order.expiresAt ? { ...order, state: 'expired' } : order
