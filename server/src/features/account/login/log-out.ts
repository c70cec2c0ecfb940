import { writeEvent } from '../../../platform/events/outbox.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import type { Platform } from '../../../platform/parts.ts'

export const logOut = async (
  { sql, sessions }: Platform,
  { memberId, session }: MemberContext,
): Promise<Record<string, never>> => {
  const why = 'logout'
  await sql.begin(async (tx) => {
    await sessions.end(tx, session.hash, why)
    await writeEvent(tx, 'session-ended', { memberId, hash: session.hash, why })
  })
  return {}
}
