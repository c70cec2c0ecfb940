import type { MemberId } from '@xinghe/rules/base/id.ts'
import { siteDay, type Instant } from '@xinghe/rules/base/instant.ts'
import { arrayText, listText, separator } from '../../../platform/database/array-text.ts'
import type { Db } from '../../../platform/database/connect.ts'
import type { StoredLeg } from '../orders/stored-leg.ts'
import type { DayWon } from './day-caps.ts'
import type { AcceptedBet, AcceptedLeg } from './judge-bet.ts'
import type { StoredOutcome } from './judge-leg.ts'
import type { Debt } from './move-money.ts'

/** A leg on the match under settlement. */
export interface ScannedLeg {
  readonly id: bigint
  readonly memberId: MemberId
  readonly acceptedAt: Instant
  readonly leg: StoredLeg
  readonly outcome: StoredOutcome | null
}

/** Reads the next page of legs on a match, with the bet id as cursor. */
export type Scan = (
  db: Db,
  matchId: string,
  after: bigint,
  most: number,
) => Promise<readonly ScannedLeg[]>

/** The state is a literal, or PostgreSQL could not use the partial index of that state. */
export const scanOpenSingles: Scan = (db, matchId, after, most) => db<ScannedLeg[]>`
  select id, member_id as "memberId", accepted_at as "acceptedAt", leg, outcome from sports_bet
  where match_id = ${matchId} and state = 'open' and id > ${after} order by id limit ${most}`

/** A bet that was cashed out whole is never settled again. */
export const scanSettledSingles: Scan = (db, matchId, after, most) => db<ScannedLeg[]>`
  select id, member_id as "memberId", accepted_at as "acceptedAt", leg, outcome from sports_bet
  where match_id = ${matchId} and state = 'settled' and result is distinct from 'C' and id > ${after}
  order by id limit ${most}`

/** A combination has at most one leg on a match. */
export const scanCombinations: Scan = (db, matchId, after, most) => db<ScannedLeg[]>`
  select b.id, b.member_id as "memberId", b.accepted_at as "acceptedAt", l.leg, l.outcome
  from sports_leg l join sports_bet b on b.id = l.bet_id
  where l.match_id = ${matchId} and l.bet_id > ${after} and b.state in ('open', 'settled')
    and b.result is distinct from 'C'
  order by l.bet_id limit ${most}`

type BetRow = Omit<AcceptedBet, 'legs' | 'day'> & {
  readonly leg: StoredLeg | null
  readonly outcome: StoredOutcome | null
}

/**
 * Accepted bets with all their legs, by id, except bets that were wholly cashed out. The caller has locked their
 * members' purses.
 */
export const readBets = async (tx: Db, ids: readonly bigint[]): Promise<AcceptedBet[]> => {
  const [bets, legs] = await Promise.all([
    tx<BetRow[]>`
      select b.id, b.member_id as "memberId", b.code, b.stake - b.cashed_stake as stake, b.risk, b.max_win as "maxWin",
             b.usd_rate as "usdRate", b.accepted_at as "acceptedAt", b.state, b.result, b.payout, b.net,
             b.turnover, b.settlements, b.debt, b.explanation, b.cashed_risk as "cashedRisk",
             b.cashed_value as "cashedValue", b.leg, b.outcome,
             v.subject is not null as voided
      from sports_bet b left join sports_void v on v.subject = 'bet:' || b.id
      where b.id = any(${arrayText(ids)}::bigint[]) and b.state in ('open', 'settled')
        and b.result is distinct from 'C'
      order by b.id`,
    tx<(AcceptedLeg & { betId: bigint })[]>`
      select bet_id as "betId", position, leg, outcome from sports_leg
      where bet_id = any(${arrayText(ids)}::bigint[]) order by bet_id, position`,
  ])
  const legsOf = Map.groupBy(legs, ({ betId }) => betId)
  return bets.map(({ leg, outcome, ...bet }) => ({
    ...bet,
    day: siteDay(bet.acceptedAt),
    legs: leg === null ? (legsOf.get(bet.id) ?? []) : [{ position: 0, leg, outcome }],
  }))
}

export const readDebts = (tx: Db, memberIds: readonly MemberId[]): Promise<Debt[]> => tx<Debt[]>`
  select id as "betId", member_id as "memberId", debt from sports_bet
  where member_id = any(string_to_array(${listText(memberIds)}, ${separator})) and debt > 0 order by id`

export const readDays = (
  tx: Db,
  days: readonly { readonly memberId: MemberId; readonly day: string }[],
): Promise<DayWon[]> => tx<DayWon[]>`
  select d.member_id as "memberId", d.day::text as day, d.won
  from unnest(string_to_array(${listText(days.map(({ memberId }) => memberId))}, ${separator}),
              string_to_array(${listText(days.map(({ day }) => day))}, ${separator})::date[])
    as asked (member_id, day)
  join sports_member_day d on d.member_id = asked.member_id and d.day = asked.day`

export const findBet = async (
  db: Db,
  id: bigint,
): Promise<{ readonly memberId: MemberId; readonly ticket: string | null } | null> => {
  const [row] = await db<{ memberId: MemberId; ticket: string | null }[]>`
    select member_id as "memberId", ticket from sports_bet where id = ${id}`
  return row ?? null
}
