import { settleReview, type ReviewVerdict } from '@xinghe/rules/wallet/deposit-review.ts'
import { fenToText } from '@xinghe/rules/base/money.ts'
import { withWallets } from '../../../ledger/with-wallets.ts'
import { writeAuditLine } from '../../../platform/audit/audit.ts'
import { sendLetter } from '../../../platform/letters/send-letter.ts'
import type { Platform } from '../../../platform/parts.ts'
import { changeOrder } from './change-order.ts'
import { creditPayment } from './credit-payment.ts'
import { depositLetters } from './letters.ts'
import { ruleOrder, sumToText, worthOf } from './rail-sums.ts'
import { readPayments, setFate } from './store-callback.ts'
import { lockOrder } from './store-order.ts'

export interface Review {
  readonly orderId: string
  readonly reference: string
  readonly verdict: ReviewVerdict
  /** The member reads it. */
  readonly reason: string
  readonly actor: string
}

/** An operator's decision on a payment in review; the paid sum is credited, not the expected one. */
export const reviewDeposit = async (
  { sql, clock }: Pick<Platform, 'sql' | 'clock'>,
  { orderId, reference, verdict, reason, actor }: Review,
): Promise<string> => {
  if (reason.trim() === '') throw new Error('a reason is needed')
  return withWallets(sql, async (tx) => {
    const now = clock.now()
    const row = await lockOrder(tx, orderId)
    if (row === null) throw new Error(`there is no order "${orderId}"`)
    const payments = await readPayments(tx, orderId)
    const before = ruleOrder(row, payments)
    const answer = settleReview(before, reference, verdict)
    if (!answer.ok) throw new Error(`no payment "${reference}" of ${orderId} waits for review`)
    const { order, credit } = answer.value
    const payment = payments.find((one) => one.reference === reference)
    if (payment === undefined) throw new Error('a payment was settled that is not there')
    const worth = credit === null ? 0n : worthOf(row, payment)
    if (credit !== null && worth === 0n) throw new Error('the payment is worth nothing; reject it')
    await setFate(tx, row.rail, reference, credit === null ? 'rejected' : 'credited')
    if (credit !== null) await creditPayment(tx, row, reference, worth, now)
    await changeOrder(tx, row, order.state, reason, now)
    const letter =
      credit === null
        ? depositLetters.rejected(row.id, sumToText(row, payment.sum), reason)
        : depositLetters.credited(row.id, worth, reason)
    await sendLetter(tx, {
      memberId: row.memberId,
      kind: 'notice',
      ...letter,
      link: '/mine/transRecord',
      now,
    })
    await writeAuditLine(tx, {
      actor,
      action: `${verdict}-deposit`,
      subject: orderId,
      detail: { reference, reason },
      before: { state: before.state },
      after: { state: order.state, credited: fenToText(worth) },
      now,
    })
    return `${orderId} is ${order.state}`
  })
}
