import type { AgencyTime, AgentCondition } from '@xinghe/rules/agent/agency.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { fragment } from '../../../platform/database/statement.ts'
import { timestamp } from '../../../platform/database/value.ts'

/** A member who is, or was, an agent. */
export interface Agency extends AgencyTime {
  readonly memberId: MemberId
  /** 推荐码 */
  readonly code: string
}

const columns = fragment`a.member_id as "memberId", a.code, a.since, a.ended_at as "endedAt"`

/** The agent who has this code and takes new members. */
export const findRunningAgent = async (db: Db, code: string): Promise<MemberId | null> => {
  const [row] = await db<{ memberId: MemberId }[]>`
    select member_id as "memberId" from agent where code = upper(${code}) and ended_at is null`
  return row?.memberId ?? null
}

export const findAgency = async (db: Db, memberId: MemberId): Promise<Agency | null> => {
  const [row] = await db<Agency[]>`select ${columns} from agent a where a.member_id = ${memberId}`
  return row ?? null
}

/** All agents, also those whose agency has ended. */
export const readAgencies = (db: Db): Promise<Agency[]> => db<Agency[]>`
  select ${columns} from agent a order by a.member_id`

export interface NamedAgency extends Agency {
  readonly name: string
  readonly endReason: string | null
  readonly members: number
}

/** For the operator, newest first; of one name or of all. */
export const readNamedAgencies = (db: Db, name: string | null = null): Promise<NamedAgency[]> =>
  db<NamedAgency[]>`
    select ${columns}, m.name, a.end_reason as "endReason",
           (select count(*)::integer from member d where d.agent_id = a.member_id) as members
    from agent a join member m on m.id = a.member_id
    where ${name}::text is null or m.name_key = ${name}
    order by a.since desc, a.member_id`

/** Which conditions of an application a member meets. */
export const readConditions = async (
  db: Db,
  memberId: MemberId,
): Promise<Record<AgentCondition, boolean>> => {
  const [row] = await db<Record<AgentCondition, boolean>[]>`
    select phone_hash is not null as phone, real_name_hash is not null as "real-name"
    from member where id = ${memberId}`
  if (row === undefined) throw new Error(`there is no member ${memberId}`)
  return row
}

export const insertAgent = async (tx: Db, memberId: MemberId, now: Instant): Promise<Agency> => {
  const [agency] = await tx<Agency[]>`
    insert into agent as a (member_id, since) values (${memberId}, ${timestamp(now)})
    returning ${columns}`
  if (agency === undefined) throw new Error('an agent was not written')
  return agency
}

/** False where the agency has ended before. */
export const endAgency = async (
  tx: Db,
  memberId: MemberId,
  reason: string,
  now: Instant,
): Promise<boolean> => {
  const { count } = await tx`
    update agent set ended_at = ${timestamp(now)}, end_reason = ${reason}
    where member_id = ${memberId} and ended_at is null`
  return count === 1
}

export interface MemberCounts {
  readonly members: number
  /** Registered since the given instant. */
  readonly newMembers: number
}

export const countMembers = async (
  db: Db,
  agentId: MemberId,
  since: Instant,
): Promise<MemberCounts> => {
  const [row] = await db<MemberCounts[]>`
    select count(*)::integer as members,
           (count(*) filter (where registered_at >= ${timestamp(since)}))::integer as "newMembers"
    from member where agent_id = ${agentId}`
  return row ?? { members: 0, newMembers: 0 }
}
