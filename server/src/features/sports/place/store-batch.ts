import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { UsdRate } from '@xinghe/rules/sports/cap-winnings.ts'
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

/** What becomes of a row that someone else holds: a slow member would hold up all. */
export type Held = 'wait' | 'skip'

/** A balance with what the wallet's row says of its member. */
export interface LockedRow {
  readonly id: number
  readonly balance: Fen
  readonly counted: string | null
  readonly standing: number
}

/** Locks balances until the transaction ends, in the one order of the ledger. */
export const lockRows = async (
  tx: Db,
  accounts: readonly number[],
  held: Held,
): Promise<Map<number, LockedRow>> => {
  const ids = arrayText(accounts)
  const rows =
    held === 'skip'
      ? await tx<LockedRow[]>`
          select id, balance, counted, standing from ledger_account
          where id = any(${ids}::integer[]) order by id for no key update skip locked`
      : await tx<LockedRow[]>`
          select id, balance, counted, standing from ledger_account
          where id = any(${ids}::integer[]) order by id for no key update`
  return new Map(rows.map((row) => [row.id, row]))
}

/** As they are now; nobody is kept from changing them. */
export const readBalances = async (
  db: Db,
  accounts: readonly number[],
): Promise<Map<number, Fen>> => {
  const rows = await db<{ id: number; balance: Fen }[]>`
    select id, balance from ledger_account where id = any(${arrayText(accounts)}::integer[])`
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
}

export const readMembers = (db: Db, memberIds: readonly MemberId[]): Promise<MemberRow[]> =>
  db<MemberRow[]>`
    select id, state, auto_transfer as "autoTransfer" from member
    where id = any(string_to_array(${listText(memberIds)}, ${separator}))`

/** The bodies of those of these requests that were answered before, by their member. */
export const readAnswered = async (
  tx: Db,
  memberIds: readonly MemberId[],
  requestIds: readonly string[],
): Promise<Map<MemberId, string>> => {
  const rows = await tx<{ memberId: MemberId; bodyHash: string }[]>`
    select asked.member_id as "memberId", b.body_hash as "bodyHash"
    from unnest(string_to_array(${listText(memberIds)}, ${separator}),
                string_to_array(${listText(requestIds)}, ${separator})) as asked (member_id, request_id)
    join sports_bet b on b.position = 0
      and b.request_key = sports_request_key(asked.member_id, asked.request_id)`
  return new Map(rows.map(({ memberId, bodyHash }) => [memberId, bodyHash]))
}

/** A request of the batch had been answered before. */
export const isRepeated = (error: unknown): boolean =>
  error instanceof Error &&
  'constraint_name' in error &&
  error.constraint_name === 'one_answer_per_request'

/** The leg of a single stands in its bet. */
const onlyLegText = ({ legs: [only, second] }: PlacedOrder): string | null =>
  only === undefined || second !== undefined ? null : JSON.stringify(only)

const onlyMatchId = ({ legs: [only, second] }: PlacedOrder): string | null =>
  only === undefined || second !== undefined ? null : only.matchId

/**
 * Arrays are taken apart in a list of columns: each of a FROM would be kept as a table of its own first.
 * `chr(1)` is the separator; as a parameter it would be sent with every column.
 */
export const insertOrders = async (
  tx: Db,
  judged: readonly NewOrder[],
  usdRate: UsdRate,
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
           g.risk, g.max_win, g.policy, ${usdRate}::integer, g.placed_at,
           case when g.delay > 0 then g.placed_at + g.delay * interval '1 millisecond' end,
           case when g.state = 'open' then g.placed_at end,
           g.refused_why, g.match_id, g.leg::json
    from (select
      ${now}::timestamptz as placed_at,
      unnest(${arrayText(judged.map(({ number }) => number))}::bigint[]) as id,
      unnest(string_to_array(${listText(orders.map(({ memberId }) => memberId))}, chr(1))) as member_id,
      unnest(string_to_array(${listText(orders.map(({ requestId }) => requestId))}, chr(1))) as request_id,
      unnest(${arrayText(orders.map(({ position }) => position))}::smallint[]) as position,
      unnest(string_to_array(${listText(judged.map(({ bodyHash }) => bodyHash))}, chr(1))) as body_hash,
      unnest(string_to_array(${listText(orders.map(({ ticket }) => ticket))}, chr(1), '')) as ticket,
      unnest(string_to_array(${listText(orders.map(({ state }) => state))}, chr(1))) as state,
      unnest(string_to_array(${listText(orders.map(({ code }) => code))}, chr(1))) as code,
      unnest(${arrayText(orders.map(({ stake }) => stake))}::bigint[]) as stake,
      unnest(${arrayText(orders.map(({ risk }) => risk))}::bigint[]) as risk,
      unnest(${arrayText(orders.map(({ maxWin }) => maxWin))}::bigint[]) as max_win,
      unnest(string_to_array(${listText(judged.map(({ policy }) => policy))}, chr(1))) as policy,
      unnest(${arrayText(delays)}::integer[]) as delay,
      unnest(string_to_array(${listText(orders.map(({ refusedWhy }) => refusedWhy))}, chr(1), ''))
        as refused_why,
      unnest(string_to_array(${listText(orders.map(onlyMatchId))}, chr(1), '')) as match_id,
      unnest(string_to_array(${listText(orders.map(onlyLegText))}, chr(1), '')) as leg) as g`
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
