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
import { timestamp } from '../platform/database/value.ts'
import { lockMembers } from './lock-members.ts'

/** An unfilled turnover requirement, which blocks withdrawals. */
export interface OpenLine extends TurnoverLine {
  readonly id: bigint
  readonly kind: TurnoverKind
  /** The deposit or award that required it. */
  readonly cause: string
}

/** The lines that are not yet filled, oldest first. */
export const readTurnover = (db: Db, memberId: MemberId): Promise<OpenLine[]> => db<OpenLine[]>`
  select id, kind, cause, asked, done, made_at as since, false as released
  from turnover_line
  where member_id = ${memberId} and done < asked and released_at is null
  order by made_at, id`

/**
 * A settled bet fills the member's turnover lines, oldest first. The centre balance is locked, so that two
 * settlements do not fill the same line twice. Returns the amount that no line took.
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
 * Releases the open lines of a member who has no money left; true when it did. Counted are all pockets and
 * venues, outside venues (transfers there and back, with reported wins and losses) and running bets. Call
 * it before new money is credited, and after a bet is settled.
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
    update turnover_line set released_at = ${timestamp(now)}, released_why = 'nothing-left'
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
