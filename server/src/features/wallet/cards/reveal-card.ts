import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Db } from '../../../platform/database/connect.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { openNumber } from './card-number.ts'
import { readSealed } from './store.ts'

/** One of the member's own cards in full; a card never changes, so its id is its version. */
export const revealCard = async (
  db: Db,
  secrets: Secrets,
  memberId: MemberId,
  id: string,
): Promise<{ d: string; v: string } | null> => {
  const sealed = await readSealed(db, memberId, id)
  return sealed === null ? null : { d: openNumber(secrets, id, sealed), v: id }
}
