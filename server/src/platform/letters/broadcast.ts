import { writeAuditLine } from '../audit/audit.ts'
import type { Platform } from '../parts.ts'
import { sendBroadcast, type Broadcast } from './send-broadcast.ts'

/** A letter to all members from an operator; returns its id. */
export const broadcast = (
  { sql, clock }: Pick<Platform, 'sql' | 'clock'>,
  { actor, ...letter }: Omit<Broadcast, 'now'> & { readonly actor: string },
): Promise<string> =>
  sql.begin(async (tx) => {
    const now = clock.now()
    const id = await sendBroadcast(tx, { ...letter, now })
    const line = { actor, action: 'send-broadcast', subject: id, detail: {} } as const
    await writeAuditLine(tx, { ...line, before: null, after: letter, now })
    return id
  })
