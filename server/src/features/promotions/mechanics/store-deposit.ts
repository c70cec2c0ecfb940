import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { dayPeriod, weekPeriod } from '@xinghe/rules/base/period.ts'
import {
  depositBonusKinds,
  type DepositBonusKind,
  type DepositHistory,
} from '@xinghe/rules/promotions/deposit-bonus.ts'
import type { PlayBreak } from '@xinghe/rules/account/play-break.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { timestamp } from '../../../platform/database/value.ts'

/** A credited payment of an order that a bonus was chosen with. */
export interface BonusCredit {
  readonly memberId: MemberId
  readonly orderId: string
  readonly kind: DepositBonusKind
  readonly id: string
  readonly version: number
  readonly amount: Fen
  readonly paidAt: Instant
  readonly expiresAt: Instant
  readonly creditedAt: Instant
  readonly transferId: bigint
}

/** Null where the order has no bonus. */
export const readCredit = async (
  db: Db,
  orderId: string,
  reference: string,
): Promise<BonusCredit | null> => {
  const [row] = await db<BonusCredit[]>`
    select member_id as "memberId", order_id as "orderId", activity_kind as kind, activity_id as id,
           activity_version as version, amount, paid_at as "paidAt", credited_at as "creditedAt",
           transfer_id as "transferId", expires_at as "expiresAt"
    from deposit_credit
    where order_id = ${orderId} and reference = ${reference} and activity_kind is not null`
  return row ?? null
}

/**
 * What a member had done before a credit; without one, before a payment that would come now. Days and weeks
 * are those of `at`.
 */
export const readHistory = async (
  db: Db,
  memberId: MemberId,
  source: string,
  at: Instant,
  credit: Pick<BonusCredit, 'creditedAt' | 'transferId'> | null = null,
): Promise<DepositHistory> => {
  const week = weekPeriod(at)
  const [row] = await db<DepositHistory[]>`
    with earlier as materialized (
      select credited_at, row_number() over (order by credited_at, transfer_id) as place
      from deposit_credit
      where member_id = ${memberId}
        and (${credit?.transferId ?? null}::bigint is null
             or (credited_at, transfer_id)
                < (${timestamp(credit?.creditedAt ?? null)}::timestamptz, ${credit?.transferId ?? null}::bigint))
    )
    select s.registered_at as "registeredAt", s.has_withdrawn as "hasWithdrawn",
           exists (select 1 from earlier) as "hasDeposited",
           (select count(*) from earlier
            where place > 1 and credited_at >= ${timestamp(dayPeriod(at).from)})::int as "creditsToday",
           (select count(*) from award
            where member_id = ${memberId} and source = ${source}
              and period >= ${dayPeriod(week.from).name}
              and period < ${dayPeriod(week.until).name})::int as "bonusesThisWeek",
           exists (select 1 from turnover_line l
                   join award a on l.kind = 'award' and a.id = l.cause
                   where l.member_id = ${memberId} and l.done < l.asked and l.released_at is null
                     and split_part(a.source, '/', 1) = any(${[...depositBonusKinds]}::text[])) as "hasOpenBonus"
    from member_standing s where s.member_id = ${memberId}`
  if (row === undefined) throw new Error(`there is no member ${memberId}`)
  return row
}

interface Standing {
  readonly state: string
  readonly simulated: boolean
  readonly playBreak: PlayBreak
}

export const readStanding = async (db: Db, memberId: MemberId): Promise<Standing | null> => {
  const [row] = await db<(Omit<Standing, 'playBreak'> & PlayBreak)[]>`
    select state, simulated, cool_off_until as "coolOffUntil", excluded_until as "excludedUntil",
           excluded_for_good as "excludedForGood"
    from member_standing where member_id = ${memberId}`
  if (row === undefined) return null
  const { state, simulated, ...playBreak } = row
  return { state, simulated, playBreak }
}

export const isJudged = async (db: Db, orderId: string): Promise<boolean> => {
  const rows = await db`select 1 from deposit_bonus where order_id = ${orderId}`
  return rows.length > 0
}

/** The verdict on an order's bonus: its award, or the reason why there is none. */
export const insertVerdict = async (
  tx: Db,
  { orderId, memberId }: Pick<BonusCredit, 'orderId' | 'memberId'>,
  verdict: { readonly awardId: string } | { readonly reason: string },
  now: Instant,
): Promise<void> => {
  await tx`
    insert into deposit_bonus (order_id, member_id, award_id, reason, judged_at)
    values (${orderId}, ${memberId}, ${'awardId' in verdict ? verdict.awardId : null},
            ${'reason' in verdict ? verdict.reason : null}, ${timestamp(now)})`
}

/** An order, with the bonus that was chosen with it and what became of that. */
export interface DepositRow {
  readonly orderId: string
  readonly channelName: string
  readonly amount: Fen
  readonly state: string
  readonly madeAt: Instant
  readonly kind: DepositBonusKind | null
  readonly id: string | null
  readonly version: number | null
  readonly granted: Fen | null
  readonly reason: string | null
}

/** Newest first. An award that waits for its review is not granted yet. */
export const readDeposits = (
  db: Db,
  memberId: MemberId,
  since: Instant,
  isTraditional: boolean,
  most: number,
): Promise<DepositRow[]> => db<DepositRow[]>`
  select d.order_id as "orderId", d.amount, d.state, d.made_at as "madeAt", d.activity_kind as kind,
         d.activity_id as id, d.activity_version as version,
         coalesce(case when ${isTraditional}::boolean then c.title_tw else c.title_cn end, d.rail)
           as "channelName",
         case when a.state in ('granted', 'quit') then a.amount end as granted, b.reason
  from deposit_with_bonus d
  left join deal_channel c on c.category = 'deposit' and c.channel = d.rail
  left join deposit_bonus b on b.order_id = d.order_id
  left join award a on a.id = b.award_id
  where d.member_id = ${memberId} and d.made_at >= ${timestamp(since)}
  order by d.made_at desc, d.order_id desc limit ${most}`
