import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { ReceiptFate } from '@xinghe/rules/wallet/deposit-order.ts'
import type { RailName } from '@xinghe/rules/wallet/rails.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { timestamp } from '../../../platform/database/value.ts'

export interface CallbackRow {
  readonly rail: RailName
  readonly orderId: string | null
  readonly reference: string | null
  readonly amount: string | null
  readonly verdict: string
  readonly body: string
  readonly cameFrom: string
  readonly receivedAt: Instant
}

export const insertCallback = async (db: Db, row: CallbackRow): Promise<void> => {
  await db`
    insert into deposit_callback (rail, order_id, reference, amount, verdict, body, came_from, received_at)
    values (${row.rail}, ${row.orderId}, ${row.reference}, ${row.amount}, ${row.verdict}, ${row.body},
            ${row.cameFrom}, ${timestamp(row.receivedAt)})`
}

/** Of a callback without a valid, fresh signature. */
export const insertRefusedCallback = async (db: Db, row: CallbackRow): Promise<void> => {
  await db`
    insert into refused_callback (rail, order_id, reference, amount, verdict, body, came_from, received_at)
    values (${row.rail}, ${row.orderId}, ${row.reference}, ${row.amount}, ${row.verdict}, ${row.body},
            ${row.cameFrom}, ${timestamp(row.receivedAt)})`
}

/** Newest first. The limit holds for each kind: refused callbacks, which anyone can send, hide no others. */
export const readCallbacks = (db: Db, orderId: string, limit: number): Promise<CallbackRow[]> =>
  db<CallbackRow[]>`
    with told as (
      (select * from deposit_callback where order_id = ${orderId} order by id desc limit ${limit})
      union all
      (select * from refused_callback where order_id = ${orderId} order by id desc limit ${limit})
    )
    select rail, order_id as "orderId", reference, amount, verdict, body, came_from as "cameFrom",
           received_at as "receivedAt"
    from told order by received_at desc, id desc`

export const purgeRefusedCallbacks = async (db: Db, before: Instant): Promise<void> => {
  await db`delete from refused_callback where received_at < ${timestamp(before)}`
}

export interface PaymentRow {
  readonly reference: string
  /** In fen or millionths of a coin, by the order's rail. */
  readonly sum: bigint
  /** Of coins; null for the rate of the order. */
  readonly rate: number | null
  readonly fate: ReceiptFate
  readonly takenAt: Instant
}

/** Oldest first. */
export const readPayments = (db: Db, orderId: string): Promise<PaymentRow[]> => db<PaymentRow[]>`
  select reference, sum, rate, fate, taken_at as "takenAt" from deposit_payment
  where order_id = ${orderId} order by taken_at, reference`

/** False when the reference was used for another order of the rail. */
export const insertPayment = async (
  tx: Db,
  row: PaymentRow & { rail: RailName; orderId: string },
): Promise<boolean> => {
  const rows = await tx`
    insert into deposit_payment (rail, reference, order_id, sum, rate, fate, taken_at)
    values (${row.rail}, ${row.reference}, ${row.orderId}, ${row.sum}, ${row.rate}, ${row.fate}, ${timestamp(row.takenAt)})
    on conflict do nothing returning 1`
  return rows.length === 1
}

export const setFate = async (
  tx: Db,
  rail: RailName,
  reference: string,
  fate: ReceiptFate,
): Promise<void> => {
  await tx`
    update deposit_payment set fate = ${fate} where rail = ${rail} and reference = ${reference}`
}
