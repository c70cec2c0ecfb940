import { later, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { timestamp } from '../../../platform/database/value.ts'

/** Whether a simulated chatter said something in the room within the last time. */
export const haveJustSpoken = async (
  tx: Db,
  rid: string,
  withinMs: number,
  now: Instant,
): Promise<boolean> => {
  const rows = await tx`
    select 1 from chat_message
    where rid = ${rid} and simulated and made_at > ${timestamp(later(now, -withinMs))} limit 1`
  return rows.length > 0
}
