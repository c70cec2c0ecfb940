import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { UsdRate } from '@xinghe/rules/sports/usd-rate.ts'
import { arrayText, listText, separator } from '../../../platform/database/array-text.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { timestamp } from '../../../platform/database/value.ts'
import { betNumberOf, type AskedRequest, type PlacedOrder } from './order.ts'

/** A request with its orders to insert. */
export interface PlacedRequest {
  readonly asked: AskedRequest
  readonly orders: readonly PlacedOrder[]
}

/** The leg of a single stands in its bet. */
const onlyLegText = ({ legs: [only, second] }: PlacedOrder): string | null =>
  only === undefined || second !== undefined ? null : JSON.stringify(only)

const onlyMatchId = ({ legs: [only, second] }: PlacedOrder): string | null =>
  only === undefined || second !== undefined ? null : only.matchId

/**
 * `unnest` in the select list streams the arrays; in FROM each would be materialised first.
 * `chr(1)` is the separator; as a parameter it would be sent with every column.
 */
export const insertOrders = async (
  tx: Db,
  placed: readonly PlacedRequest[],
  usdRate: UsdRate,
  now: Instant,
): Promise<void> => {
  if (placed.length === 0) return
  const orders = placed.flatMap((one) => one.orders)
  const bodyHashes = placed.flatMap(({ asked, orders: own }) => own.map(() => asked.bodyHash))
  const delays = orders.map(({ deadline }) => (deadline === null ? 0 : deadline - now))
  await tx`
    insert into sports_bet (id, member_id, request_id, position, body_hash, ticket, state, code, stake,
                            risk, max_win, policy, usd_rate, placed_at, deadline, accepted_at,
                            refused_why, match_id, leg)
    select g.id, g.member_id, g.request_id, g.position, g.body_hash, g.ticket, g.state, g.code, g.stake,
           g.risk, g.max_win, g.policy, ${usdRate}::integer, g.placed_at,
           case when g.delay > 0 then g.placed_at + g.delay * interval '1 millisecond' end,
           case when g.state = 'open' then g.placed_at end,
           g.refused_why, g.match_id, g.leg::json
    from (select
      ${timestamp(now)}::timestamptz as placed_at,
      unnest(${arrayText(orders.map(({ id }) => betNumberOf(id)))}::bigint[]) as id,
      unnest(string_to_array(${listText(orders.map(({ memberId }) => memberId))}, chr(1))) as member_id,
      unnest(string_to_array(${listText(orders.map(({ requestId }) => requestId))}, chr(1))) as request_id,
      unnest(${arrayText(orders.map(({ position }) => position))}::smallint[]) as position,
      unnest(string_to_array(${listText(bodyHashes)}, chr(1))) as body_hash,
      unnest(string_to_array(${listText(orders.map(({ ticket }) => ticket))}, chr(1), '')) as ticket,
      unnest(string_to_array(${listText(orders.map(({ state }) => state))}, chr(1))) as state,
      unnest(string_to_array(${listText(orders.map(({ code }) => code))}, chr(1))) as code,
      unnest(${arrayText(orders.map(({ stake }) => stake))}::bigint[]) as stake,
      unnest(${arrayText(orders.map(({ risk }) => risk))}::bigint[]) as risk,
      unnest(${arrayText(orders.map(({ maxWin }) => maxWin))}::bigint[]) as max_win,
      unnest(string_to_array(${listText(orders.map(({ policy }) => policy))}, chr(1))) as policy,
      unnest(${arrayText(delays)}::integer[]) as delay,
      unnest(string_to_array(${listText(orders.map(({ refusedWhy }) => refusedWhy))}, chr(1), ''))
        as refused_why,
      unnest(string_to_array(${listText(orders.map(onlyMatchId))}, chr(1), '')) as match_id,
      unnest(string_to_array(${listText(orders.map(onlyLegText))}, chr(1), '')) as leg) as g`
}

/** The legs of combinations. */
export const insertLegs = async (tx: Db, placed: readonly PlacedRequest[]): Promise<void> => {
  const legs = placed
    .flatMap(({ orders }) => orders)
    .filter((order) => order.legs.length > 1)
    .flatMap((order) =>
      order.legs.map((leg, position) => ({
        bet: betNumberOf(order.id),
        position,
        matchId: leg.matchId,
        text: JSON.stringify(leg),
      })),
    )
  if (legs.length === 0) return
  await tx`
    insert into sports_leg (bet_id, position, match_id, leg)
    select g.bet_id, g.position, g.match_id, g.leg::json
    from unnest(${arrayText(legs.map(({ bet }) => bet))}::bigint[],
                ${arrayText(legs.map(({ position }) => position))}::smallint[],
                string_to_array(${listText(legs.map(({ matchId }) => matchId))}, ${separator}),
                string_to_array(${listText(legs.map(({ text }) => text))}, ${separator}))
      as g (bet_id, position, match_id, leg)`
}
