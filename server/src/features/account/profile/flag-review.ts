import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Db } from '../../../platform/database/connect.ts'
import * as store from './store-review.ts'

/** Flags several members in one browser for an operator. They may be a family, so nothing is refused. */
export const flagSharedDevice = async (
  db: Db,
  memberId: MemberId,
  uuid: string,
  now: Instant,
): Promise<void> => {
  if (uuid === '') return
  const others = await store.membersWithDevice(db, uuid, memberId)
  if (others.length > 0) await store.openFlag(db, { memberId, why: 'same-device', others, now })
}

export const flagSharedName = async (
  db: Db,
  memberId: MemberId,
  realNameHash: string,
  now: Instant,
): Promise<void> => {
  const others = await store.membersWithName(db, realNameHash, memberId)
  if (others.length > 0) await store.openFlag(db, { memberId, why: 'same-real-name', others, now })
}
