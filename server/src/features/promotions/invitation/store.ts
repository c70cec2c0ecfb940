import type { MemberId } from '@xinghe/rules/base/id.ts'
import { siteDay, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { timestamp } from '../../../platform/database/value.ts'

export interface Invitation {
  readonly memberId: MemberId
  readonly registeredAt: Instant
  /** Of the invited member. */
  readonly code: string
  readonly inviterId: MemberId
}

/** Who invited a member; null where nobody did, the code is unknown, or the member has an agent. */
export const findInvitation = async (db: Db, memberId: MemberId): Promise<Invitation | null> => {
  const [row] = await db<Invitation[]>`
    select f.id as "memberId", f.registered_at as "registeredAt", f.invite_code as code,
           i.id as "inviterId"
    from member f join member i on i.invite_code = upper(f.i_code) and i.id <> f.id
    where f.id = ${memberId} and f.agent_id is null`
  return row ?? null
}

export const lockInviter = async (tx: Db, memberId: MemberId): Promise<void> => {
  await tx`select 1 from member where id = ${memberId} for no key update`
}

export const readInviteCode = async (db: Db, memberId: MemberId): Promise<string> => {
  const [row] = await db<{ code: string }[]>`
    select invite_code as code from member where id = ${memberId}`
  return row?.code ?? ''
}

/** Friends for whom a member was offered an award, ever and since the month began. */
export const countRewarded = async (
  db: Db,
  memberId: MemberId,
  source: string,
  monthFrom: Instant,
): Promise<{ rewarded: number; ofMonth: number }> => {
  const [row] = await db<{ rewarded: number; ofMonth: number }[]>`
    select count(*)::integer as rewarded,
           count(*) filter (where offered_at >= ${timestamp(monthFrom)})::integer as "ofMonth"
    from award where member_id = ${memberId} and source = ${source} and item like 'friend-%'`
  return row ?? { rewarded: 0, ofMonth: 0 }
}

export interface Friend {
  readonly memberId: MemberId
  readonly name: string
  readonly registeredAt: Instant
  readonly isRewarded: boolean
}

/** Members who registered with a code and have no agent, newest first. */
export const readFriends = (
  db: Db,
  code: string,
  source: string,
  most: number,
): Promise<Friend[]> => db<Friend[]>`
  select f.id as "memberId", f.name, f.registered_at as "registeredAt",
         exists (select 1 from award a where a.member_id = f.id and a.source = ${source}
                 and a.item = 'invited' and a.state = 'granted') as "isRewarded"
  from member f where upper(f.i_code) = ${code} and f.i_code <> '' and f.agent_id is null
  order by f.registered_at desc, f.id limit ${most}`

interface FirstDays {
  readonly memberId: MemberId
  readonly from: Instant
  readonly until: Instant
}

/** What members have deposited (as credited) and played in the given days. */
export const readFirstDays = async (
  db: Db,
  days: readonly FirstDays[],
): Promise<ReadonlyMap<MemberId, { deposited: Fen; counted: Fen }>> => {
  const rows = await db<{ memberId: MemberId; deposited: Fen; counted: Fen }[]>`
    select f.member_id as "memberId",
           coalesce((select sum(amount) from deal_record
                     where member_id = f.member_id and category = 'deposit'
                       and state in ('paid', 'paid-late', 'credited-in-review')
                       and ended_at >= f.first and ended_at < f.after), 0)::bigint as deposited,
           coalesce((select sum(counted) from play_day
                     where member_id = f.member_id and day >= f.first_day and day < f.after_day), 0)::bigint
             as counted
    from unnest(${days.map(({ memberId }) => memberId)}::text[],
                ${days.map(({ from }) => timestamp(from))}::timestamptz[],
                ${days.map(({ until }) => timestamp(until))}::timestamptz[],
                ${days.map(({ from }) => siteDay(from))}::date[],
                ${days.map(({ until }) => siteDay(until))}::date[])
      as f (member_id, first, after, first_day, after_day)`
  return new Map(rows.map(({ memberId, ...sums }) => [memberId, sums]))
}
