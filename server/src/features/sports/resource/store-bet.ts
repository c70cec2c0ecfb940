import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { Period } from '@xinghe/rules/records/period.ts'
import type { BetResult } from '@xinghe/rules/sports/outcome.ts'
import type { MatchResult } from '@xinghe/rules/sports/match-result.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { timestamp } from '../../../platform/database/value.ts'
import { fragment, type Fragment } from '../../../platform/database/statement.ts'
import type { CashOutRow } from '../cash-out/cash-out-row.ts'
import { readOfBets } from '../cash-out/store-cash-out.ts'
import type { PlacedOrder } from '../orders/order.ts'
import type { StoredOutcome } from '../settle/judge-leg.ts'

/** A bet with its result. */
export interface BetRow extends Omit<PlacedOrder, 'policy'> {
  readonly result: BetResult | null
  readonly payout: Fen | null
  readonly net: Fen | null
  readonly explanation: string | null
  readonly settledAt: Instant | null
  /** In the order of the legs. */
  readonly outcomes: readonly (StoredOutcome | null)[]
  readonly cashOuts: readonly CashOutRow[]
}

const fields = fragment`
  'bet_' || b.id as id, b.member_id as "memberId", b.request_id as "requestId", b.position, b.state,
  b.ticket, b.code, b.stake - b.cashed_stake as stake, b.risk, b.max_win as "maxWin", b.refused_why as "refusedWhy",
  b.placed_at as "placedAt", b.deadline, b.accepted_at as "acceptedAt", b.result,
  b.payout + b.cashed_value as payout, b.net + b.cashed_value - b.cashed_risk as net,
  b.explanation, b.settled_at as "settledAt",
  case when b.leg is not null then jsonb_build_array(b.leg)
       else coalesce((select jsonb_agg(l.leg order by l.position) from sports_leg l
                      where l.bet_id = b.id), '[]') end as legs,
  case when b.leg is not null then jsonb_build_array(b.outcome)
       else coalesce((select jsonb_agg(l.outcome order by l.position) from sports_leg l
                      where l.bet_id = b.id), '[]') end as outcomes`

/** With the cash outs of each, oldest first. */
const withCashOuts = async (
  db: Db,
  memberId: MemberId,
  rows: readonly Omit<BetRow, 'cashOuts'>[],
): Promise<BetRow[]> => {
  if (rows.length === 0) return []
  const cashOuts = await readOfBets(
    db,
    memberId,
    rows.map(({ id }) => id),
  )
  const ofBet = Map.groupBy(cashOuts, ({ betId }) => betId)
  return rows.map((row) => ({ ...row, cashOuts: ofBet.get(row.id) ?? [] }))
}

export const readOpenBets = async (db: Db, memberId: MemberId, most: number): Promise<BetRow[]> => {
  const rows = await db<BetRow[]>`
    select ${fields} from sports_bet b
    where b.member_id = ${memberId} and b.state in ('confirming', 'open')
    order by b.placed_at desc, b.id desc limit ${most}`
  return withCashOuts(db, memberId, rows)
}

export const readBetsOfRequest = async (
  db: Db,
  memberId: MemberId,
  requestId: string,
): Promise<BetRow[]> => {
  const rows = await db<BetRow[]>`
    select ${fields} from sports_bet b
    where b.request_key = sports_request_key(${memberId}, ${requestId}) and b.member_id = ${memberId}
    order by b.position`
  return withCashOuts(db, memberId, rows)
}

const settledIn = (memberId: MemberId, { from, to }: Period): Fragment => fragment`
  b.member_id = ${memberId} and b.placed_at >= ${timestamp(from)} and b.placed_at < ${timestamp(to)}
  and b.state = 'settled'`

export const readSettledBets = async (
  db: Db,
  memberId: MemberId,
  period: Period,
  page: { readonly size: number; readonly number: number },
): Promise<BetRow[]> => {
  const rows = await db<BetRow[]>`
    select ${fields} from sports_bet b where ${settledIn(memberId, period)}
    order by b.placed_at desc, b.id desc
    limit ${page.size} offset ${(page.number - 1) * page.size}`
  return withCashOuts(db, memberId, rows)
}

export interface SettledSums {
  readonly total: number
  readonly risk: Fen
  readonly net: Fen
  readonly turnover: Fen
}

export const sumSettledBets = async (
  db: Db,
  memberId: MemberId,
  period: Period,
): Promise<SettledSums> => {
  const [row] = await db<SettledSums[]>`
    select count(*)::int as total, coalesce(sum(b.risk + b.cashed_risk), 0)::bigint as risk,
           coalesce(sum(b.net + b.cashed_value - b.cashed_risk), 0)::bigint as net,
           coalesce(sum(b.turnover + b.cashed_turnover), 0)::bigint as turnover
    from sports_bet b where ${settledIn(memberId, period)}`
  return row ?? { total: 0, risk: 0n, net: 0n, turnover: 0n }
}

/** The match or title of a leg. */
export interface BetPlace {
  readonly id: string
  readonly league: string
  /** Empty for a title. */
  readonly home: string
  readonly away: string
  readonly startsAt: Instant
  /** Null for a title, and for a match without a report. */
  readonly result: MatchResult | null
}

export const readPlaces = (db: Db, ids: readonly string[]): Promise<BetPlace[]> => db<BetPlace[]>`
  select id, league_name as league, home_name as home, away_name as away, starts_at as "startsAt",
         case when kind = 'match' then result end as result
  from sports_match where id = any(${ids})`
