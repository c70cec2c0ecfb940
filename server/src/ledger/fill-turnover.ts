import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import {
  applyTurnover,
  releaseLost,
  type TurnoverKind,
  type TurnoverLine,
} from '@xinghe/rules/wallet/turnover.ts'
import { arrayText } from '../platform/database/array-text.ts'
import type { Db } from '../platform/database/connect.ts'
import { lockMembers } from './lock-members.ts'

/** So much is to be bet before money may leave. */
export interface OpenLine extends TurnoverLine {
  readonly id: bigint
  readonly kind: TurnoverKind
  /** The deposit or award that asked for it. */
  readonly cause: string
}

/** The lines that still ask for something, oldest first. */
export const readTurnover = (db: Db, memberId: MemberId): Promise<OpenLine[]> => db<OpenLine[]>`
  select id, kind, cause, asked, done, made_at as since, false as released
  from turnover_line
  where member_id = ${memberId} and done < asked and released_at is null
  order by made_at, id`

/**
 * A settled bet fills the member's lines, oldest first. The centre balance is locked, so that two
 * settlements do not fill the same line from the same state. Answers what no line took.
 */
export const fillTurnover = async (tx: Db, memberId: MemberId, amount: Fen): Promise<Fen> => {
  await lockMembers(tx, [memberId])
  const before = await readTurnover(tx, memberId)
  const { lines, unused } = applyTurnover(before, amount)
  const changed = lines.filter((line, at) => line.done !== before[at]?.done)
  if (changed.length > 0) {
    await tx`
      update turnover_line l set done = filled.done
      from unnest(${arrayText(changed.map(({ id }) => id))}::bigint[],
                  ${arrayText(changed.map(({ done }) => done))}::bigint[]) as filled (id, done)
      where l.id = filled.id`
  }
  return unused
}

/**
 * Lets open lines go when nothing of the money behind them is left; true when it did. Everything counts
 * that the member has: in any pocket or venue, with outside venues (what was sent there and has not come
 * back, with what they report as won and lost) and in running bets. Call it before new money is credited, and after a bet is settled.
 */
export const releaseTurnover = async (
  tx: Db,
  memberId: MemberId,
  now: Instant,
): Promise<boolean> => {
  await lockMembers(tx, [memberId])
  const open = await readTurnover(tx, memberId)
  if (open.length === 0) return false
  const lost = releaseLost(open, await readEverything(tx, memberId)).filter((line) => line.released)
  if (lost.length === 0) return false
  await tx`
    update turnover_line set released_at = ${now}, released_why = 'nothing-left'
    where id = any(${arrayText(lost.map(({ id }) => id))}::bigint[])`
  return true
}

const readEverything = async (tx: Db, memberId: MemberId): Promise<Fen> => {
  const [row] = await tx<{ total: Fen }[]>`
    with own as materialized (
      select id, balance from ledger_account where member_id = ${memberId}
    ), outside as materialized (
      select id from ledger_account where purpose = 'outside-venue'
    )
    select (coalesce((select sum(balance) from own), 0)
      + coalesce((select staked from member_staked where member_id = ${memberId}), 0)
      + greatest(0,
          coalesce((select sum(t.amount) from ledger_transfer t
                    where t.from_account in (select id from own) and t.from_account > 0
                      and t.into_account in (select id from outside)), 0)
        - coalesce((select sum(t.amount) from ledger_transfer t
                    where t.into_account in (select id from own) and t.into_account > 0
                      and t.from_account in (select id from outside)), 0)
        + coalesce((select sum(payout - stake) from venue_bet
                    where member_id = ${memberId}), 0)))::bigint as total`
  return row?.total ?? 0n
}
