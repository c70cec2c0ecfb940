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
 * A settled bet fills the member's turnover lines other than those of awards, oldest first. The centre
 * balance is locked, so that two settlements do not fill the same line twice. Returns the amount that no
 * line took.
 */
export const fillTurnover = async (tx: Db, memberId: MemberId, amount: Fen): Promise<Fen> => {
  await lockMembers(tx, [memberId])
  const before = (await readTurnover(tx, memberId)).filter(({ kind }) => kind !== 'award')
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
 * Releases the open lines of members who have no money left; returns whose. Counted are all pockets and
 * venues, outside venues (transfers there and back, with reported wins and losses) and running bets. Call
 * it before new money is credited, and after a bet is settled.
 */
export const releaseTurnovers = async (
  tx: Db,
  memberIds: readonly MemberId[],
  now: Instant,
): Promise<MemberId[]> => {
  await lockMembers(tx, memberIds)
  const open = await tx<(OpenLine & { memberId: MemberId })[]>`
    select id, member_id as "memberId", kind, cause, asked, done, made_at as since, false as released
    from turnover_line
    where member_id = any(${[...memberIds]}::text[]) and done < asked and released_at is null
    order by made_at, id`
  if (open.length === 0) return []
  const linesOf = Map.groupBy(open, ({ memberId }) => memberId)
  const totals = await readEverything(tx, [...linesOf.keys()])
  const lost = [...linesOf].flatMap(([memberId, lines]) =>
    releaseLost(lines, totals.get(memberId) ?? 0n).filter((line) => line.released),
  )
  if (lost.length === 0) return []
  await tx`
    update turnover_line set released_at = ${timestamp(now)}, released_why = 'nothing-left'
    where id = any(${arrayText(lost.map(({ id }) => id))}::bigint[])`
  return [...new Set(lost.map(({ memberId }) => memberId))]
}

/** The same for one member; true when a line was released. */
export const releaseTurnover = async (tx: Db, memberId: MemberId, now: Instant): Promise<boolean> =>
  (await releaseTurnovers(tx, [memberId], now)).length > 0

/** All money of each member: pockets, venues of the house and outside, and the stakes of running bets. */
export const readEverything = async (
  tx: Db,
  memberIds: readonly MemberId[],
): Promise<Map<MemberId, Fen>> => {
  const rows = await tx<{ memberId: MemberId; total: Fen }[]>`
    with own as materialized (
      select id, member_id, balance from ledger_account
      where member_id = any(${[...memberIds]}::text[])
    ), outside as materialized (
      select id from ledger_account where purpose = 'outside-venue'
    ), sent as (
      select own.member_id, sum(t.amount) as amount from own
      join ledger_transfer t on t.from_account = own.id and t.from_account > 0
      where t.into_account in (select id from outside) group by own.member_id
    ), returned as (
      select own.member_id, sum(t.amount) as amount from own
      join ledger_transfer t on t.into_account = own.id and t.into_account > 0
      where t.from_account in (select id from outside) group by own.member_id
    ), won as (
      select member_id, sum(amount) as amount from venue_result
      where member_id = any(${[...memberIds]}::text[]) group by member_id
    )
    select held.member_id as "memberId",
           (held.amount + coalesce(s.staked, 0)
             + greatest(0, coalesce(sent.amount, 0) - coalesce(returned.amount, 0)
                           + coalesce(won.amount, 0)))::bigint as total
    from (select member_id, sum(balance) as amount from own group by member_id) as held
    left join lateral (
      select staked from member_staked where member_id = held.member_id) as s on true
    left join sent using (member_id)
    left join returned using (member_id)
    left join won using (member_id)`
  return new Map(rows.map(({ memberId, total }) => [memberId, total]))
}
