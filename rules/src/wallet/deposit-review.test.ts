import { describe, expect, it } from 'vitest'
import { instant, later, minuteMs } from '../base/instant.ts'
import { takeCallback, type DepositOrder } from './deposit-order.ts'
import { settleReview } from './deposit-review.ts'

const now = instant(1_800_000_000_000)

const terms = { graceMs: 0, isRefused: false }

const orderWith = (...sums: bigint[]): DepositOrder => {
  let order: DepositOrder = {
    state: 'waiting',
    expected: 10_000n,
    expiresAt: later(now, 30 * minuteMs),
    isClosed: false,
    receipts: [],
  }
  for (const [at, sum] of sums.entries()) {
    const taken = takeCallback(order, { reference: `ref-${at}`, sum }, terms, now)
    if (taken.ok) order = taken.value.order
  }
  return order
}

describe('settleReview', () => {
  it('credits the received amount', () => {
    expect(settleReview(orderWith(9_000n), 'ref-0', 'credit')).toMatchObject({
      value: { credit: 9_000n, order: { state: 'credited-in-review' } },
    })
  })

  it('rejects for good once nothing else waits', () => {
    const first = settleReview(orderWith(9_000n, 8_000n), 'ref-0', 'reject')
    expect(first).toMatchObject({ value: { credit: null, order: { state: 'reviewing' } } })
    if (!first.ok) return
    expect(settleReview(first.value.order, 'ref-1', 'reject')).toMatchObject({
      value: { credit: null, order: { state: 'rejected' } },
    })
  })

  it('decides once', () => {
    const first = settleReview(orderWith(9_000n), 'ref-0', 'credit')
    if (!first.ok) throw new Error(first.reason)
    for (const verdict of ['credit', 'reject'] as const)
      expect(settleReview(first.value.order, 'ref-0', verdict)).toMatchObject({
        reason: 'review-nothing-waits',
      })
  })

  it('refuses an unknown payment and one that was credited at once', () => {
    const paid = orderWith(10_000n)
    for (const reference of ['ref-0', 'ref-9'])
      expect(settleReview(paid, reference, 'credit')).toMatchObject({
        reason: 'review-nothing-waits',
      })
  })

  it.each(['credit', 'reject'] as const)('leaves a paid order paid after a %s', (verdict) => {
    expect(settleReview(orderWith(10_000n, 10_000n), 'ref-1', verdict)).toMatchObject({
      value: { credit: verdict === 'credit' ? 10_000n : null, order: { state: 'paid' } },
    })
  })
})
