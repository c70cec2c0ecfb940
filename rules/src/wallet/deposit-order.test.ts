import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hourMs, instant, later, minuteMs, type Instant } from '../base/instant.ts'
import { microUsdt } from './coin-rate.ts'
import {
  closeDeposit,
  depositAt,
  isWithinGrace,
  rateOfPayment,
  takeCallback,
  type DepositOrder,
  type LateTerms,
  type RailSum,
} from './deposit-order.ts'
import { settleReview } from './deposit-review.ts'

const now = instant(1_800_000_000_000)
const expired = later(now, 30 * minuteMs)
const orderOf = <Sum extends RailSum>(expected: Sum): DepositOrder<Sum> => ({
  state: 'waiting',
  expected,
  expiresAt: expired,
  isClosed: false,
  receipts: [],
})
const waiting = orderOf(10_000n)

const graceMs = 24 * hourMs
const allowed: LateTerms = { graceMs, isRefused: false }
const refused: LateTerms = { graceMs, isRefused: true }

const take = (
  order: DepositOrder,
  reference: string,
  sum = 10_000n,
  at = now,
  terms: LateTerms = allowed,
) => {
  const taken = takeCallback(order, { reference, sum }, terms, at)
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

  it('is credited until the grace after the expiry ends, and then goes to review', () => {
    const end = later(expired, graceMs)
    expect(take(depositAt(waiting, expired), 'a', 10_000n, later(end, -1)).step).toBe('credit-late')
    expect(take(depositAt(waiting, expired), 'a', 10_000n, end)).toMatchObject({
      step: 'review',
      order: { state: 'reviewing', receipts: [{ fate: 'reviewing' }] },
    })
    const none = { graceMs: 0, isRefused: false }
    expect(take(waiting, 'a', 10_000n, later(expired, -1), none).step).toBe('credit')
    expect(take(waiting, 'a', 10_000n, expired, none).step).toBe('review')
  })

  it('goes to review for an order that its member closed, also after a wrong sum', () => {
    expect(take(closed(), 'a')).toMatchObject({ step: 'review', order: { state: 'reviewing' } })
    expect(take(take(closed(), 'a', 5n).order, 'b').step).toBe('review')
    expect(take(take(closed(), 'a', 5n).order, 'b', 10_000n, expired).step).toBe('review')
  })

  it('is credited whatever a new order would be answered while its own waits, and only then', () => {
    expect(take(waiting, 'a', 10_000n, now, refused).step).toBe('credit')
    expect(take(waiting, 'a', 10_000n, expired, refused).step).toBe('review')
    expect(take(take(waiting, 'a', 5n).order, 'b', 10_000n, now, refused).step).toBe('review')
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
    expect(takeCallback(paid, { reference: 'a', sum: 5n }, allowed, now)).toMatchObject({
      reason: 'callback-contradicts',
    })
    for (const sum of [0n, -1n])
      expect(takeCallback(waiting, { reference: 'a', sum }, allowed, now)).toMatchObject({
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
    takeCallback(order, { reference: 'a', sum: microUsdt(count) }, allowed, now)
  expect(step(13_860_014n)).toMatchObject({ value: { step: 'credit', order: { state: 'paid' } } })
  expect(step(13_860_013n)).toMatchObject({ value: { step: 'review' } })
  expect(step(0n)).toMatchObject({ reason: 'callback-sum' })
})

it('is worth the rate of its order while that waits, and the lower one afterwards', () => {
  const coins = orderOf(microUsdt(13_860_014n))
  const rate = (order: DepositOrder<RailSum>, ofDay: number | null, at = now) =>
    rateOfPayment(order, 71_500, ofDay, at)
  for (const ofDay of [65_000, 80_000, null]) expect(rate(coins, ofDay)).toBe(71_500)
  const gone: [DepositOrder<RailSum>, Instant][] = [
    [coins, expired],
    [{ ...coins, state: 'expired' }, now],
    [{ ...coins, state: 'reviewing', isClosed: true }, now],
  ]
  for (const [order, at] of gone) {
    expect(rate(order, 65_000, at)).toBe(65_000)
    expect(rate(order, 80_000, at)).toBe(71_500)
    expect(rate(order, null, at)).toBe(71_500)
  }
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
    expect(reason(take(closed(), 'a').order)).toBe('deposit-in-review')
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
  | { readonly call: string; readonly sum: bigint; readonly isRefused: boolean }
  | { readonly settle: string; readonly verdict: 'credit' | 'reject' }
  | { readonly act: 'close' | 'expire' }

const reference = fc.constantFrom('a', 'b', 'c')
const steps = fc.array(
  fc.record({
    afterMs: fc.oneof(fc.nat(20 * minuteMs), fc.nat(20 * hourMs)),
    step: fc.oneof<fc.Arbitrary<Step>[]>(
      fc.record({
        call: reference,
        sum: fc.constantFrom(10_000n, 9_000n, 0n),
        isRefused: fc.boolean(),
      }),
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
            const { isRefused, sum } = step
            const before = order
            const callback = { reference: step.call, sum }
            const taken = takeCallback(order, callback, { graceMs, isRefused }, at)
            if (!taken.ok) continue
            if (taken.value.step.startsWith('credit') && (isRefused || at >= expired)) {
              expect(before.isClosed).toBe(false)
              expect(isWithinGrace(before, graceMs, at)).toBe(true)
              expect(isRefused && before.state !== 'waiting').toBe(false)
            }
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
