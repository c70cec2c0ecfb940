import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Db } from '../../platform/database/connect.ts'
import { timestamp } from '../../platform/database/value.ts'

/** Makes a demonstration account as old as its agency; null where it is an agent already. */
export const backdateAgent = async (
  tx: Db,
  name: string,
  registeredAt: Instant,
): Promise<MemberId | null> => {
  const [row] = await tx<{ id: MemberId }[]>`
    update member m set registered_at = ${timestamp(registeredAt)}
    where demo and name = ${name} and not exists (select 1 from agent a where a.member_id = m.id)
    returning id`
  return row?.id ?? null
}

/** Makes a demonstration account a simulated member of an agent, as if registered then. */
export const placeUnderAgent = async (
  tx: Db,
  name: string,
  agentId: MemberId,
  registeredAt: Instant,
): Promise<MemberId | null> => {
  const [row] = await tx<{ id: MemberId }[]>`
    update member set agent_id = ${agentId}, simulated = true, registered_at = ${timestamp(registeredAt)}
    where demo and name = ${name} returning id`
  return row?.id ?? null
}
