import type { Call, InputOf, OutputOf } from '@xinghe/contract/call.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import { later, minuteMs } from '@xinghe/rules/base/instant.ts'
import { microToText, microUsdt } from '@xinghe/rules/wallet/coin-rate.ts'
import type { DepositId } from '@xinghe/rules/wallet/order-id.ts'
import { lockMembers } from '../../../ledger/lock-members.ts'
import type { Tx } from '../../../platform/database/connect.ts'
import { writeEvent } from '../../../platform/events/outbox.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { newId } from '../member/random-id.ts'
import { runOnce } from '../../../ledger/run-once.ts'
import { askDepositLimit } from './ask-limit.ts'
import {
  checkAmount,
  checkDepositOpen,
  checkFields,
  checkRealName,
  requireOpenRail,
} from './check-rail.ts'
import { chooseMark, type Mark, type WantedOrder } from './choose-mark.ts'
import type { DepositParts } from './deposit-parts.ts'
import type { Payee } from './rails/rail-adapter.ts'
import { signalCodeMs } from './create-signal-code.ts'
import { insertSignalCode, useQuote, useSignalCode } from './store-mark.ts'
import { insertOrder, readWaiting, type OrderRow } from './store-order.ts'
import { withFreeMark } from './with-free-mark.ts'

type Asking = Pick<MemberContext, 'memberId' | 'requestId' | 'now'>

interface Draft extends Mark {
  readonly id: DepositId
  readonly payee: Payee
  readonly expiryMinutes: number
}

/**
 * Opens an order once per request id. Checks without locks and the request to the provider come first; then
 * one transaction repeats the checks that others may have changed.
 */
export const openOrder = <C extends Call>(
  parts: DepositParts,
  wanted: WantedOrder,
  { call, input }: { call: C; input: InputOf<C> },
  context: Asking,
  answer: (order: OrderRow) => Promise<OutputOf<C>>,
): Promise<OutputOf<C>> =>
  withFreeMark(() => tryOpen(parts, wanted, { call, input }, context, answer))

const tryOpen = <C extends Call>(
  parts: DepositParts,
  wanted: WantedOrder,
  { call, input }: { call: C; input: InputOf<C> },
  context: Asking,
  answer: (order: OrderRow) => Promise<OutputOf<C>>,
): Promise<OutputOf<C>> => {
  let draft: Draft | null = null
  return runOnce(parts, call, input, context, {
    isPermanent: true,
    ask: async () => {
      draft = await draftOrder(parts, wanted, context)
    },
    write: async (tx) => {
      if (draft === null) throw new Error('an order was written before it was drafted')
      return answer(await writeOrder(tx, parts, wanted, draft, context))
    },
  })
}

const draftOrder = async (
  parts: DepositParts,
  wanted: WantedOrder,
  { memberId, now }: Asking,
): Promise<Draft> => {
  checkDepositOpen(parts)
  checkFields(wanted)
  const rail = await requireOpenRail(parts, wanted.rail)
  await checkRealName(parts, memberId, wanted.rail)
  checkAmount(rail, wanted.amount)
  const mark = await chooseMark(parts, wanted, memberId, now)
  const id = newId('dep')
  const payee = await parts.adapter.open({
    orderId: id,
    rail: wanted.rail,
    payAmount: mark.payAmount,
    remark: mark.remark,
    coinAmount: mark.coinMicros === null ? null : microToText(microUsdt(mark.coinMicros)),
    expiresAt: later(now, rail.expiryMinutes * minuteMs),
    now,
  })
  return { ...mark, id, payee, expiryMinutes: rail.expiryMinutes }
}

const writeOrder = async (
  tx: Tx,
  { settings, requireBonus }: DepositParts,
  wanted: WantedOrder,
  draft: Draft,
  { memberId, now }: Asking,
): Promise<OrderRow> => {
  await lockMembers(tx, [memberId])
  const waiting = await readWaiting(tx, memberId, now)
  const { openOrders } = settings.get('cashier')
  if (waiting.length >= openOrders) throw new Refused('orders-open', { max: openOrders })
  const waitingSum = waiting.reduce((sum, order) => sum + order.amount, 0n)
  await askDepositLimit(tx, memberId, wanted.amount, waitingSum, now)
  if (wanted.activity !== undefined)
    await requireBonus(tx, memberId, wanted.activity, wanted.amount, now)
  await takeMark(tx, wanted, draft, { memberId, now })
  const { expiryMinutes, ...rest } = draft
  const written = {
    ...rest,
    memberId,
    rail: wanted.rail,
    amount: wanted.amount,
    madeAt: now,
    expiresAt: later(now, expiryMinutes * minuteMs),
  }
  await insertOrder(tx, written, wanted.activity ?? null)
  const order: OrderRow = {
    ...written,
    state: 'waiting',
    received: null,
    inReview: null,
    reason: null,
    endedAt: null,
    closedAt: null,
  }
  await writeEvent(tx, 'order-changed', {
    memberId,
    kind: 'deposit',
    id: order.id,
    state: 'waiting',
  })
  return order
}

/** Marks a remark or quote as used; cents and coin sums are kept unique by their index. */
const takeMark = async (
  tx: Tx,
  { rail, signalCode, quoteId }: WantedOrder,
  { id, remark }: Draft,
  { memberId, now }: Pick<Asking, 'memberId' | 'now'>,
): Promise<void> => {
  if (remark !== null && signalCode !== undefined) {
    const since = later(now, -signalCodeMs)
    if (!(await useSignalCode(tx, { code: remark, memberId, rail, usedBy: id, since })))
      throw new Refused('signal-code-used')
  } else if (remark !== null) {
    await insertSignalCode(tx, { code: remark, memberId, rail, usedBy: id, now })
  }
  if (quoteId !== undefined && !(await useQuote(tx, { id: quoteId, usedBy: id, now })))
    throw new Refused('quote-expired')
}
