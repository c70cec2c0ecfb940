import type { Instant } from '@xinghe/rules/base/instant.ts'
import { coinRateText } from '@xinghe/rules/wallet/coin-rate.ts'
import {
  depositAt,
  rateOfPayment,
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
import { readLateTerms } from './late-terms.ts'
import { depositLetters } from './letters.ts'
import { countOf, ruleOrder, sumFromText, sumToText, worthOf } from './rail-sums.ts'
import {
  insertCallback,
  insertPayment,
  readPayments,
  type CallbackRow,
  type PaymentRow,
} from './store-callback.ts'
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
  { sql, settings }: Pick<Platform, 'sql' | 'settings'>,
  rail: RailName,
  told: ToldPayment,
  record: Omit<CallbackRow, 'verdict'>,
): Promise<CallbackVerdict> =>
  withWallets(sql, async (tx) => {
    const verdict = await judge(tx, settings, { ...told, rail }, record.receivedAt)
    await insertCallback(tx, { ...record, verdict })
    return verdict
  })

const judge = async (
  tx: Tx,
  settings: Platform['settings'],
  { rail, orderId, reference, amount }: ToldPayment & { readonly rail: RailName },
  now: Instant,
): Promise<CallbackVerdict> => {
  const row = await lockOrder(tx, orderId)
  if (row === null) return 'unknown-order'
  if (row.rail !== rail) return 'wrong-rail'
  const sum = sumFromText(row, amount)
  if (sum === null) return 'bad-sum'
  const order = depositAt(ruleOrder(row, await readPayments(tx, orderId)), now)
  const terms = await readLateTerms(tx, settings, row, now)
  const answer = takeCallback(order, { reference, sum }, terms, now)
  if (!answer.ok) return answer.reason === 'callback-sum' ? 'bad-sum' : 'contradicts'
  if (answer.value.step === 'duplicate') return 'duplicate'
  const fate = answer.value.step === 'review' ? 'reviewing' : 'credited'
  const rate = row.rate === null ? null : rateOfPayment(order, row.rate, terms.rate, now)
  const payment = { reference, sum: countOf(sum), rate, fate, takenAt: now } as const
  if (!(await insertPayment(tx, { ...payment, rail, orderId }))) return 'contradicts'
  await settle(tx, row, answer.value, payment)
  return stepVerdicts[answer.value.step]
}

/** The rate of coins that were worth less than their order had promised, for the letter. */
const lowerRate = (row: OrderRow, { rate }: PaymentRow): string | null =>
  rate === null || rate === row.rate ? null : coinRateText(rate)

const settle = async (
  tx: Tx,
  row: OrderRow,
  { step, order }: CallbackAnswer<RailSum>,
  payment: PaymentRow,
): Promise<void> => {
  const { id, memberId } = row
  const now = payment.takenAt
  const worth = worthOf(row, payment)
  if (step !== 'review') await creditPayment(tx, row, payment.reference, worth, now)
  const inReview = await changeOrder(tx, row, order.state, row.reason, now)
  const letter =
    step === 'review'
      ? depositLetters.reviewing(id, sumToText(row, payment.sum))
      : inReview !== null
        ? depositLetters.creditedBesideReview(id, worth, inReview)
        : step === 'credit-late'
          ? depositLetters.late(id, worth, lowerRate(row, payment))
          : null
  if (letter === null) return
  await sendLetter(tx, { memberId, kind: 'notice', ...letter, link: '/mine/transRecord', now })
}
