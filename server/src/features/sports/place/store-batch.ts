import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { arrayText, listText, separator } from '../../../platform/database/array-text.ts'
import type { Db } from '../../../platform/database/connect.ts'
import type { NewOrder } from './judge-request.ts'
import type { PlacedOrder } from './order.ts'

export const idsOfBlock = 1_000

/** The first of a thousand numbers that are this process's own. */
export const nextBlock = async (db: Db): Promise<number> => {
  const [row] = await db<{ first: Fen }[]>`select nextval('sports_bet_block') as first`
  if (row === undefined) throw new Error('no block of numbers')
  return Number(row.first)
}

/** Rows at zero, committed at once: a lock on a row that does not exist would lock nothing. */
export const openScopes = async (db: Db, scopes: readonly string[]): Promise<void> => {
  await db`
    insert into sports_exposure (scope, win)
    select scope, 0 from unnest(${scopes}::text[]) as scope order by scope
    on conflict (scope) do nothing`
}

/**
 * Locks balances until the transaction ends, in the one order of the ledger. One that someone else holds
 * is not waited for and not in the answer: a slow member would hold up all.
 */
export const lockFreeBalances = async (
  tx: Db,
  accounts: readonly number[],
): Promise<Map<number, Fen>> => {
  const rows = await tx<{ id: number; balance: Fen }[]>`
    select id, balance from ledger_account where id = any(${arrayText(accounts)}::integer[])
    order by id for no key update skip locked`
  return new Map(rows.map(({ id, balance }) => [id, balance]))
}

/** After the balances, never before. */
export const lockExposures = async (
  tx: Db,
  scopes: readonly string[],
): Promise<Map<string, Fen>> => {
  if (scopes.length === 0) return new Map()
  const rows = await tx<{ scope: string; win: Fen }[]>`
    select scope, win from sports_exposure where scope = any(string_to_array(${listText(scopes)}, ${separator}))
    order by scope for no key update`
  return new Map(rows.map(({ scope, win }) => [scope, win]))
}

/** As they are now; nobody is kept from changing them. */
export const readExposures = async (
  db: Db,
  scopes: readonly string[],
): Promise<Map<string, Fen>> => {
  const rows = await db<{ scope: string; win: Fen }[]>`
    select scope, win from sports_exposure where scope = any(${scopes})`
  return new Map(rows.map(({ scope, win }) => [scope, win]))
}

export interface MemberRow {
  readonly id: MemberId
  readonly state: 'active' | 'frozen' | 'closed'
  readonly autoTransfer: boolean
  /** Of the same request, answered before; null where it is new. */
  readonly bodyHash: string | null
}

/** Looked up row by row: joined on estimates of yesterday, the whole table would be read for each member. */
export const readMembers = (
  tx: Db,
  memberIds: readonly MemberId[],
  requestIds: readonly string[],
): Promise<MemberRow[]> => tx<MemberRow[]>`
  select m.id, m.state, m.auto_transfer as "autoTransfer",
         (select b.body_hash from sports_bet b
          where b.request_key = sports_request_key(asked.member_id, asked.request_id)
            and b.position = 0) as "bodyHash"
  from unnest(string_to_array(${listText(memberIds)}, ${separator}),
              string_to_array(${listText(requestIds)}, ${separator})) as asked (member_id, request_id)
  join member m on m.id = asked.member_id`

/** The leg of a single stands in its bet. */
const onlyLegText = ({ legs: [only, second] }: PlacedOrder): string | null =>
  only === undefined || second !== undefined ? null : JSON.stringify(only)

const onlyMatchId = ({ legs: [only, second] }: PlacedOrder): string | null =>
  only === undefined || second !== undefined ? null : only.matchId

