import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { arrayText, listText, separator } from '../../../platform/database/array-text.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { timestamp } from '../../../platform/database/value.ts'
import type { StoredLeg } from '../orders/stored-leg.ts'

/** An accepted bet, as far as it never changes. */
export interface BetLegs {
  readonly betNumber: number
  readonly memberId: MemberId
  readonly legs: readonly StoredLeg[]
}

/** Without bets that are unknown or were never accepted. */
export const readLegs = async (db: Db, betNumbers: readonly number[]): Promise<BetLegs[]> => {
  const rows = await db<(Omit<BetLegs, 'betNumber'> & { id: bigint })[]>`
    select b.id, b.member_id as "memberId",
           case when b.leg is not null then jsonb_build_array(b.leg)
                else coalesce((select jsonb_agg(l.leg order by l.position) from sports_leg l
                               where l.bet_id = b.id), '[]') end as legs
    from sports_bet b
    where b.id = any(${arrayText(betNumbers)}::bigint[]) and b.state in ('open', 'settled')`
  return rows.map(({ id, ...bet }) => ({ betNumber: Number(id), ...bet }))
}

/** Numbers of a member's open bets, newest first. */
export const findOpenBets = async (db: Db, memberId: MemberId, most: number): Promise<bigint[]> => {
  const rows = await db<{ id: bigint }[]>`
    select id from sports_bet where member_id = ${memberId} and state = 'open'
    order by placed_at desc, id desc limit ${most}`
  return rows.map(({ id }) => id)
}

/** Locks bets; the caller has locked purses and exposures before. Returns the bets that are still open. */
export const lockOpenBets = async (tx: Db, betNumbers: readonly number[]): Promise<bigint[]> => {
  const rows = await tx<{ id: bigint }[]>`
    select id from sports_bet where id = any(${arrayText(betNumbers)}::bigint[]) and state = 'open'
    order by id for no key update`
  return rows.map(({ id }) => id)
}

/** A bet after a part of it was cashed out. */
export interface ReducedBet {
  readonly id: bigint
  /** What ran on before. */
  readonly stakeBefore: Fen
  readonly rest: { readonly risk: Fen; readonly maxWin: Fen }
  readonly cashed: {
    readonly stake: Fen
    readonly risk: Fen
    readonly value: Fen
    readonly turnover: Fen
  }
  /** Set where nothing of the bet runs on: it is settled by this cash out. */
  readonly explanation: string | null
}

export const writeReducedBets = async (
  tx: Db,
  bets: readonly ReducedBet[],
  now: Instant,
): Promise<void> => {
  const cashed = bets.map((bet) => bet.cashed)
  const { count } = await tx`
    update sports_bet b
    set risk = g.risk, max_win = g.max_win,
        cashed_stake = b.cashed_stake + g.cashed_stake, cashed_risk = b.cashed_risk + g.cashed_risk,
        cashed_value = b.cashed_value + g.cashed_value,
        cashed_turnover = b.cashed_turnover + g.cashed_turnover,
        state = case when g.explanation is null then b.state else 'settled' end,
        result = case when g.explanation is null then b.result else 'C' end,
        payout = case when g.explanation is not null then 0 end,
        net = case when g.explanation is not null then 0 end,
        turnover = case when g.explanation is not null then 0 end,
        explanation = g.explanation,
        settled_at = case when g.explanation is not null then ${timestamp(now)}::timestamptz end
    from unnest(${arrayText(bets.map(({ id }) => id))}::bigint[],
                ${arrayText(bets.map(({ stakeBefore }) => stakeBefore))}::bigint[],
                ${arrayText(bets.map(({ rest }) => rest.risk))}::bigint[],
                ${arrayText(bets.map(({ rest }) => rest.maxWin))}::bigint[],
                ${arrayText(cashed.map(({ stake }) => stake))}::bigint[],
                ${arrayText(cashed.map(({ risk }) => risk))}::bigint[],
                ${arrayText(cashed.map(({ value }) => value))}::bigint[],
                ${arrayText(cashed.map(({ turnover }) => turnover))}::bigint[],
                string_to_array(${listText(bets.map(({ explanation }) => explanation))}, ${separator}, ''))
      as g (id, stake_before, risk, max_win, cashed_stake, cashed_risk, cashed_value, cashed_turnover,
            explanation)
    where b.id = g.id and b.state = 'open' and b.stake - b.cashed_stake = g.stake_before`
  if (count !== bets.length) throw new Error('a bet was changed by another transaction')
}
