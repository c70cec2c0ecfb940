import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instant, later, minuteMs, type Instant } from '../base/instant.ts'
import { microUsdt } from './coin-rate.ts'
import {
  closeDeposit,
  depositAt,
  takeCallback,
  type DepositOrder,
  type RailSum,
} from './deposit-order.ts'
import { settleReview } from './deposit-review.ts'

const now = instant(1_800_000_000_000)
const expired = later(now, 30 * minuteMs)
const orderOf = <Sum extends RailSum>(expected: Sum): DepositOrder<Sum> => ({
  state: 'waiting',
  expected,
  expiresAt: expired,
  receipts: [],
})
const waiting = orderOf(10_000n)

const take = (order: DepositOrder, reference: string, sum = 10_000n, at = now) => {
  const taken = takeCallback(order, { reference, sum }, at)
  if (!taken.ok) throw new Error(taken.reason)
  return taken.value
}
const closed = (): DepositOrder => {
  const result = closeDeposit(waiting, now)
  if (!result.ok) throw new Error(result.reason)
  return result.value
}

describe('a callback', () => {
  it('pays an order that waits', () => {
    const { step, order } = take(waiting, 'a')
    expect(step).toBe('credit')
    expect(order).toMatchObject({ state: 'paid', receipts: [{ reference: 'a', fate: 'credited' }] })
  })

  it('is late from the expiry on, also before the order was marked as expired', () => {
    expect(take(waiting, 'a', 10_000n, later(expired, -1)).step).toBe('credit')
    expect(take(waiting, 'a', 10_000n, expired)).toMatchObject({
      step: 'credit-late',
      order: { state: 'paid-late' },
    })
  })

  it('credits late money on an expired and on a closed order', () => {
    expect(take(depositAt(waiting, expired), 'a', 10_000n, expired).step).toBe('credit-late')
    expect(take(closed(), 'a')).toMatchObject({
      step: 'credit-late',
      order: { state: 'paid-late' },
    })
  })

  it.each([9_999n, 10_001n])('sends a sum of %s fen to review', (sum) => {
    expect(take(waiting, 'a', sum)).toMatchObject({ step: 'review', order: { state: 'reviewing' } })
    expect(take(closed(), 'a', sum).step).toBe('review')
  })

  it('does nothing when it is repeated, in every state that follows', () => {
    const paid = take(waiting, 'a').order
    const reviewing = take(waiting, 'a', 5n).order
    expect(take(paid, 'a', 10_000n, expired)).toEqual({ step: 'duplicate', order: paid })
    expect(take(reviewing, 'a', 5n)).toEqual({ step: 'duplicate', order: reviewing })
  })

  it('is refused when it repeats a reference with another sum, or brings nothing', () => {
    const paid = take(waiting, 'a').order
    expect(takeCallback(paid, { reference: 'a', sum: 5n }, now)).toMatchObject({
      reason: 'callback-contradicts',
    })
    for (const sum of [0n, -1n])
      expect(takeCallback(waiting, { reference: 'a', sum }, now)).toMatchObject({
        reason: 'callback-sum',
      })
  })

  it('sends a second payment to review and leaves the order paid', () => {
    const { step, order } = take(take(waiting, 'a').order, 'b')
    expect(step).toBe('review')
    expect(order.state).toBe('paid')
    expect(order.receipts.map(({ fate }) => fate)).toEqual(['credited', 'reviewing'])
  })

  it('credits the right sum also when a wrong one came first', () => {
    const { step, order } = take(take(waiting, 'a', 5n).order, 'b')
    expect(step).toBe('credit')
    expect(order).toMatchObject({ state: 'paid', receipts: [{ fate: 'reviewing' }, {}] })
  })
})

it('counts in coin as it does in fen', () => {
  const order = orderOf(microUsdt(13_860_014n))
  const step = (count: bigint) =>
    takeCallback(order, { reference: 'a', sum: microUsdt(count) }, now)
  expect(step(13_860_014n)).toMatchObject({ value: { step: 'credit', order: { state: 'paid' } } })
  expect(step(13_860_013n)).toMatchObject({ value: { step: 'review' } })
  expect(step(0n)).toMatchObject({ reason: 'callback-sum' })
})