export const insertOrders = async (
  tx: Db,
  judged: readonly NewOrder[],
  now: Instant,
): Promise<void> => {
  if (judged.length === 0) return
  const orders = judged.map(({ order }) => order)
  const delays = orders.map(({ deadline }) => (deadline === null ? 0 : deadline - now))
  await tx`
    insert into sports_bet (id, member_id, request_id, position, body_hash, ticket, state, code, stake,
                            risk, max_win, policy, usd_rate, placed_at, deadline, accepted_at,
                            refused_why, match_id, leg)
    select g.id, g.member_id, g.request_id, g.position, g.body_hash, g.ticket, g.state, g.code, g.stake,
           g.risk, g.max_win, g.policy, g.usd_rate, ${now}::timestamptz,
           case when g.delay > 0 then ${now}::timestamptz + g.delay * interval '1 millisecond' end,
           case when g.state = 'open' then ${now}::timestamptz end,
           g.refused_why, g.match_id, g.leg::json
    from unnest(${arrayText(judged.map(({ number }) => number))}::bigint[],
                string_to_array(${listText(orders.map(({ memberId }) => memberId))}, ${separator}),
                string_to_array(${listText(orders.map(({ requestId }) => requestId))}, ${separator}),
                ${arrayText(orders.map(({ position }) => position))}::smallint[],
                string_to_array(${listText(judged.map(({ bodyHash }) => bodyHash))}, ${separator}),
                string_to_array(${listText(orders.map(({ ticket }) => ticket))}, ${separator}, ''),
                string_to_array(${listText(orders.map(({ state }) => state))}, ${separator}),
                string_to_array(${listText(orders.map(({ code }) => code))}, ${separator}),
                ${arrayText(orders.map(({ stake }) => stake))}::bigint[],
                ${arrayText(orders.map(({ risk }) => risk))}::bigint[],
                ${arrayText(orders.map(({ maxWin }) => maxWin))}::bigint[],
                string_to_array(${listText(judged.map(({ policy }) => policy))}, ${separator}),
                ${arrayText(judged.map(({ usdRate }) => usdRate))}::integer[],
                ${arrayText(delays)}::integer[],
                string_to_array(${listText(orders.map(({ refusedWhy }) => refusedWhy))}, ${separator}, ''),
                string_to_array(${listText(orders.map(onlyMatchId))}, ${separator}, ''),
                string_to_array(${listText(orders.map(onlyLegText))},
                                ${separator}, ''))
      as g (id, member_id, request_id, position, body_hash, ticket, state, code, stake, risk, max_win,
            policy, usd_rate, delay, refused_why, match_id, leg)`
}

/** The legs of combinations. */
export const insertLegs = async (tx: Db, judged: readonly NewOrder[]): Promise<void> => {
  const legs = judged
    .filter(({ order }) => order.legs.length > 1)
    .flatMap(({ order, number }) =>
      order.legs.map((leg, position) => ({
        bet: number,
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

export interface ExposureGrowth {
  readonly scope: string
  readonly win: Fen
  /** What the sum may be after it. */
  readonly most: Fen
}

/** `sports_over_limit` of the schema was called. */
export const isOverLimit = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'XH001'

/**
 * Adds to sums that nobody locked; the transaction fails where one of them would pass its limit, or is not
 * there any more. Each row is locked as it comes: in the one order of all who lock exposures, which is that
 * of their bytes.
 */
export const growExposures = async (tx: Db, growth: readonly ExposureGrowth[]): Promise<void> => {
  if (growth.length === 0) return
  const sorted = growth.toSorted((one, other) => (one.scope < other.scope ? -1 : 1))
  await tx`
    with grown as (
      update sports_exposure e
      set win = case when e.win + more.win > more.most then sports_over_limit(e.scope)
                     else e.win + more.win end
      from unnest(string_to_array(${listText(sorted.map(({ scope }) => scope))}, ${separator}),
                  ${arrayText(sorted.map(({ win }) => win))}::bigint[],
                  ${arrayText(sorted.map(({ most }) => most))}::bigint[])
        as more (scope, win, most)
      where e.scope = more.scope
      returning 1
    )
    select sports_over_limit('one that is gone')
    from (select count(*) as rows from grown) as counted where rows <> ${sorted.length}::integer`
}

/** Whole sums, computed on what the locks kept still. */
export const writeExposures = async (tx: Db, sums: ReadonlyMap<string, Fen>): Promise<void> => {
  if (sums.size === 0) return
  await tx`
    update sports_exposure e set win = after.win
    from unnest(string_to_array(${listText([...sums.keys()])}, ${separator}),
                ${arrayText([...sums.values()])}::bigint[])
      as after (scope, win)
    where e.scope = after.scope`
}
