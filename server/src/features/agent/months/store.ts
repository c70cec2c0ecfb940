import type { MemberMonth } from '@xinghe/rules/agent/commission.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { siteDay, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { Period } from '@xinghe/rules/base/period.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { fragment } from '../../../platform/database/statement.ts'
import { timestamp } from '../../../platform/database/value.ts'

/** A member of an agent in a month. */
export interface AgentMember extends MemberMonth {
  readonly agentId: MemberId
  readonly name: string
  readonly registeredAt: Instant
}

/** Of the member `m`: the same person as their agent. */
const isSamePerson = fragment`
  exists (select 1 from person_mark own join person_mark theirs using (scope, hash)
          where own.member_id = m.agent_id and theirs.member_id = m.id)`

/** All members of some agents in a month, newest first, or one page of them. */
export const readMemberMonths = (
  db: Db,
  agentIds: readonly MemberId[],
  { from, until }: Period,
  page: { readonly size: number; readonly number: number } | null = null,
): Promise<AgentMember[]> => db<AgentMember[]>`
  select m.agent_id as "agentId", m.name, m.registered_at as "registeredAt",
         credit.deposited, credit.awards, play.counted, play.net, ${isSamePerson} as "isSamePerson"
  from (select id, agent_id, name, registered_at from member
        where agent_id = any(${[...agentIds]}::text[]) and registered_at < ${timestamp(until)}
        order by registered_at desc, id
        limit ${page?.size ?? null}::integer
        offset ${page === null ? 0 : (page.number - 1) * page.size}::integer) as m
  cross join lateral (
    select coalesce(sum(amount) filter (where kind = 'deposit'), 0)::bigint as deposited,
           coalesce(sum(amount) filter (where kind = 'award'), 0)::bigint as awards
    from member_credit
    where member_id = m.id and made_at >= ${timestamp(from)} and made_at < ${timestamp(until)}) as credit
  cross join lateral (
    select coalesce(sum(counted), 0)::bigint as counted, coalesce(sum(net), 0)::bigint as net
    from play_day
    where member_id = m.id and day >= ${siteDay(from)} and day < ${siteDay(until)}) as play
  order by m.registered_at desc, m.id`

/** Members who had registered when a month ended. */
export const countMembersOf = async (
  db: Db,
  agentId: MemberId,
  { until }: Period,
): Promise<number> => {
  const [row] = await db<{ members: number }[]>`
    select count(*)::integer as members from member
    where agent_id = ${agentId} and registered_at < ${timestamp(until)}`
  return row?.members ?? 0
}

export interface AgentDay {
  readonly day: string
  readonly newMembers: number
  readonly players: number
  readonly deposited: Fen
  readonly counted: Fen
  readonly net: Fen
  readonly awards: Fen
}

/** The days of a month on which an agent's members did something; who is the agent counts as registered only. */
export const readDays = (
  db: Db,
  agentId: MemberId,
  { from, until }: Period,
): Promise<AgentDay[]> => db<AgentDay[]>`
  with own as materialized (
    select m.id, m.registered_at, ${isSamePerson} as is_same_person
    from member m where m.agent_id = ${agentId} and m.registered_at < ${timestamp(until)}
  ), act as (
    select (registered_at at time zone interval '8 hours')::date as day, 1 as registered,
           null as player, 0 as deposited, 0 as counted, 0 as net, 0 as awards
    from own where registered_at >= ${timestamp(from)}
    union all
    select d.day, 0, own.id, 0, d.counted, d.net, 0
    from own join play_day d on d.member_id = own.id
    where not is_same_person and d.day >= ${siteDay(from)} and d.day < ${siteDay(until)}
    union all
    select (c.made_at at time zone interval '8 hours')::date, 0, null,
           case c.kind when 'deposit' then c.amount else 0 end, 0, 0,
           case c.kind when 'award' then c.amount else 0 end
    from own join member_credit c on c.member_id = own.id
    where not is_same_person
      and c.made_at >= ${timestamp(from)} and c.made_at < ${timestamp(until)}
  )
  select day::text as day, sum(registered)::integer as "newMembers",
         count(distinct player)::integer as players, sum(deposited)::bigint as deposited,
         sum(counted)::bigint as counted, sum(net)::bigint as net, sum(awards)::bigint as awards
  from act group by act.day order by act.day`
