import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Appeal } from '@xinghe/rules/sports/appeal.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { timestamp } from '../../../platform/database/value.ts'

export interface AppealRow extends Appeal {
  readonly id: string
}

export const readAppeal = async (
  db: Db,
  memberId: MemberId,
  id: string,
): Promise<AppealRow | null> => {
  const [row] = await db<AppealRow[]>`
    select id, ticket, words, state, answer, made_at as "madeAt", answered_at as "answeredAt"
    from appeal_thread where id = ${id} and member_id = ${memberId}`
  return row ?? null
}

/** A later answer shows the appeal again: the list compares the times. */
export const hideAppeal = async (
  db: Db,
  memberId: MemberId,
  id: string,
  now: Instant,
): Promise<void> => {
  await db`
    insert into hidden_appeal_thread (id, member_id, hidden_at)
    values (${id}, ${memberId}, ${timestamp(now)})
    on conflict (id) do update set hidden_at = excluded.hidden_at`
}
