import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { CoinNetwork } from '@xinghe/rules/wallet/coin-address.ts'
import type { DepositState } from '@xinghe/rules/wallet/deposit-order.ts'
import type { DepositId } from '@xinghe/rules/wallet/order-id.ts'
import type { RailName } from '@xinghe/rules/wallet/rails.ts'
import type { Db, Tx } from '../../../platform/database/connect.ts'
import { json, timestamp } from '../../../platform/database/value.ts'
import { fragment } from '../../../platform/database/statement.ts'
import type { ChosenBonus } from './deposit-bonus.ts'
import type { Payee } from './rails/rail-adapter.ts'

/**
 * Lock order: a change of an order locks its row first and then balances. Opening an order locks the
 * balance first, which is safe since its new row is not visible yet.
 */
export interface OrderRow {
  readonly id: DepositId
  readonly memberId: MemberId
  readonly rail: RailName
  readonly amount: Fen
  readonly payAmount: Fen
  readonly remark: string | null
  readonly payee: Payee
  readonly network: CoinNetwork | null
  /** Millionths of a coin; null where the rail counts in CNY. */
  readonly coinMicros: bigint | null
  readonly rate: number | null
  readonly state: DepositState
  readonly received: Fen | null
  /** Payments that wait for an operator; null without one. */
  readonly inReview: Fen | null
  readonly reason: string | null
  readonly madeAt: Instant
  readonly expiresAt: Instant
  readonly endedAt: Instant | null
  /** When the member gave it up. */
  readonly closedAt: Instant | null
}

const columns = fragment`
  id, member_id as "memberId", rail, amount, pay_amount as "payAmount", remark, payee, network,
  coin_micros as "coinMicros", rate, state, received, in_review as "inReview", reason, made_at as "madeAt",
  expires_at as "expiresAt", ended_at as "endedAt", closed_at as "closedAt"`

export const insertOrder = async (
  tx: Db,
  order: Omit<OrderRow, 'state' | 'received' | 'inReview' | 'reason' | 'endedAt' | 'closedAt'>,
  bonus: ChosenBonus | null,
): Promise<void> => {
  const address = order.coinMicros === null ? null : order.payee.account
  await tx`
    insert into deposit_order (id, member_id, rail, amount, pay_amount, remark, payee, network,
                               coin_address, coin_micros, rate, state, made_at, expires_at,
                               activity_kind, activity_id, activity_version)
    values (${order.id}, ${order.memberId}, ${order.rail}, ${order.amount}, ${order.payAmount},
            ${order.remark}, ${json({ ...order.payee })}, ${order.network}, ${address},
            ${order.coinMicros}, ${order.rate}, 'waiting', ${timestamp(order.madeAt)}, ${timestamp(order.expiresAt)},
            ${bonus?.kind ?? null}, ${bonus?.id ?? null}, ${bonus?.version ?? null})`
}

export const findOrder = async (db: Db, id: string): Promise<OrderRow | null> => {
  const [row] = await db<OrderRow[]>`select ${columns} from deposit_order where id = ${id}`
  return row ?? null
}

export const lockOrder = async (tx: Db, id: string): Promise<OrderRow | null> => {
  const [row] = await tx<OrderRow[]>`
    select ${columns} from deposit_order where id = ${id} for update`
  return row ?? null
}

export const readOrders = (db: Db, memberId: MemberId, limit: number): Promise<OrderRow[]> =>
  db<OrderRow[]>`
    select ${columns} from deposit_order where member_id = ${memberId}
    order by made_at desc, id desc limit ${limit}`

export const readWaiting = (db: Db, memberId: MemberId, now: Instant): Promise<OrderRow[]> =>
  db<OrderRow[]>`
    select ${columns} from deposit_order
    where member_id = ${memberId} and state = 'waiting' and expires_at > ${timestamp(now)}
    order by made_at desc, id desc`

/** The sums of the rail's waiting orders, from an amount upwards. */
export const takenAmounts = async (
  db: Db,
  rail: RailName,
  from: Fen,
  to: Fen,
): Promise<ReadonlySet<Fen>> => {
  const rows = await db<{ payAmount: Fen }[]>`
    select pay_amount as "payAmount" from deposit_order
    where rail = ${rail} and state = 'waiting' and pay_amount between ${from} and ${to}`
  return new Set(rows.map((row) => row.payAmount))
}

export const takenCoins = async (db: Db, rail: RailName): Promise<readonly bigint[]> => {
  const rows = await db<{ coinMicros: bigint }[]>`
    select coin_micros as "coinMicros" from deposit_order
    where rail = ${rail} and state = 'waiting' and coin_micros is not null`
  return rows.map((row) => row.coinMicros)
}

export interface OrderChange {
  readonly id: DepositId
  readonly state: DepositState
  readonly received: Fen | null
  readonly inReview: Fen | null
  readonly reason: string | null
  readonly endedAt: Instant | null
}

export const updateOrder = async (tx: Db, change: OrderChange): Promise<void> => {
  await tx`
    update deposit_order
    set state = ${change.state}, received = ${change.received}, in_review = ${change.inReview},
        reason = ${change.reason}, ended_at = ${timestamp(change.endedAt)}
    where id = ${change.id}`
}

export const markClosed = async (tx: Tx, id: DepositId, now: Instant): Promise<void> => {
  await tx`
    update deposit_order
    set state = 'closed', ended_at = ${timestamp(now)}, closed_at = ${timestamp(now)}
    where id = ${id}`
}

/** Waiting orders that are overdue, of one member or of all, without rows that are locked by a payment. */
export const lockDue = (
  tx: Db,
  now: Instant,
  limit: number,
  memberId: MemberId | null = null,
): Promise<OrderRow[]> => tx<OrderRow[]>`
  select ${columns} from deposit_order
  where state = 'waiting' and expires_at <= ${timestamp(now)}
    and (${memberId}::text is null or member_id = ${memberId})
  order by expires_at limit ${limit} for update skip locked`

export interface ReviewedOrder extends Pick<OrderRow, 'id' | 'rail' | 'state' | 'madeAt'> {
  readonly member: string
  readonly inReview: Fen
}

/** Orders with a payment that waits for an operator, oldest first. */
export const readInReview = (db: Db): Promise<ReviewedOrder[]> => db<ReviewedOrder[]>`
  select o.id, i.name as member, o.rail, o.state, o.in_review as "inReview", o.made_at as "madeAt"
  from deposit_order o join member_identity i on i.id = o.member_id
  where o.in_review is not null order by o.made_at, o.id limit 500`

/** Whether money of an order was ever credited to the member. */
export const hasDeposited = async (db: Db, memberId: MemberId): Promise<boolean> => {
  const rows = await db`
    select 1 from deposit_order
    where member_id = ${memberId} and state in ('paid', 'paid-late', 'credited-in-review') limit 1`
  return rows.length > 0
}
