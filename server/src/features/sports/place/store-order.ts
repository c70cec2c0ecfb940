import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { PriceChangePolicy } from '@xinghe/rules/sports/acceptance.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { arrayText } from '../../../platform/database/array-text.ts'
import type { Db } from '../../../platform/database/connect.ts'
import type { OrderedLeg, PlacedOrder } from './order.ts'

const orderFields = (db: Db) => db`
  'bet_' || b.id as id, b.member_id as "memberId", b.request_id as "requestId", b.position, b.state,
  b.ticket, b.code, b.stake, b.risk, b.max_win as "maxWin", b.refused_why as "refusedWhy",
  b.placed_at as "placedAt", b.deadline, b.accepted_at as "acceptedAt",
  case when b.leg is not null then jsonb_build_array(b.leg)
       else coalesce((select jsonb_agg(l.leg order by l.position) from sports_leg l
                      where l.bet_id = b.id), '[]') end as legs`

/** The bets of one request, as they stand now. */
export const readOrders = (
  db: Db,
  memberId: MemberId,
  requestId: string,
): Promise<PlacedOrder[]> => db<PlacedOrder[]>`
  select ${orderFields(db)} from sports_bet b
  where b.request_key = sports_request_key(${memberId}, ${requestId}) and b.member_id = ${memberId}
  order by b.position`

/** A confirming order with the number of its bet, which is what it is found by. */
export interface ConfirmingOrder extends PlacedOrder {
  readonly number: number
  readonly policy: PriceChangePolicy
}

/** All that is decided about is fixed at placing, so it may be read before the locks. */
export const readConfirming = async (
  db: Db,
  numbers: readonly number[],
): Promise<ConfirmingOrder[]> => {
  const rows = await db<(PlacedOrder & { policy: PriceChangePolicy })[]>`
    select ${orderFields(db)}, b.policy from sports_bet b
    where b.id = any(${arrayText(numbers)}::bigint[]) and b.state = 'confirming' order by b.id`
  return rows.map((row) => ({ ...row, number: Number(row.id.slice('bet_'.length)) }))
}

/** Those that were to be decided before this moment, oldest first. */
export const findOverdue = async (db: Db, before: Instant, most: number): Promise<number[]> => {
  const rows = await db<{ id: Fen }[]>`
    select id from sports_bet where state = 'confirming' and deadline <= ${before}
    order by deadline limit ${most}`
  return rows.map(({ id }) => Number(id))
}

/** Of these, the ones that nobody has decided yet; they stay so until the transaction ends. */
export const claimConfirming = async (tx: Db, numbers: readonly number[]): Promise<Set<number>> => {
  const rows = await tx<{ id: Fen }[]>`
    select id from sports_bet where id = any(${arrayText(numbers)}::bigint[]) and state = 'confirming'
    order by id for no key update`
  return new Set(rows.map(({ id }) => Number(id)))
}

export interface DecidedOrder {
  readonly number: number
  readonly memberId: MemberId
  readonly state: 'open' | 'refused'
  readonly ticket: string | null
  readonly refusedWhy: string | null
  readonly risk: Fen
  readonly maxWin: Fen
  readonly legs: readonly OrderedLeg[]
}

/** Also tells the members, through the outbox. */
export const writeDecided = async (
  tx: Db,
  orders: readonly DecidedOrder[],
  now: Instant,
): Promise<void> => {
  const only = ({ legs }: DecidedOrder): string | null =>
    legs.length === 1 ? JSON.stringify(legs[0]) : null
  await tx`
    with decided as (
      update sports_bet b
      set state = g.state, ticket = g.ticket, refused_why = g.refused_why, risk = g.risk,
          max_win = g.max_win, leg = coalesce(g.leg::json, b.leg),
          accepted_at = case when g.state = 'open' then ${now}::timestamptz end
      from unnest(${arrayText(orders.map(({ number }) => number))}::bigint[],
                  ${orders.map(({ state }) => state)}::text[],
                  ${orders.map(({ ticket }) => ticket)}::text[],
                  ${orders.map(({ refusedWhy }) => refusedWhy)}::text[],
                  ${arrayText(orders.map(({ risk }) => risk))}::bigint[],
                  ${arrayText(orders.map(({ maxWin }) => maxWin))}::bigint[],
                  ${orders.map(only)}::text[])
        as g (id, state, ticket, refused_why, risk, max_win, leg)
      where b.id = g.id and b.state = 'confirming'
      returning b.id, b.member_id, b.state
    )
    insert into event (kind, body)
    select 'bet-changed',
           jsonb_build_object('memberId', member_id, 'betId', 'bet_' || id, 'state', state)
    from decided`
  await tx`select pg_notify('event', '')`
}

/** The prices at which the legs of combinations were taken in the end, or why they were not. */
export const writeLegs = async (tx: Db, orders: readonly DecidedOrder[]): Promise<void> => {
  const legs = orders
    .filter((order) => order.legs.length > 1)
    .flatMap((order) => order.legs.map((leg, position) => ({ bet: order.number, position, leg })))
  if (legs.length === 0) return
  await tx`
    update sports_leg l set leg = g.leg::json
    from unnest(${arrayText(legs.map(({ bet }) => bet))}::bigint[],
                ${arrayText(legs.map(({ position }) => position))}::smallint[],
                ${legs.map(({ leg }) => JSON.stringify(leg))}::text[]) as g (bet_id, position, leg)
    where l.bet_id = g.bet_id and l.position = g.position`
}
