import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { writeEvent } from '../../../platform/events/outbox.ts'
import type { Platform } from '../../../platform/parts.ts'
import { openSessionHashes } from './store-session.ts'

/** Ends every session of a member but `except`, with an event for each; null ends all. */
export const endSessionsOf = async (
  tx: Db,
  { sessions }: Pick<Platform, 'sessions'>,
  memberId: MemberId,
  why: string,
  except: string | null,
): Promise<void> => {
  for (const hash of await openSessionHashes(tx, memberId)) {
    if (hash === except) continue
    await sessions.end(tx, hash, why)
    await writeEvent(tx, 'session-ended', { memberId, hash, why })
  }
}
