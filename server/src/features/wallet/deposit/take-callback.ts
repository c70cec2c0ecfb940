import type { Instant } from '@xinghe/rules/base/instant.ts'
import {
  depositAt,
  takeCallback,
  type CallbackAnswer,
  type RailSum,
} from '@xinghe/rules/wallet/deposit-order.ts'
import type { RailName } from '@xinghe/rules/wallet/rails.ts'
import { withWallets } from '../../../ledger/with-wallets.ts'
import type { Tx } from '../../../platform/database/connect.ts'
import { sendLetter } from '../../../platform/letters/send-letter.ts'
import type { Platform } from '../../../platform/parts.ts'
import { changeOrder } from './change-order.ts'
import { creditPayment } from './credit-payment.ts'
import { depositLetters } from './letters.ts'
import { countOf, ruleOrder, sumFromText, sumToText, worthOf } from './rail-sums.ts'
import { insertCallback, insertPayment, readPayments, type CallbackRow } from './store-callback.ts'
import { lockOrder, type OrderRow } from './store-order.ts'

/** A callback whose signature and timestamp were checked. */
export interface ToldPayment {
  readonly orderId: string
  readonly reference: string
  /** In the unit of the rail: `"100.37"`, coins `"13.860012"`. */
  readonly amount: string
}

export const callbackVerdicts = [
  'credited',
  'credited-late',
  'reviewing',
  'duplicate',
  'unknown-order',
  'wrong-rail',
  'bad-sum',
  'contradicts',
] as const
export type CallbackVerdict = (typeof callbackVerdicts)[number]

const stepVerdicts = {
  credit: 'credited',
  'credit-late': 'credited-late',
  review: 'reviewing',
  duplicate: 'duplicate',
} as const

/** Judges a payment and records its callback, in one transaction under the order's lock. */
export const takePayment = (
  { sql }: Pick<Platform, 'sql'>,
  rail: RailName,
  told: ToldPayment,
  record: Omit<CallbackRow, 'verdict'>,
): Promise<CallbackVerdict> =>
  withWallets(sql, async (tx) => {
    const verdict = await judge(tx, rail, told, record.receivedAt)
    await insertCallback(tx, { ...record, verdict })
    return verdict
  })

const judge = async (
  tx: Tx,
  rail: RailName,
  { orderId, reference, amount }: ToldPayment,
  now: Instant,
): Promise<CallbackVerdict> => {
  const row = await lockOrder(tx, orderId)
  if (row === null) return 'unknown-order'
  if (row.rail !== rail) return 'wrong-rail'
  const sum = sumFromText(row, amount)
  if (sum === null) return 'bad-sum'
  const order = depositAt(ruleOrder(row, await readPayments(tx, orderId)), now)
  const answer = takeCallback(order, { reference, sum }, now)
  if (!answer.ok) return answer.reason === 'callback-sum' ? 'bad-sum' : 'contradicts'
  if (answer.value.step === 'duplicate') return 'duplicate'
  const fate = answer.value.step === 'review' ? 'reviewing' : 'credited'
  const payment = { rail, orderId, reference, sum: countOf(sum), fate, takenAt: now } as const
  if (!(await insertPayment(tx, payment))) return 'contradicts'
  await settle(tx, row, answer.value, { reference, sum }, now)
  return stepVerdicts[answer.value.step]
}

const settle = async (
  tx: Tx,
  row: OrderRow,
  { step, order }: CallbackAnswer<RailSum>,
  { reference, sum }: { reference: string; sum: RailSum },
  now: Instant,
): Promise<void> => {
  const { id, memberId } = row
  const worth = worthOf(row, sum)
  if (step !== 'review') await creditPayment(tx, row, reference, worth, now)
  const inReview = await changeOrder(tx, row, order, row.reason, now)
  const letter =
    step === 'review'
      ? depositLetters.reviewing(id, sumToText(row, countOf(sum)))
      : inReview !== null
        ? depositLetters.creditedBesideReview(id, worth, inReview)
        : step === 'credit-late'
          ? depositLetters.late(id, worth)
          : null
  if (letter === null) return
  await sendLetter(tx, { memberId, kind: 'notice', ...letter, link: '/mine/transRecord', now })
}
