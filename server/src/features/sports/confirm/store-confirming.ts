import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { arrayText } from '../../../platform/database/array-text.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { timestamp } from '../../../platform/database/value.ts'
import { betNumberOf, type PlacedOrder } from '../orders/order.ts'
import { orderFields } from '../orders/store-order.ts'

/** These columns do not change while an order is confirming, so they may be read before locking. */
export const readConfirming = (db: Db, numbers: readonly number[]): Promise<PlacedOrder[]> =>
  db<PlacedOrder[]>`
    select ${orderFields} from sports_bet b
    where b.id = any(${arrayText(numbers)}::bigint[]) and b.state = 'confirming' order by b.id`

/** Orders with a deadline before this moment, oldest first. */
export const findOverdue = async (db: Db, before: Instant, most: number): Promise<number[]> => {
  const rows = await db<{ id: Fen }[]>`
    select id from sports_bet where state = 'confirming' and deadline <= ${timestamp(before)}
    order by deadline limit ${most}`
  return rows.map(({ id }) => Number(id))
}

/** Locks the orders that are still confirming. */
export const lockConfirming = async (tx: Db, numbers: readonly number[]): Promise<Set<number>> => {
  const rows = await tx<{ id: Fen }[]>`
    select id from sports_bet where id = any(${arrayText(numbers)}::bigint[]) and state = 'confirming'
    order by id for no key update`
  return new Set(rows.map(({ id }) => Number(id)))
}

/** Also tells the members, through the outbox. */
export const writeConfirmed = async (tx: Db, orders: readonly PlacedOrder[]): Promise<void> => {
  const only = ({ legs }: PlacedOrder): string | null =>
    legs.length === 1 ? JSON.stringify(legs[0]) : null
  await tx`
    with decided as (
      update sports_bet b
      set state = g.state, ticket = g.ticket, refused_why = g.refused_why, risk = g.risk,
          max_win = g.max_win, leg = coalesce(g.leg::json, b.leg),
          accepted_at = g.accepted_at
      from unnest(${arrayText(orders.map(({ id }) => betNumberOf(id)))}::bigint[],
                  ${orders.map(({ state }) => state)}::text[],
                  ${orders.map(({ ticket }) => ticket)}::text[],
                  ${orders.map(({ refusedWhy }) => refusedWhy)}::text[],
                  ${arrayText(orders.map(({ risk }) => risk))}::bigint[],
                  ${arrayText(orders.map(({ maxWin }) => maxWin))}::bigint[],
                  ${orders.map(only)}::text[],
                  ${orders.map(({ acceptedAt }) => timestamp(acceptedAt))}::timestamptz[])
        as g (id, state, ticket, refused_why, risk, max_win, leg, accepted_at)
      where b.id = g.id and b.state = 'confirming'
      returning b.id, b.member_id, b.state
    )
    insert into event (kind, body)
    select 'bet-changed',
           jsonb_build_object('memberId', member_id, 'betId', 'bet_' || id, 'state', state)
    from decided`
  await tx`select pg_notify('event', '')`
}

/** The final prices or faults of the legs of combinations. */
export const writeLegs = async (tx: Db, orders: readonly PlacedOrder[]): Promise<void> => {
  const legs = orders
    .filter((order) => order.legs.length > 1)
    .flatMap((order) =>
      order.legs.map((leg, position) => ({ bet: betNumberOf(order.id), position, leg })),
    )
  if (legs.length === 0) return
  await tx`
    update sports_leg l set leg = g.leg::json
    from unnest(${arrayText(legs.map(({ bet }) => bet))}::bigint[],
                ${arrayText(legs.map(({ position }) => position))}::smallint[],
                ${legs.map(({ leg }) => JSON.stringify(leg))}::text[]) as g (bet_id, position, leg)
    where l.bet_id = g.bet_id and l.position = g.position`
}