describe('closing', () => {
  it('ends a waiting order, once or twice', () => {
    expect(closed().state).toBe('closed')
    expect(closeDeposit(closed(), expired)).toMatchObject({ value: { state: 'closed' } })
  })

  it('is refused for an order that is paid, reviewed or over', () => {
    const reason = (order: DepositOrder, at = now) => {
      const result = closeDeposit(order, at)
      return result.ok ? 'ok' : result.reason
    }
    expect(reason(take(waiting, 'a').order)).toBe('deposit-paid')
    expect(reason(take(closed(), 'a').order)).toBe('deposit-paid')
    expect(reason(take(waiting, 'a', 5n).order)).toBe('deposit-in-review')
    expect(reason(waiting, expired)).toBe('deposit-over')
    expect(reason(depositAt(waiting, expired))).toBe('deposit-over')
  })
})

describe('expiry', () => {
  it('ends waiting, and nothing else', () => {
    expect(depositAt(waiting, later(expired, -1)).state).toBe('waiting')
    expect(depositAt(waiting, expired).state).toBe('expired')
    expect(depositAt(take(waiting, 'a').order, expired).state).toBe('paid')
    expect(depositAt(closed(), expired).state).toBe('closed')
  })
})

type Step =
  | { readonly call: string; readonly sum: bigint }
  | { readonly settle: string; readonly verdict: 'credit' | 'reject' }
  | { readonly act: 'close' | 'expire' }

const reference = fc.constantFrom('a', 'b', 'c')
const steps = fc.array(
  fc.record({
    afterMs: fc.nat(20 * minuteMs),
    step: fc.oneof<fc.Arbitrary<Step>[]>(
      fc.record({ call: reference, sum: fc.constantFrom(10_000n, 9_000n, 0n) }),
      fc.record({ settle: reference, verdict: fc.constantFrom('credit', 'reject') }),
      fc.record({ act: fc.constantFrom('close', 'expire') }),
    ),
  }),
  { maxLength: 25 },
)

describe('any sequence of callbacks, reviews, closing and expiry', () => {
  it('credits each reference at most once, with the sum that came, and loses no payment', () => {
    fc.assert(
      fc.property(steps, (sequence) => {
        let order: DepositOrder = waiting
        let at: Instant = now
        const credits = new Map<string, bigint>()
        const came = new Map<string, bigint>()
        const credit = (name: string, sum: bigint) => {
          expect(credits.has(name)).toBe(false)
          credits.set(name, sum)
        }
        for (const { afterMs, step } of sequence) {
          at = later(at, afterMs)
          if ('call' in step) {
            const taken = takeCallback(order, { reference: step.call, sum: step.sum }, at)
            if (!taken.ok) continue
            if (taken.value.step !== 'duplicate') came.set(step.call, step.sum)
            if (taken.value.step.startsWith('credit')) credit(step.call, step.sum)
            order = taken.value.order
          } else if ('settle' in step) {
            const settled = settleReview(order, step.settle, step.verdict)
            if (!settled.ok) continue
            if (settled.value.credit !== null) credit(step.settle, settled.value.credit)
            order = settled.value.order
          } else {
            const result = closeDeposit(order, at)
            if (step.act === 'expire') order = depositAt(order, at)
            else if (result.ok) order = result.value
          }
        }
        expect(new Map(order.receipts.map((receipt) => [receipt.reference, receipt.sum]))).toEqual(
          came,
        )
        const credited = order.receipts.filter(({ fate }) => fate === 'credited')
        expect(new Map(credited.map((receipt) => [receipt.reference, receipt.sum]))).toEqual(
          credits,
        )
        const isPaid = ['paid', 'paid-late', 'credited-in-review'].includes(order.state)
        expect(isPaid).toBe(credits.size > 0)
      }),
      { numRuns: 1_000 },
    )
  })

  it('credits the same payments in whatever order they arrive, when one has the right sum', () => {
    const sums = fc.uniqueArray(fc.bigInt({ min: 1n, max: 9_999n }), { maxLength: 4 })
    fc.assert(
      fc.property(
        sums.chain((wrong) =>
          fc.shuffledSubarray([...wrong, 10_000n], { minLength: wrong.length + 1 }),
        ),
        (arriving) => {
          let order: DepositOrder = waiting
          for (const sum of arriving) order = take(order, `ref-${sum}`, sum).order
          expect(order.state).toBe('paid')
          expect(order.receipts.filter(({ fate }) => fate === 'credited')).toEqual([
            { reference: 'ref-10000', sum: 10_000n, fate: 'credited' },
          ])
        },
      ),
    )
  })
})
