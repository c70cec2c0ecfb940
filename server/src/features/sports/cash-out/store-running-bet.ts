import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { timestamp } from '../../../platform/database/value.ts'
import type { StoredLeg } from '../orders/stored-leg.ts'

/** The legs of an accepted bet, which never change; null for a bet of another member. */
export const readLegs = async (
  db: Db,
  memberId: MemberId,
  betNumber: number,
): Promise<readonly StoredLeg[] | null> => {
  const [row] = await db<{ legs: readonly StoredLeg[] }[]>`
    select case when b.leg is not null then jsonb_build_array(b.leg)
                else coalesce((select jsonb_agg(l.leg order by l.position) from sports_leg l
                               where l.bet_id = b.id), '[]') end as legs
    from sports_bet b
    where b.id = ${betNumber} and b.member_id = ${memberId} and b.state in ('open', 'settled')`
  return row?.legs ?? null
}

/** Numbers of a member's open bets, newest first. */
export const findOpenBets = async (db: Db, memberId: MemberId, most: number): Promise<bigint[]> => {
  const rows = await db<{ id: bigint }[]>`
    select id from sports_bet where member_id = ${memberId} and state = 'open'
    order by placed_at desc, id desc limit ${most}`
  return rows.map(({ id }) => id)
}

/** After purses and exposures. False where the bet is not open any more. */
export const lockOpenBet = async (tx: Db, betNumber: number): Promise<boolean> => {
  const rows = await tx`
    select 1 from sports_bet where id = ${betNumber} and state = 'open' for no key update`
  return rows.length === 1
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

export const writeReducedBet = async (
  tx: Db,
  { id, stakeBefore, rest, cashed, explanation }: ReducedBet,
  now: Instant,
): Promise<void> => {
  const isOver = explanation !== null
  const { count } = await tx`
    update sports_bet
    set risk = ${rest.risk}, max_win = ${rest.maxWin},
        cashed_stake = cashed_stake + ${cashed.stake}, cashed_risk = cashed_risk + ${cashed.risk}, cashed_value = cashed_value + ${cashed.value},
        cashed_turnover = cashed_turnover + ${cashed.turnover},
        state = case when ${isOver} then 'settled' else state end,
        result = case when ${isOver} then 'C' else result end,
        payout = case when ${isOver} then 0 end, net = case when ${isOver} then 0 end,
        turnover = case when ${isOver} then 0 end,
        explanation = ${explanation},
        settled_at = case when ${isOver} then ${timestamp(now)}::timestamptz end
    where id = ${id} and state = 'open' and stake - cashed_stake = ${stakeBefore}`
  if (count !== 1) throw new Error(`bet ${id} was changed by another transaction`)
}
