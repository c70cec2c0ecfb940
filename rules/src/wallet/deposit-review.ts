import { no, ok, type Result } from '../base/result.ts'
import type { DepositOrder, DepositState, RailSum, Receipt } from './deposit-order.ts'

export const reviewVerdicts = ['credit', 'reject'] as const
export type ReviewVerdict = (typeof reviewVerdicts)[number]

export interface ReviewAnswer<Sum extends RailSum> {
  readonly order: DepositOrder<Sum>
  /** The amount to credit now; null when the payment was rejected. */
  readonly credit: Sum | null
}

/** A paid order stays paid, independent of its other payments. */
const stateAfter = (state: DepositState, receipts: readonly Receipt<RailSum>[]): DepositState => {
  if (state !== 'reviewing') return state
  if (receipts.some(({ fate }) => fate === 'credited')) return 'credited-in-review'
  return receipts.some(({ fate }) => fate === 'reviewing') ? 'reviewing' : 'rejected'
}

/** An operator decides once on one payment; the received amount is credited, not the expected one. */
export const settleReview = <Sum extends RailSum>(
  order: DepositOrder<Sum>,
  reference: string,
  verdict: ReviewVerdict,
): Result<ReviewAnswer<Sum>, 'review-nothing-waits'> => {
  const waiting = order.receipts.find((receipt) => receipt.reference === reference)
  if (waiting?.fate !== 'reviewing') return no('review-nothing-waits')
  const fate = verdict === 'credit' ? 'credited' : 'rejected'
  const receipts = order.receipts.map((receipt) =>
    receipt === waiting ? ({ ...receipt, fate } as const) : receipt,
  )
  return ok({
    order: { ...order, receipts, state: stateAfter(order.state, receipts) },
    credit: verdict === 'credit' ? waiting.sum : null,
  })
}
